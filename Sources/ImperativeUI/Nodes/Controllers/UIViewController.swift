import Foundation
import UnifiedStorage

/// Manages one view, and the controllers of views within it.
///
/// A controller inherits its traits from the superview of its view; its view inherits from the controller.
@MainActor @preconcurrency open class UIViewController: UIResponder, TraitNode, UITraitChangeObservable {
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?
    final var viewStorage: UIView?
    final var flags: Flags = []
    final var appearanceState = AppearanceState.disappeared

    final var childStorage: [UIViewController] = []
    final weak var parentStorage: UIViewController?
    /// What scrolls below bars: at the top, the leading side, the bottom, and the trailing side. Empty where nobody
    /// said.
    final var contentScrollers: [ContentScroller] = []
    /// The window this is the root controller of.
    final weak var rootWindow: UIWindow?
    /// What presents this controller. Both hold each other as long as that lasts.
    final var presentation: UIPresentationController?
    /// What is to present this controller, kept so that it can be set up before, and for the next time.
    final var preparedPresentation: UIPresentationController?
    final var sheetBackgroundStorage: UIColor?
    /// What code has set of the controller for those who cannot see it; few have one.
    private final var accessibilityStorage: AccessibilityRecord?
    /// The presentation this controller started, held by what it presents.
    final weak var startedPresentation: UIPresentationController?

    /// Makes a controller that loads its view when it is first needed.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller. Interface files are not supported: both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    /// Makes a controller from an archive. The archive's contents are not read: interface files are not supported.
    public required init?(coder: NSCoder) {
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    deinit {
        // A presentation ends with its presenter.
        if let startedPresentation {
            MainContext.runNowOrSoon { startedPresentation.presenterIsGone() }
        }
        if childStorage.isEmpty, viewStorage == nil { return }
        // Long chains are handled outside this frame.
        var children: [UIViewController] = []
        var view: UIView?
        if MainContext.isCurrent {
            MainActor.assumeIsolated {
                let last = nearestScope
                swap(&children, &childStorage)
                swap(&view, &viewStorage)
                Dismantling.release(&children, view: &view, lastIn: last)
            }
        } else {
            swap(&children, &childStorage)
            swap(&view, &viewStorage)
            Dismantling.releaseSoon(children, view: view, of: scopeLink, parent: parentStorage)
        }
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentation?.presenter }

    override final var accessibilityRecord: AccessibilityRecord? {
        get { accessibilityStorage }
        set { accessibilityStorage = newValue }
    }

    // MARK: View

    /// The view this controller manages, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    /// Makes the view and assigns it to `view`. Override without calling super to make another kind of view.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    // MARK: Traits

    /// The traits in force at this controller, its own staged overrides included. Does not load the view.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// Called after any trait changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style this controller and everything below it use; `.unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOverride }
        set { styleOverride = newValue }
    }

    // MARK: For containers

    /// Called after `viewDidLoad()`.
    func viewWasLoaded() {}
    /// Called after `viewWillAppear` of a child.
    func childWillAppear(_ child: UIViewController, animated: Bool) {}
    /// Called after `viewDidAppear` of a child.
    func childDidAppear(_ child: UIViewController, animated: Bool) {}
    /// Whether this controller has a bar over its children, below which they scroll.
    var hasBarOverChildren: Bool { false }
    /// Called after what a bar shows for a child may have changed, or whether the bar is shown.
    func barContentDidChange(of child: UIViewController) {}
    /// The controller that shows this one as if it presented it.
    var showingController: UIViewController? { nil }
    /// Ends being shown by that controller.
    func endBeingShown() {}
    /// What the controller's own bars add to the safe area of a child.
    func addedSafeArea(of child: UIViewController) -> UIEdgeInsets { .zero }
    /// Called after somebody else took a child.
    func childWasTaken(_ child: UIViewController) {}

    // MARK: Overridable

