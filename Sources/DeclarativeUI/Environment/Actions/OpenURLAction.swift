import Foundation
import UnifiedStorage

/// Opens a URL: by a handler that was set in the environment.
///
/// This library has no system to hand a URL to: where no handler takes it, that is reported, and `completion` is called
/// with `false`.
public struct OpenURLAction {
    /// What a handler did with a URL.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable { case handled, discarded, system(URL?) }
        fileprivate let outcome: Outcome

        /// It opened the URL.
        public static let handled = Result(outcome: .handled)
        /// It decided not to open the URL.
        public static let discarded = Result(outcome: .discarded)
        /// It leaves the URL to the system.
        public static let systemAction = Result(outcome: .system(nil))
        /// It leaves another URL to the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// An action that asks a handler.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    fileprivate init() { handler = nil }

    /// Opens a URL.
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL, and tells whether that was done.
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
    /// Opens URLs. Where nothing was set it reports, and opens nothing.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
