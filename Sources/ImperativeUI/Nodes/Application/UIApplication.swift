import Foundation

/// The central object of an application, which gives access to its scenes and windows.
///
/// An application started with `UIApplicationMain`, a delegate's `main()` or an `App` lives in a host, which shows
/// its scenes and delivers events. Without a host, the object only keeps track of the scenes and windows that code
/// creates.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The running state of an application.
    public enum State: Int, Sendable {
        /// The application is in the foreground and receives events.
        case active = 0
        /// The application is in the foreground but does not receive events.
        case inactive = 1
        /// The application is in the background.
        case background = 2
    }

    /// The shared application object.
    public static var shared: UIApplication { current }
    /// The application object: that of the class an application was started with.
    static var current = UIApplication()

    private final var scenes: [WeakScene] = []
    private final var loose = WindowList()
    final weak var keyWindowStorage: UIWindow?
    /// The object that runs the application in a host, which keeps it; `nil` for one that was not started.
    final weak var life: ApplicationLife?

    private struct WeakScene { weak var scene: UIWindowScene? }

    /// The delegate of the application. Held weakly, except that an application in a host keeps its delegate.
    public final weak var delegate: (any UIApplicationDelegate)?

    /// The scenes connected to the application.
    public final var connectedScenes: Set<UIScene> { Set(scenes.compactMap(\.scene)) }

    /// The sessions of the scenes that a host shows.
    public final var openSessions: Set<UISceneSession> { Set(life?.scenes.map(\.session) ?? []) }

    /// A Boolean value that indicates whether several scenes can be open at once. Always `true`: scenes that are not in
    /// front are in the background.
    public final var supportsMultipleScenes: Bool { true }

    /// The running state of the application: that of its frontmost scene; `.active` without a host.
    public final var applicationState: State { life?.state ?? .active }

    /// The windows of the application, from back to front. Windows of the same level follow the order of their
    /// scenes; those without a scene come last.
    public final var windows: [UIWindow] {
        (scenes.compactMap(\.scene).flatMap(\.windows) + loose.windows.filter { $0.windowScene == nil })
            .fromBackToFront
    }

    /// Plays haptic feedback on the host.
    package final func play(_ feedback: HostFeedback) { life?.services?.play(feedback) }

    /// Offers copied text to other programs through the host.
    package final func copy(_ text: String) { life?.services?.copy(text) }

    /// Has the host speak text.
    final func announce(_ text: String) { life?.services?.announce(text) }

    /// Calls the method of a selector. Returns whether there was an object to call.
    ///
    /// - Parameters:
    ///   - action: The selector of the method, which may take the sender and the event.
    ///   - target: The object with the method; `nil` for the nearest responder that can perform it, from the first
    ///     responder up, or else from the sender up.
    ///   - sender: The sender; `nil` for the application.
    ///   - event: The event that caused the call; `nil` if there is none.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let sender = sender as AnyObject? ?? self
        let responder = sender as? UIResponder ?? keyWindow?.rootViewController?.viewIfLoaded
        return TargetAction(target as AnyObject?, action)
            .send(from: sender, near: responder, event: event ?? UIEvent())
    }

    /// The window that was made key last, if it still exists.
    public final var keyWindow: UIWindow? { keyWindowStorage }

    /// The text size preferred by the user: that of the first scene, or `.large` without one.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        scenes.lazy.compactMap(\.scene).first?.traitCollection.preferredContentSizeCategory ?? .large
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The quick actions of the application; `nil` by default. The property stores copies. No host shows them.
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
