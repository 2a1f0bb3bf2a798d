import Synchronization
import BridgedEnvironment

/// Runs `action`. Returns the issues reported meanwhile.
@MainActor public func issues(during action: () -> Void) -> [RuntimeIssue] {
    let log = IssueLog()
    log.during(action)
    return log.issues
}

/// Collects the issues reported while a piece of code runs, from any thread.
public final class IssueLog: Sendable {
    private let storage = Mutex<[RuntimeIssue]>([])

    /// An empty log.
    public init() {}

    /// The issues reported so far.
    public var issues: [RuntimeIssue] { storage.withLock { $0 } }

    /// Their messages.
    public var messages: [String] { issues.map(\.message) }

    /// Runs `body` and notes what is reported meanwhile. On the main actor: only one at a time can listen.
    @MainActor public func during(_ body: () -> Void) {
        let before = RuntimeIssue.setHandler { issue in self.storage.withLock { $0.append(issue) } }
        body()
        RuntimeIssue.setHandler(before)
    }
}
