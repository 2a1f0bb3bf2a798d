import TestSupport
import Testing

@testable import BridgedEnvironment

@MainActor @Suite struct SettlingLimitTests {
    @Test("As many rounds begin as there may be; the next one is refused, and is the first that is")
    func counter() {
        var counter = SettlingCounter(.placements)
        for round in 1...SettlingLimit.placements.rounds {
            #expect(counter.begin() && counter.rounds == round && !counter.hasJustFailed)
        }
        #expect(!counter.begin() && counter.hasJustFailed)
        #expect(!counter.begin() && !counter.hasJustFailed)
    }

    @Test("A limit for each flush counts anew in the next one")
    func frames() {
        var limit = FrameLimit()
        UpdateQueue.shared.flush()
        #expect((0..<4).map { _ in limit.allow() } == [true, true, false, false])
        UpdateQueue.shared.flush()
        #expect((0..<3).map { _ in limit.allow() } == [true, true, false])
    }

    @Test("What did not settle is reported with what was done, what went on, and the way out")
    func report() {
        let found = issues {
            RuntimeIssue.report(
                "update-cycle", unsettled: "A thing", outcome: "it stays as it is", course: "It went on",
                advice: "Do not let it")
        }
        #expect(
            found.map(\.message) == ["A thing did not settle, and it stays as it is. It went on. Do not let it."])
    }
}
