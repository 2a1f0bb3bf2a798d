import Drawing
import Foundation
import Motion
import UnifiedStorage

/// The view at the top of a tree, in a window scene or on its own.
///
/// A window in a scene inherits the scene's traits; one without a scene has a device's, see `DeviceTraits`.
@MainActor @preconcurrency open class UIWindow: UIView {
    private final weak var sceneStorage: UIWindowScene?
    /// The presentations shown in this window.
    final var presentations: [UIPresentationController] = []
    private final var isShown = false
    /// The window's `FocusSystem`, once somebody has asked for it.
    final var focusStorage: AnyObject?
    /// The window's `PictureMemory`, once a picture was taken.
    final var pictureStorage: AnyObject?
    /// What controllers can take part in, from before the window's size becomes another one until that is shown.
    final var transition: ControllerTransition?
    /// Whether controllers are being told of a change, or it is being made.
    final var isTellingOfTransition = false
    private final var rootStorage: UIViewController?
    /// The root controller whose view is shown: the one before until the change to another has been made.
    private final var shownRoot: UIViewController?

    /// Makes a window of the screen's size, without a scene. Every window is hidden until it is shown, with
    /// `makeKeyAndVisible()` or by `isHidden`.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a window without a scene, with a device's traits and size classes from its size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window that fills a scene and inherits its traits.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.size))
        becomeRoot()
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
        let scope = Scope(root: DeviceTraits.root(size: bounds.size, clock: .current))
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
            if traitCollection.textMedium != shownMedium { showMedium() }
        }
    }

    /// The medium for which the window was last laid out.
    private final var shownMedium = TextMedium.uniform

    /// The medium that the window itself is for, whatever its scene says; `nil` for the scene's.
    package final var mediumOverride: TextMedium? {
        get { traitOverrides.value(of: UITraitTextMedium.self) }
        set {
            if newValue == mediumOverride { return }
            // Before views are told, one by one, that what they read of it is another.
            let medium = newValue ?? sceneStorage?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue
            forEachInSubtree { view in view.contents?.showIn(medium) }
            if let newValue {
                traitOverrides[UITraitTextMedium.self] = newValue
            } else {
                traitOverrides.remove(UITraitTextMedium.self)
            }
            showMedium()
        }
    }

    /// Has everything in the window measured and laid out for its medium. Views do not follow it one by one, as there
    /// are many, and it is one for all of them.
    private func showMedium() {
        updateTraitsIfNeeded()
        shownMedium = traitCollection.textMedium
        forEachInSubtree { view in
            view.setNeedsLayoutIfAny()
            view.textMediumMayHaveChanged()
        }
    }

    package override var scopeParent: (any ScopeNode)? { sceneStorage }

    package override func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        super.forEachScopeChild(body)
        for presentation in presentations where presentation.traitSource == nil { body(presentation) }
        if let rootStorage, rootStorage.scopeParent === self, rootStorage.viewIfLoaded?.superview == nil {
            body(rootStorage)
        }
    }
    package override var scopeChildLimit: Int { super.scopeChildLimit + presentations.count + 1 }

    open override var next: UIResponder? { sceneStorage ?? UIApplication.shared }

    /// The controller whose view fills this window. Its view is loaded and added as soon as the window is shown, at
    /// once if it is; it appears with the next update. Setting it ends the presentations that the controller before, or
    /// one inside that, started, and the new controller's own presentation.
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
                new.endOwnPresentation()
            }
            TransitionQueue.shared.perform(animated: false) { [self] in showRoot() }
        }
    }

    /// Shows the root controller's view behind everything else, in place of the view of the controller before, if the
    /// window is shown. Part of a change.
    private func showRoot() {
        let (old, new) = (shownRoot, rootStorage)
        // It may have been taken out while it waited for this change.
        if old === new, !isShown || new?.viewIfLoaded?.superview === self || new == nil { return }
        if let old, old !== new { UIPresentationController.end(UIPresentationController.started(in: old)) }
        shownRoot = isShown ? new : nil
        exchange(old === new ? nil : old, for: shownRoot, frame: bounds)
    }

    /// How far in front the window is; `.normal` by default. Of windows of one level, the one that joined its scene
    /// last is in front.
    public final var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, isShown { UIApplication.shared.life?.frontDidChange() } }
    }

    /// The window's place. Its controllers are told before the size is another one.
    open override var frame: CGRect {
        get { super.frame }
        set { changeSize(to: newValue.size) { super.frame = newValue } }
    }

    /// The window's own coordinates. Its controllers are told before the size is another one.
    open override var bounds: CGRect {
        get { super.bounds }
        set { changeSize(to: newValue.size) { super.bounds = newValue } }
    }

    // Not kept with a view's appearance, which few windows have: showing a window draws nothing by itself.
    /// Whether the window is left out of display and takes no events: true until it is shown.
    open override var isHidden: Bool {
        get { !isShown }
        set {
            if isShown == !newValue { return }
            isShown = !newValue
            StepWatch.shared.pictureDidChange()
            if isShown { UIApplication.shared.life?.adopt(self) }
            UIApplication.shared.life?.frontDidChange()
            if isShown, shownRoot !== rootStorage {
                TransitionQueue.shared.perform(animated: false) { [self] in showRoot() }
            }
        }
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
        let geometry = (bounds, safeAreaInsets)
        if presentations.isEmpty || geometry == presentedIn { return }
        presentedIn = geometry
        for presentation in presentations {
            presentation.containerView?.frame = presentation.containerFrame(in: self)
            // It may adapt to another style.
            presentation.containerView?.setNeedsLayout()
        }
    }

    /// The bounds and what is not safe of them when all that is presented was last placed in them. What comes later, or
    /// depends on traits, places itself.
    private final var presentedIn = (CGRect.null, UIEdgeInsets.zero)

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

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.window) }

    /// Has what is presented last dismissed, as its user would. Returns whether that is possible.
    open override func accessibilityPerformEscape() -> Bool { presentations.last?.userWantsToLeave() ?? false }
}
