import Foundation
import UnifiedStorage

/// Opens a URL with the handler set in the environment.
///
/// What no handler handles is opened by the host of the application, if that can: a terminal cannot. If it is not
/// opened, that is reported and `completion` is called with `false`.
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
    /// Opens URLs. Without a handler the host of the application opens them, if it can; else that is reported.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
