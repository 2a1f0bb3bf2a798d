import Foundation
import BridgedEnvironment

/// An action that opens a URL with the handler in the environment.
///
/// The application's host opens URLs that no handler handles, if it can; a terminal cannot. If the URL is not opened,
/// that is reported, and `completion` receives `false`.
public struct OpenURLAction {
    /// The result of an open-URL handler.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome

        /// The handler opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The handler passes the URL on to the system.
        public static let systemAction = Result(outcome: .system(nil))
        /// Returns a result with which the handler passes another URL on to the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// Creates an action that calls the given handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    fileprivate init() { handler = nil }

    /// Opens a URL. If it is not opened, that is reported.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and passes whether it was opened to `completion`.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            let services = SystemServices.current
            guard services.canOpen(other ?? url) else {
                Self.reportUnopened(other ?? url)
                return completion(false)
            }
            services.open(other ?? url) { isOpened in
                if !isOpened { Self.reportUnopened(other ?? url) }
                completion(isOpened)
            }
        }
    }

    private static func reportUnopened(_ url: URL) {
        RuntimeIssue.report(
            "open-url",
            "There is no system to open \(url.absoluteString) with; it is not opened. Set a handler "
                + "with .environment(\\.openURL, OpenURLAction { … }).")
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// The action that opens URLs. Without a handler, the application's host opens them, if it can; otherwise, the
    /// failure is reported.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
