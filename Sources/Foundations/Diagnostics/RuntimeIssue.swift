import Foundation

/// A fault in data or in a program that does not stop the program, with what was wrong and what was done instead.
public struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
    /// The category of the issue: a short, stable identifier such as `"update-cycle"`.
    public let category: String
    /// The message, with the rule, the offending value and the action that was taken.
    public let message: String

    /// Creates an issue with a category and a message.
    public init(category: String, message: String) {
        self.category = category
        self.message = message
    }

    /// A textual representation of the issue: `[category] message`.
    public var description: String { "[\(category)] \(message)" }

    /// A function that goes through generic code by itself is wrapped once more each time it is put back.
    private struct Handler { let handle: @Sendable (RuntimeIssue) -> Void }

    private static let handler = Locked(
        Handler { issue in FileHandle.standardError.write(Data("isthmus: \(issue)\n".utf8)) })

    /// Reports an issue to the current handler. The default handler prints it to standard error.
    public static func report(_ category: String, _ message: @autoclosure () -> String) {
        let issue = RuntimeIssue(category: category, message: message())
        handler.withLock { $0 }.handle(issue)
    }

    /// Replaces the handler of issues and returns the previous one.
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
