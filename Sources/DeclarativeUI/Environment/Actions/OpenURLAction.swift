import Foundation
import UnifiedStorage

/// Opens a URL with the handler set in the environment.
///
/// This library cannot pass a URL to a system. If no handler handles it, that is reported and `completion` is called
/// with `false`.
public struct OpenURLAction {
    /// The result of a handler.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome

        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler decided not to open the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The handler leaves the URL to the system.
        public static let systemAction = Result(outcome: .system(nil))
        /// The handler leaves another URL to the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// Makes an action that calls a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    fileprivate init() { handler = nil }

    /// Opens a URL.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and calls `completion` with whether it was opened.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            RuntimeIssue.report(
                "open-url",
                "There is no system to open \((other ?? url).absoluteString) with; it is not opened. Set a handler "
                    + "with .environment(\\.openURL, OpenURLAction { … }).")
            completion(false)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// Opens URLs. Without a handler it opens nothing and reports that.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
