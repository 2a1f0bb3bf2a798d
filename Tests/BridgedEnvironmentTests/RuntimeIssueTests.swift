import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("Reported issues")
struct RuntimeIssueTests {
    @Test("A handler that was put aside and put back many times is called at no depth of its own")
    func putBack() {
        let heard = issues(during: {
            let log = IssueLog()
            for _ in 0..<200_000 { log.during {} }
            RuntimeIssue.report("test", "heard")
        })
        #expect(heard == [RuntimeIssue(category: "test", message: "heard")])
    }
}
