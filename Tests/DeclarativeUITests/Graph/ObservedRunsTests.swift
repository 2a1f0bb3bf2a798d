import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@Observable private final class Shelf {
    var number = 0
}

/// Reads the model while it is told to.
private struct Reader: View {
    let model: Shelf
    let reads: Bool
    let turn: Int
    let log: Log

    var body: some View {
        log.run("body")
        return Text(reads ? "\(model.number)" : "\(turn)")
    }
}

@MainActor @Suite("What bodies read of observable objects") struct ObservedRunsTests {
    private let model = Shelf()
    private let log = Log()

    private func view(_ turn: Int, reads: Bool = true) -> Reader {
        Reader(model: model, reads: reads, turn: turn, log: log)
    }

    @Test("A body that ran often for other reasons runs once when what it read changes")
    func oftenRun() {
        let host = TestHost(view(0))
        for turn in 1...20 { host.show(view(turn)) }
        #expect(log("body") == 21)
        model.number = 1
        host.update()
        #expect(log("body") == 22)
        model.number = 2
        host.update()
        #expect(log("body") == 23)
        host.close()
    }

    @Test("A body that no longer reads an object is not run when it changes")
    func noLongerRead() {
        for rounds in [1, 3] {
            let host = TestHost(view(0))
            for turn in 1..<rounds { host.show(view(turn)) }
            host.show(view(rounds, reads: false))
            let count = log("body")
            model.number += 1
            host.update()
            #expect(log("body") == count)
            host.show(view(rounds + 1))
            model.number += 1
            host.update()
            #expect(log("body") == count + 2)
            host.close()
        }
    }

    @Test("A view that is gone leaves nothing with the object")
    func gone() {
        // The first body of a type that reads an object cannot be foreseen to do so.
        TestHost(view(0)).close()
        let host = TestHost(view(0))
        host.show(view(1))
        weak let run = host.graph.observedRuns.any
        #expect(run != nil)
        host.close()
        #expect(run == nil)
        model.number = 1
        #expect(log("body") == 3)
    }
}