    /// How the controller is shown when it is presented; `.automatic` by default, which is a page sheet. It counts when
    /// the presentation begins.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            if modalPresentationStyle == oldValue { return }
            if modalPresentationStyle == .none {
                RuntimeIssue.report(
                    "presentation",
                    "A controller is presented in a style that shows it: the modalPresentationStyle of "
                        + "\(type(of: self)) is .none. Page sheets are used instead.")
            }
            if preparedPresentation !== presentation { preparedPresentation = nil }
        }
    }

    /// How the controller comes and goes when it is presented; `.coverVertical` by default. Here it is there at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Returns what presents this controller in its style; `nil` where the transitioning delegate says what.
    func makePresentation() -> UIPresentationController? { makeStandardPresentation() }

    /// Whether the user cannot dismiss the controller while it is presented, such as by the key Escape or by dragging a
    /// sheet down; false by default. One that is shown inside it can say so as well.
    open var isModalInPresentation: Bool {
        get { flags.contains(.isModalInPresentation) }
        set { flags.set(.isModalInPresentation, newValue) }
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view joins a window. Traits and geometry are not current yet: see `viewIsAppearing`.
    ///
    /// What is pushed, popped, presented, dismissed or made a window's root in this or in another of the callbacks of
    /// an appearance waits until all controllers concerned were told that the appearance is complete.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once an appearance, when the view is in its window, laid out by its superview, with current traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the appearance is complete: the update in which the view appears has laid it out. `layoutIfNeeded()`
    /// brings that about.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view left its window: at once where the view was taken out by itself, and with `viewDidAppear`
    /// of the controller that comes where a container, a window or a presentation did it.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews. Reads of the controller's and its view's traits are tracked.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews. Reads of the controller's and its view's traits are tracked.
    open func viewDidLayoutSubviews() {}
    /// Updates content and styling, before layout. Reads of traits and observable objects are tracked.
    open func updateProperties() {}
    /// Called in a layout pass after the `safeAreaInsets` of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when there is little memory left. No host calls it.
    open func didReceiveMemoryWarning() {}
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, parentStorage != nil { flags.insert(.isMovingFromParent) }
    }
    /// Called after the parent changed.
    open func didMove(toParent parent: UIViewController?) {
        if appearanceState == .disappeared { flags.remove([.isMovingToParent, .isMovingFromParent]) }
    }
    /// Whether the controllers of views below this one's are told that they appear and disappear as their views join
    /// and leave windows; true by default. Where it is false, call their `beginAppearanceTransition(_:animated:)` and
    /// `endAppearanceTransition()`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Whether this controller presents what it, or a controller below it, is asked to present; false by default, which
    /// leaves it to an ancestor. The outermost presents where all are false.
    open var definesPresentationContext: Bool {
        get { flags.contains(.definesPresentationContext) }
        set { flags.set(.definesPresentationContext, newValue) }
    }

    /// The style of the status bar that this controller wants; see ``UIStatusBarStyle``.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether this controller wants no status bar; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar is to come and go; `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that is asked for the style of the status bar instead; `nil`, the default, for none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that is asked whether there is to be a status bar instead; `nil`, the default, for none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether this controller is asked about the status bar when it is presented in another way than all over the
    /// window.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether this controller wants the home indicator to be hidden; false by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that is asked about the home indicator instead; `nil`, the default, for none.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// How the interface may lie while this controller is shown: on a phone in all ways but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// How the interface is to lie when this controller is presented; `.portrait` by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface is turned with its device; true by default.
    open var shouldAutorotate: Bool { true }

    /// Says that what this controller wants of the status bar has changed. It is asked each time anyway.
    public final func setNeedsStatusBarAppearanceUpdate() {}
    /// Says that what this controller wants of the home indicator has changed. It is asked each time anyway.
    public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Says that the orientations this controller supports have changed. They are asked for each time anyway.
    public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The title, shown by whatever shows this controller. Setting it sets those of the `navigationItem` and of the
    /// `tabBarItem` too.
    open var title: String? {
        didSet {
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    /// What the bar of a navigation controller shows while this controller is on top; made when first asked for.
    open var navigationItem: UINavigationItem { navigationItemValue }
    final var navigationItemStorage: UINavigationItem?

    /// What the toolbar of a navigation controller shows while this controller is on top; `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { parentStorage?.barContentDidChange(of: self) } }

    /// Whether the bars at the bottom, those of a navigation controller and of the tab bar controller around it, are
    /// hidden while this controller is in the stack above its first one; false by default.
    open var hidesBottomBarWhenPushed: Bool {
        get { flags.contains(.hidesBottomBarWhenPushed) }
        set {
            flags.set(.hidesBottomBarWhenPushed, newValue)
            parentStorage?.barContentDidChange(of: self)
        }
    }

    /// Shows a controller as suits where this one is: a navigation controller around it pushes it. Where nothing around
    /// this controller shows others in its own way, it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parentStorage { parentStorage.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller with details as suits where this one is. Where nothing around this controller shows others in
    /// its own way, it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parentStorage {
            parentStorage.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The tab of this controller in the bar of a tab bar controller; made when first asked for. That of a navigation
    /// controller is its root's, unless it is set.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemValue }
        set {
            tabBarItemStorage = newValue
            flags.set(.hasChosenTabBarItem, newValue != nil)
            tabBarItemDidChange()
        }
    }
    final var tabBarItemStorage: UITabBarItem?

    /// Whether what the controller shows is being edited; false by default.
    open var isEditing: Bool {
        get { flags.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Override it to follow, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        flags.set(.isEditing, editing)
        showEditButton()
    }

    /// A button for a bar that begins and ends editing, named "Edit" or "Done"; made when first asked for.
    open var editButtonItem: UIBarButtonItem { editButtonValue }
    final var editButtonStorage: UIBarButtonItem?

    /// The size a container should give this controller, in points; zero, the default, leaves it to the container. A
    /// length of 0 leaves that one to it.
    ///
    /// Navigation, tab, split and page controllers have the size that what they show prefers, with their bars, unless
    /// another one is set.
    open var preferredContentSize: CGSize {
        get { ownContentSize == .zero ? shownContentSize : ownContentSize }
        set {
            let before = preferredContentSize
            ownContentSize = newValue
            if preferredContentSize != before { tellContentSize() }
        }
    }

    /// The size that was set.
    private final var ownContentSize = CGSize.zero
    /// The size that a container of the library prefers for what it shows; zero for none.
    var shownContentSize: CGSize { .zero }

    /// Tells those around that `preferredContentSize` has changed.
    final func tellContentSize() {
        parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        preferredSizeObserver?()
    }

    /// Called when `preferredContentSize` changed. Set by whoever embeds this controller in another world.
    package final var preferredSizeObserver: (() -> Void)?

    /// Gives this controller's presentation controller when it is presented in the style `.custom`; `nil`, the default,
    /// takes the standard one.
    public final weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// What the view keeps free at each side beyond what is around it, in points; zero by default. A negative distance
    /// takes away from that. Numbers that are not finite count as 0.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite
            if additionalSafeAreaInsets == oldValue { return }
            SafeAreas.areUsed = true
            viewStorage?.safeAreaMayHaveChanged()
        }
    }

    /// Called after a child changed its `preferredContentSize`. Does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size that a child will have once this controller's view has another size, both in points: by default
    /// as much more or less as the view itself.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { ownSize(of: container, in: parentSize) }
    /// Called before the window's size becomes another one, and with it that of this controller's view. Tells the
    /// children whose views are loaded and will have another size too.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        pass(size, to: children, coordinator)
    }
    /// Called before this controller has other traits with its window, such as the size classes of another size, and
    /// before `viewWillTransition(to:with:)`. Tells the children that will have others too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { pass(newCollection, to: children, coordinator) }
}
