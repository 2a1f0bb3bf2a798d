import Dispatch
import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("States written from everywhere") struct WriteStressTests {
    let log = Log()

    @Test("Of writes from several threads and under several transactions, the last value is the one that stays")
    func threads() async {
        let handles = (0..<4).map { _ in Handle<Binding<Int>>() }
        let host = TestHost(VStack { ForEach(0..<4) { StressedReader(handle: handles[$0], log: log, name: "\($0)") } })
        let bindings = handles.compactMap { $0.value }
        for round in 1...60 {
            write(bindings, round, host)
            // From here on nobody else writes: what is written last wins, wherever.
            if round % 2 == 0 { for binding in bindings { binding.wrappedValue = round } }
            let values = bindings.map(\.wrappedValue)
            await eventually("what was written last to be shown") {
                host.update()
                return bindings.map(\.displayed) == values
            }
            host.update()
            #expect(bindings.map(\.wrappedValue) == values, "round \(round)")
            #expect((0..<4).map { log.values("\($0)").last } == values.map { "\($0)" }, "round \(round)")
        }
        host.close()
    }

    /// Writes on four threads and on this one, and waits for all. No other test runs meanwhile: some count what threads
    /// have left.
    private func write(_ bindings: [Binding<Int>], _ round: Int, _ host: TestHost) {
        let group = DispatchGroup()
        for (index, binding) in bindings.enumerated() {
            let written = Written(binding)
            DispatchQueue.global().async(group: group) { @Sendable in
                for value in 0..<20 {
                    written.write(round * 1_000 + value, animated: (value + index) % 3 == 0)
                }
            }
        }
        for value in 0..<10 {
            bindings[value % 4].wrappedValue = -value
            withTransaction(Transaction(animation: value % 2 == 0 ? .default : nil)) {
                bindings[(value + 1) % 4].wrappedValue = value
            }
            if value % 4 == 0 { host.update() }
        }
        group.wait()
    }

    @Test("What a dynamic property writes while it is brought up to date is dropped and reported")
    func update() {
        let host = TestHost()
        let reported = issues {
            host.show(Updating(property: WritingProperty()))
            host.show(Color.red.modifier(UpdatingModifier(property: WritingProperty())))
        }
        #expect(reported.count >= 2)
        #expect(reported.allSatisfy { $0.category == "state-write-during-update" })
        host.close()
    }

    @Test("Two graphs that change each other's state in onChange come to an end, which is reported")
    func pingPong() {
        let (one, two) = (Handle<Binding<Int>>(), Handle<Binding<Int>>())
        let hosts = [
            TestHost(Passing(own: one, other: two, log: log)), TestHost(Passing(own: two, other: one, log: log)),
        ]
        let reported = issues {
            one.value?.wrappedValue = 1
            UpdateQueue.shared.flush()
            for host in hosts { host.update() }
        }
        #expect(reported.contains { $0.category == "repeated-change" || $0.category == "update-cycle" })
        #expect(log("passed") < 1_000)
        for host in hosts { host.close() }
    }
}

/// `EvaluationTests` leaves it out by this name.
private struct StressedReader: View {
    let handle: Handle<Binding<Int>>
    let log: Log
    let name: String
    @State private var value = 0

    var body: some View {
        let _ = handle.value = $value
        let _ = log.run(name, "\(value)")
        Text(verbatim: "\(value)")
    }
}

extension Binding {
    fileprivate var displayed: Value { location.displayed() }
}

/// A binding of a state may be written on every thread.
private struct Written: @unchecked Sendable {
    // States are guarded by a lock of their own.
    private let binding: Binding<Int>

    init(_ binding: Binding<Int>) { self.binding = binding }

    func write(_ value: Int, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { binding.wrappedValue = value }
    }
}

private struct WritingProperty: DynamicProperty {
    @State private var value = 0
    func update() { value += 1 }
    var number: Int { value }
}

private struct Updating: View {
    let property: WritingProperty
    var body: some View { Text(verbatim: "\(property.number)") }
}

private struct UpdatingModifier: ViewModifier {
    let property: WritingProperty
    func body(content: Content) -> some View { content.opacity(Double(property.number)) }
}

private struct Passing: View {
    let own: Handle<Binding<Int>>
    let other: Handle<Binding<Int>>
    let log: Log
    @State private var value = 0

    var body: some View {
        let _ = own.value = $value
        Color.red.onChange(of: value) {
            log.run("passed")
            other.value?.wrappedValue += 1
        }
    }
}
