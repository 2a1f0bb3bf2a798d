import BridgedEnvironment
import Foundation
import Synchronization

/// Runs `action`. Returns the issues that it reports.
///
/// - Parameter everywhere: Whether those of other threads count too.
@MainActor public func issues(everywhere: Bool = false, during action: () -> Void) -> [RuntimeIssue] {
    let log = IssueLog(everywhere: everywhere)
    log.during(action)
    return log.issues
}

/// Collects the issues that a piece of code reports.
///
/// Tests run on other threads meanwhile. What these report goes where it went before, unless all threads are asked for.
public final class IssueLog: Sendable {
    private let storage = Mutex<[RuntimeIssue]>([])
    private let everywhere: Bool

    /// An empty log.
    public init(everywhere: Bool = false) { self.everywhere = everywhere }

    /// The issues reported so far.
    public var issues: [RuntimeIssue] { storage.withLock { $0 } }

    /// Their messages.
    public var messages: [String] { issues.map(\.message) }

    /// Runs `body` and notes what it reports. On the main actor: only one at a time can listen.
    @MainActor public func during(_ body: () throws -> Void) rethrows {
        // The main actor is not bound to one thread on every system, but code that does not wait stays on its own.
        let (thread, former) = (ThreadIdentity.current, FormerHandler())
        let before = RuntimeIssue.setHandler { [everywhere] issue in
            if everywhere || ThreadIdentity.current == thread {
                self.storage.withLock { $0.append(issue) }
            } else {
                former.handler?(issue)
            }
        }
        former.set(before)
        defer { RuntimeIssue.setHandler(before) }
        try body()
    }
}

/// The handler that is put aside, which is known once the new one is set.
private final class FormerHandler: Sendable {
    private let storage = Mutex<(@Sendable (RuntimeIssue) -> Void)?>(nil)
    var handler: (@Sendable (RuntimeIssue) -> Void)? { storage.withLock { $0 } }
    func set(_ handler: @escaping @Sendable (RuntimeIssue) -> Void) { storage.withLock { $0 = handler } }
}
