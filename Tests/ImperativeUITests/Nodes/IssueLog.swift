import Synchronization

@testable import UnifiedStorage

/// Collects the issues reported while a piece of code runs.
final class IssueLog: Sendable {
    private let storage = Mutex<[RuntimeIssue]>([])

    var messages: [String] { storage.withLock { $0.map(\.message) } }

    func during(_ body: () -> Void) {
        let before = RuntimeIssue.setHandler { issue in self.storage.withLock { $0.append(issue) } }
        body()
        RuntimeIssue.setHandler(before)
    }
}
