import Foundation

/// The object through which code finds its scenes and windows.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The one application object.
    public static let shared = UIApplication()

    private final var scenes: [WeakScene] = []
    private final var loose: [WeakWindow] = []
    final weak var keyWindowStorage: UIWindow?

    private struct WeakScene { weak var scene: UIWindowScene? }
    private struct WeakWindow { weak var window: UIWindow? }

    /// The object told of the application's life. Held weakly.
    public final weak var delegate: (any UIApplicationDelegate)?

    /// The scenes that exist.
    public final var connectedScenes: Set<UIScene> { Set(scenes.compactMap(\.scene)) }

    /// The windows that exist: those of the scenes, then those without one.
    public final var windows: [UIWindow] {
        scenes.compactMap(\.scene).flatMap(\.windows) + loose.compactMap(\.window).filter { $0.windowScene == nil }
    }

    /// The window that was made key last, if it still exists.
    public final var keyWindow: UIWindow? { keyWindowStorage }

    /// How large the user wants text; that of the first scene, large without one.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        scenes.lazy.compactMap(\.scene).first?.traitCollection.preferredContentSizeCategory ?? .large
    }

    final func connect(_ scene: UIWindowScene) {
        scenes.removeAll { $0.scene == nil }
        scenes.append(WeakScene(scene: scene))
    }

    final func note(_ window: UIWindow) {
        loose.removeAll { $0.window == nil }
        loose.append(WeakWindow(window: window))
    }
}

/// The object told of the application's life.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application's main window, if it keeps one.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// No window: for delegates of applications whose scenes keep theirs.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
