import Drawing
import Foundation
import Motion
import BridgedEnvironment

/// The root view of a view tree, in a window scene or on its own.
///
/// A window in a scene inherits the traits of the scene. A window without a scene has those of a device; see
/// `DeviceTraits`.
@MainActor @preconcurrency open class UIWindow: UIView {
    private final weak var sceneStorage: UIWindowScene?
    /// The presentations shown in this window.
    final var presentations: [UIPresentationController] = []
    /// The controller that was presented last, or else the root view controller.
    package final var frontViewController: UIViewController? {
        presentations.last?.presentedViewController ?? rootViewController
    }
    private final var isShown = false
    /// The window's `FocusSystem`, once it has been asked for.
    final var focusStorage: AnyObject?
    /// The element under a pointer. The window looks different when it is another one.
    final var pointed: PointedElement? {
        didSet {
            if pointed?.object === oldValue?.object, pointed?.isPressed == oldValue?.isPressed { return }
            displayListObserver?()
        }
    }
    /// The window's `PictureMemory`, once a picture was taken.
    final var pictureStorage: AnyObject?
    /// The transition that controllers can take part in, from before the window's size changes until that is shown.
    final var transition: ControllerTransition?
    /// Whether controllers are being told of a change, or it is being made.
    final var isTellingOfTransition = false
    private final var rootStorage: UIViewController?
    /// The root controller whose view is shown: the one before until the change to another has been made.
    private final var shownRoot: UIViewController?

    /// Creates a window of the screen's size, without a scene. Windows are hidden until they are shown with
    /// `makeKeyAndVisible()` or `isHidden`.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window without a scene, with the traits of a device and size classes derived from its size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Creates a window that fills a scene and inherits its traits.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.size))
        becomeRoot()
        self.windowScene = windowScene
    }

    /// Creates the window of an interface file. The contents of other archives are not read.
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

    /// The scene of the window. Setting `nil` removes the window from its scene; it keeps its last traits.
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
            mediumMayHaveChanged()
        }
    }

    /// The medium for which the window was last laid out.
    private final var shownMedium = TextMedium.uniform

    /// The medium of the window itself, which wins over its scene's; `nil` for the scene's.
    package final var mediumOverride: TextMedium? {
        get { traitOverrides.value(of: UITraitTextMedium.self) }
        set {
            if newValue == mediumOverride { return }
            // Before views are told, one by one, that a value they read of it has changed.
            let medium = newValue ?? sceneStorage?.traitCollection.textMedium ?? UITraitTextMedium.defaultValue
            forEachInSubtree { view in view.contents?.showContents(in: medium) }
            if let newValue {
                traitOverrides[UITraitTextMedium.self] = newValue
            } else {
                traitOverrides.remove(UITraitTextMedium.self)
            }
            showMedium()
        }
    }

    /// Shows the window for the medium of its scene, if it was shown for another one.
    final func mediumMayHaveChanged() {
        if traitCollection.textMedium != shownMedium { showMedium() }
    }

    /// Measures and lays out everything in the window for its medium. Views do not follow it one by one, as there are
    /// many, and the medium is the same for all.
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

    /// The controller whose view fills the window.
    ///
    /// The controller's view is loaded and added as soon as the window is shown (at once if it already is) and
    /// appears with the next update. Setting the property ends the presentations started by the previous controller
    /// or a controller inside it, and the new controller's own presentation.
    open var rootViewController: UIViewController? {
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

    /// The level of the window; `.normal` by default. Among windows of the same level, the one that joined its scene
    /// last is in front.
    open var windowLevel = Level.normal {
        didSet {
            if windowLevel != oldValue, isShown {
                UIApplication.shared.life?.observer?.windowsDidChange(in: windowScene)
            }
        }
    }

    /// The frame of the window. Its controllers are notified before the size changes.
    open override var frame: CGRect {
        get { super.frame }
        set { changeSize(to: newValue.size) { super.frame = newValue } }
    }

    /// The bounds of the window. Its controllers are notified before the size changes.
    open override var bounds: CGRect {
        get { super.bounds }
        set { changeSize(to: newValue.size) { super.bounds = newValue } }
    }

    // Not kept with a view's appearance, which few windows have: showing a window draws nothing by itself.
    /// A Boolean value that indicates whether the window is hidden and receives no events; `true` until the window is
    /// shown.
    open override var isHidden: Bool {
        get { !isShown }
        set {
            if isShown == !newValue { return }
            isShown = !newValue
            StepWatch.shared.pictureDidChange()
            if isShown { UIApplication.shared.life?.adopt(self) }
            UIApplication.shared.life?.observer?.windowsDidChange(in: windowScene)
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

    /// The input views at the bottom; made when there are some.
    final var inputViewsStorage: InputViews?

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.keyWindowStorage = self
    }

    /// Makes the window the key window.
    open func makeKey() { UIApplication.shared.keyWindowStorage = self }

    /// A Boolean value that indicates whether the window is the key window.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

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

    /// The bounds and safe area insets in which all presented views were last placed. Later presentations, and those
    /// that depend on traits, place themselves.
    private final var presentedIn = (CGRect.null, UIEdgeInsets.zero)

    override func boundsSizeDidChange() { updateSizeClasses() }

    /// Keeps the size classes for the window's size, where that is not its scene's.
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

    /// Dismisses the topmost presentation on behalf of the user. Returns whether that was possible.
    open override func accessibilityPerformEscape() -> Bool { presentations.last?.userWantsToLeave() ?? false }
}
