import Foundation

/// The object that runs an application and through which code finds its scenes and windows.
///
/// Started with `UIApplicationMain`, a delegate's `main()` or an `App`, it lives in a host, which shows its scenes and
/// brings it events. Without one it only keeps track of the scenes and windows that code makes.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// How near an application is to the user.
    public enum State: Int, Sendable {
        /// It is in front and gets events.
        case active = 0
        /// It is in front and gets no events.
        case inactive = 1
        /// It is not in front.
        case background = 2
    }

    /// The one application object.
    public static var shared: UIApplication { current }
    /// The application object: that of the class an application was started with.
    static var current = UIApplication()

    private final var scenes: [WeakScene] = []
    private final var loose = WindowList()
    final weak var keyWindowStorage: UIWindow?
    /// What runs the application in a host, which keeps it; `nil` for one that was not started.
    final weak var life: ApplicationLife?

    private struct WeakScene { weak var scene: UIWindowScene? }

    /// The object told of the application's life. Held weakly, but for that of an application in a host.
    public final weak var delegate: (any UIApplicationDelegate)?

    /// The scenes that exist.
    public final var connectedScenes: Set<UIScene> { Set(scenes.compactMap(\.scene)) }

    /// The sessions of the scenes that a host shows.
    public final var openSessions: Set<UISceneSession> { Set(life?.scenes.map(\.session) ?? []) }

    /// Whether more than one scene can be open at a time. True: those that are not in front are in the background.
    public final var supportsMultipleScenes: Bool { true }

    /// How near the application is to the user: as its nearest scene is; active without a host.
    public final var applicationState: State { life?.state ?? .active }

    /// The windows that exist, from back to front: those of one level in the order of the scenes, then those without
    /// one.
    public final var windows: [UIWindow] {
        (scenes.compactMap(\.scene).flatMap(\.windows) + loose.windows.filter { $0.windowScene == nil })
            .fromBackToFront
    }

    /// Has the host let somebody feel something.
    package final func play(_ feedback: HostFeedback) { life?.services?.play(feedback) }

    /// The window that was made key last, if it still exists.
    public final var keyWindow: UIWindow? { keyWindowStorage }

    /// How large the user wants text; that of the first scene, large without one.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        scenes.lazy.compactMap(\.scene).first?.traitCollection.preferredContentSizeCategory ?? .large
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// What the application offers to do without being opened before; `nil` by default. It keeps copies, which no host
    /// shows.
    public final var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { shortcutItems = shortcutItems?.compactMap { $0.copy() as? UIApplicationShortcutItem } }
    }

    /// Connects a further scene, in front of the others. Nothing happens without a host.
    package final func connectScene() { life?.connect() }
    /// Brings a scene to the front.
    package final func activate(_ scene: UIWindowScene) { life?.activate(scene) }
    /// Closes a scene.
    package final func disconnectScene(_ scene: UIWindowScene) { life?.disconnect(scene) }
    /// The scene that the host shows.
    package final var frontScene: UIWindowScene? { life?.front }

    final func connect(_ scene: UIWindowScene) {
        scenes.removeAll { $0.scene == nil }
        scenes.append(WeakScene(scene: scene))
    }

    final func disconnect(_ scene: UIWindowScene) {
        scenes.removeAll { $0.scene == nil || $0.scene === scene }
    }

    /// Enters a window that is in no scene, as the last one; it may be entered already.
    final func note(_ window: UIWindow) { loose.add(window) }
}
