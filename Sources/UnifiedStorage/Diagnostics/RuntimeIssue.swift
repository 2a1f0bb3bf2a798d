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

    private static let handler = Mutex<@Sendable (RuntimeIssue) -> Void>({ issue in
        FileHandle.standardError.write(Data("isthmus: \(issue)\n".utf8))
    })

    /// Sends an issue to the handler in force; by default it is printed to standard error.
    public static func report(_ category: String, _ message: @autoclosure () -> String) {
        let issue = RuntimeIssue(category: category, message: message())
        handler.withLock { $0 }(issue)
    }

    /// Replaces the handler and answers the one before.
    @discardableResult
    public static func setHandler(
        _ new: @escaping @Sendable (RuntimeIssue) -> Void
    ) -> @Sendable (RuntimeIssue) -> Void {
        handler.withLock { old in
            defer { old = new }
            return old
        }
    }
}
