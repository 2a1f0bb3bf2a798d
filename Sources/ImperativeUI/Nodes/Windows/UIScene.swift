import Foundation

/// An instance of the app's interface, with its own state.
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground but does not receive events.
        case foregroundInactive = 1
        /// The scene is in the background.
        case background = 2
    }

    /// The reasons for which a scene is connected.
    public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>
        /// The identifier of the application that requested the scene; `nil` if there is none.
        public let sourceApplication: String?

        /// The quick action chosen by the user. Always `nil`: no host shows quick actions.
        public var shortcutItem: UIApplicationShortcutItem? { nil }

        /// Options, by default none.
        package init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
        }
    }

    /// The session of the scene.
    public final let session: UISceneSession

    /// The activation state of the scene; `.foregroundActive` for a scene created by code.
    public final var activationState: ActivationState = .foregroundActive {
        didSet { if activationState != oldValue { activationObserver?(activationState) } }
    }
    /// Told of each change of ``activationState``.
    package final var activationObserver: ((ActivationState) -> Void)?

    /// The title of the scene.
    public final var title: String?
    /// The delegate of the scene.
    public final var delegate: (any UISceneDelegate)?

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// A URL to open, with the options of the request.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
    /// The URL to open.
    public nonisolated let url: URL

    package init(url: URL) { self.url = url }
}

/// The methods with which an object follows the life cycle of a scene. All methods have a default implementation that
/// does nothing.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is about to be connected. Create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after a scene was disconnected from its session.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when a scene has become active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before a scene becomes inactive and stops receiving events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before a scene enters the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when a scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called when URLs are to be opened in a scene that is already connected.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The methods with which an object follows the life cycle of a window scene.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
    /// Called when the user has chosen one of the application's ``UIApplication/shortcutItems``. No host shows them.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Always `nil`. For delegates that keep their window under another name.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Calls the completion handler with `false`: the action was not performed.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
