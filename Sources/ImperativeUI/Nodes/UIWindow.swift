import Foundation
import UnifiedStorage

/// The view at the top of a tree, in a window scene or on its own.
///
/// A window in a scene inherits the scene's traits; one without a scene answers a device's, see `DeviceTraits`.
@MainActor @preconcurrency open class UIWindow: UIView {
    private final weak var sceneStorage: UIWindowScene?
    /// The presentations shown in this window.
    final var presentations: [UIPresentationController] = []
    private final var isHiddenWindow = true
    private final var rootStorage: UIViewController?
    /// The root controller whose view is shown: one change behind while another is made.
    private final var shownRoot: UIViewController?

    /// Makes a window of a device's size, without a scene.
    public convenience init() { self.init(frame: CGRect(origin: .zero, size: DeviceTraits.defaultSize)) }

    /// Makes a window without a scene, with a device's traits and size classes from its size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window that fills a scene and inherits its traits.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(origin: .zero, size: windowScene.size))
        self.windowScene = windowScene
    }

    /// Makes a window from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        frame.size = DeviceTraits.defaultSize
        becomeRoot()
    }

    private func becomeRoot() {
        windowStorage = self
        let scope = Scope(root: DeviceTraits.map(size: bounds.size))
        scope.isLive = true
        adopt(scope)
        UIApplication.shared.note(self)
    }

    /// The scene this window is in; `nil` takes it out of its scene, with its last traits.
    public final var windowScene: UIWindowScene? {
        get { sceneStorage }
        set {
            if newValue === sceneStorage { return }
            let inherited = inheritedScope
            let hadParent = sceneStorage != nil
            sceneStorage?.remove(self)
            sceneStorage = newValue
            newValue?.add(self)
            if newValue == nil {
                scopeParentDidChange(from: inherited, hadParent: hadParent)
                ownScope?.isLive = true
            } else {
                ownScope?.isLive = false
                scopeParentDidChange(from: inherited, hadParent: hadParent)
            }
            updateSizeClasses()
            setNeedsLayout()
            safeAreaMayHaveChanged()
        }
    }

    package override var scopeParent: (any ScopeNode)? { sceneStorage }

    package override func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        super.forEachScopeChild(body)
        for presentation in presentations { body(presentation) }
        if let rootStorage, rootStorage.scopeParent === self, rootStorage.viewIfLoaded?.superview == nil {
            body(rootStorage)
        }
    }

    open override var next: UIResponder? { sceneStorage }

    /// The controller whose view fills this window. Its view is loaded and added at once; it appears with the next
    /// update. The presentations that the one before, or those inside it, started end.
    public final var rootViewController: UIViewController? {
        get { rootStorage }
        set {
            if newValue === rootStorage { return }
            let old = rootStorage
            if let old {
                old.changeScopeParent {
                    old.rootWindow = nil
                    rootStorage = nil
                }
            }
            if let new = newValue {
                new.rootWindow?.rootViewController = nil
                new.changeScopeParent {
                    new.rootWindow = self
                    rootStorage = new
                }
            }
            TransitionQueue.shared.perform(animated: false) { [self] in showRoot() }
        }
    }

    private func showRoot() {
        let (old, new) = (shownRoot, rootStorage)
        if old === new { return }
        if let old { UIPresentationController.end(UIPresentationController.started(in: old)) }
        shownRoot = new
        exchange(old, for: new, frame: bounds)
    }

    deinit {
        if presentations.isEmpty { return }
        let presentations = presentations
        MainContext.runNowOrSoon {
            for presentation in presentations { presentation.windowIsGone() }
        }
    }

    /// Shows the window and makes it the key window.
    public final func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.keyWindowStorage = self
    }

    /// Makes this the key window.
    public final func makeKey() { UIApplication.shared.keyWindowStorage = self }

    /// Whether this is the key window.
    public final var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rootStorage?.viewIfLoaded?.frame = bounds
        for presentation in presentations { presentation.containerView?.frame = bounds }
    }

    override func boundsSizeDidChange() { updateSizeClasses() }

    /// Keeps the size classes those of the window's size, where that is not its scene's.
    private func updateSizeClasses() {
        guard ownScope != nil else { return }
        let size = bounds.size
        if let sceneStorage {
            record.computed = sceneStorage.size == size ? [] : DeviceTraits.sizeClasses(size)
        } else {
            record.computed = DeviceTraits.sizeClasses(size)
        }
        stageRecord()
    }
}
