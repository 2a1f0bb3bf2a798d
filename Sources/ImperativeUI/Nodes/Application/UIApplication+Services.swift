import Foundation

extension UIApplication {
    /// What is asked of whoever opens a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key as a string.
        public let rawValue: String
        /// Makes a key of a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether a web address is only to be opened by a program that is made for its site. Hosts are not told of it:
        /// whether such a program is there is for them to say.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// The URL of the application's page in the settings of the system. Hosts that have no such page do not open it.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the application's notifications in the settings of the system. Hosts that have no such page do not open
    /// it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether the application's host can open a URL. False without a host, and in a terminal.
    public final func canOpenURL(_ url: URL) -> Bool { life?.services?.canOpen(url) ?? false }

    /// Has the application's host open a URL. It stays closed without a host, and in a terminal.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What is asked of whoever opens it.
    ///   - completion: Called later with whether it was opened.
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

    /// Has the application's host open a URL, and returns whether it did. It stays closed without a host, and in a
    /// terminal.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: What is asked of whoever opens it.
    @discardableResult
    public final func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await life?.services?.open(url) ?? false
    }
}

/// What a host does for an application, apart from showing it.
@MainActor package protocol HostServices: AnyObject {
    /// Whether a URL can be opened.
    func canOpen(_ url: URL) -> Bool
    /// Opens a URL. Returns whether it was opened.
    func open(_ url: URL) async -> Bool
    /// Lets somebody feel something.
    func play(_ feedback: HostFeedback)
}
