import Foundation

/// A part of the app's interface, with a state of its own.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// How near a scene is to the user.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in front and gets events.
        case foregroundActive = 0
        /// The scene is in front and gets no events.
        case foregroundInactive = 1
        /// The scene is not in front.
        case background = 2
    }

    /// What a scene is shown for.
    public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The identifier of the application that asked; `nil` if none did.
        public let sourceApplication: String?

        /// The shortcut that was chosen: `nil`, as no host shows any.
        public var shortcutItem: UIApplicationShortcutItem? { nil }

        /// Options, by default none.
        package init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
        }
    }

    /// The session the scene is shown in.
    public final let session: UISceneSession

    /// How near this scene is to the user; in front and active for one that code has made.
    public final var activationState: ActivationState = .foregroundActive {
        didSet { if activationState != oldValue { activationObserver?(activationState) } }
    }
    /// Told of each change of ``activationState``.
    package final var activationObserver: ((ActivationState) -> Void)?

    /// The scene's title.
    public final var title: String?
    /// The object that is told of the scene's life.
    public final var delegate: (any UISceneDelegate)?

    /// Makes a scene for a session.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// A URL that is to be opened, and what the request came with.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
    /// The URL.
    public nonisolated let url: URL

    package init(url: URL) { self.url = url }
}

/// The object told of a scene's life. All methods have an implementation that does nothing.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is about to be shown: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when a scene was taken out of its session.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene begins to get events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before a scene ceases to get events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before a scene comes to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene is no longer in front.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when URLs are to be opened in a scene that is shown already.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The object told of the life of a scene of windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Called when somebody has chosen one of the application's ``UIApplication/shortcutItems``. No host shows them.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// No window: for delegates that keep theirs under another name.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Completes without having done anything.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
