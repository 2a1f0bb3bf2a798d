import Foundation

extension UIApplication {
    /// The keys of the options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Creates a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key of a Boolean value that indicates whether a web address is only opened by an application made for
        /// its site. Hosts do not receive this option: they decide whether such an application exists.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The URL of the application's page in the system's settings. Hosts without such a page do not open it.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the application's notification settings in the system's settings. Hosts without such a page do not
    /// open it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Returns whether the application's host can open a URL. `false` without a host, and in a terminal.
    public final func canOpenURL(_ url: URL) -> Bool { life?.services?.canOpen(url) ?? false }

    /// Opens a URL with the application's host, and returns whether the host can open it. Use
    /// ``open(_:options:completionHandler:)`` in new code.
    @discardableResult
    public final func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }

    /// Opens a URL with the application's host. Nothing is opened without a host, or in a terminal.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening the URL.
    ///   - completion: A closure called later with whether the URL was opened.
    @preconcurrency public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let services = life?.services
        Task { @MainActor in
            let isOpened = await services?.open(url) ?? false
            completion?(isOpened)
        }
    }

    /// Opens a URL with the application's host and returns whether it was opened. Nothing is opened without a host,
    /// or in a terminal.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening the URL.
    @discardableResult
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await life?.services?.open(url) ?? false
    }
}

/// The services of a host for an application, apart from showing it.
@MainActor package protocol HostServices: AnyObject {
    /// Whether a URL can be opened.
    func canOpen(_ url: URL) -> Bool
    /// Opens a URL. Returns whether it was opened.
    func open(_ url: URL) async -> Bool
    /// Plays haptic feedback.
    func play(_ feedback: HostFeedback)
    /// Offers copied text to other programs.
    func copy(_ text: String)
    /// Has text spoken.
    func announce(_ text: String)
}
