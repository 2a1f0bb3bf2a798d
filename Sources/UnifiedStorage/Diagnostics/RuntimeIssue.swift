import Foundation
import Synchronization

/// A fault in data or in a program that does not stop it: what was wrong, and what was done instead.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
    /// What kind of fault it is: a short stable word such as `"update-cycle"`.
    public let category: String
    /// Rule, value and what was done.
    public let message: String

    /// An issue of a category with a message.
    public init(category: String, message: String) {
        self.category = category
        self.message = message
    }

    /// `[category] message`.
    public var description: String { "[\(category)] \(message)" }

    /// A function that goes through generic code by itself is wrapped once more each time it is put back.
    private struct Handler { let handle: @Sendable (RuntimeIssue) -> Void }

    private static let handler = Mutex(
        Handler { issue in FileHandle.standardError.write(Data("isthmus: \(issue)\n".utf8)) })

    /// Sends an issue to the handler in force; by default it is printed to standard error.
    public static func report(_ category: String, _ message: @autoclosure () -> String) {
        let issue = RuntimeIssue(category: category, message: message())
        handler.withLock { $0 }.handle(issue)
    }

    /// Replaces the handler and returns the one before.
    @discardableResult
    public static func setHandler(
        _ new: @escaping @Sendable (RuntimeIssue) -> Void
    ) -> @Sendable (RuntimeIssue) -> Void {
        handler.withLock { handler in
            defer { handler = Handler(handle: new) }
            return handler
        }.handle
    }
}
