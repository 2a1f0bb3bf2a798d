import Foundation
import BridgedEnvironment

/// An object that manages a view and the controllers of the views within it.
///
/// A controller inherits its traits from the superview of its view. The view inherits from the controller.
@MainActor @preconcurrency open class UIViewController: UIResponder, TraitNode, UITraitChangeObservable {
    package final var scopeLink = ScopeLink()
    package final var traitRecord: TraitRecord?
    final var viewStorage: UIView?
    final var flags: Flags = []
    final var appearanceState = AppearanceState.disappeared

    final var childStorage: [UIViewController] = []
    final weak var parentStorage: UIViewController?
    /// The interface file that the controller comes from; `nil` for most.
    final var nibRecord: NibRecord?
    /// The views scrolled below bars: at the top, the leading side, the bottom, and the trailing side. Empty if none
    /// was set.
    final var contentScrollers: [ContentScroller] = []
    /// The window this is the root controller of.
    final weak var rootWindow: UIWindow?
    /// The presentation of this controller. Both hold each other as long as it lasts.
    final var presentation: UIPresentationController?
    /// The presentation made for this controller in advance, so that it can be set up, and kept for the next time.
    final var preparedPresentation: UIPresentationController?
    final var sheetBackgroundStorage: UIColor?
    /// The accessibility properties that code has set of the controller; few controllers have any.
    private final var accessibilityStorage: AccessibilityRecord?
    /// The presentation this controller started, held by the presented controller.
    final weak var startedPresentation: UIPresentationController?

    /// Creates a controller that loads its view on first access.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller whose view comes from a nib of a bundle; `nil` is the main bundle.
    ///
    /// Without a name, the view comes from the nib that is named as the class, without `Controller` at the end or with
    /// it: `PageView` or `PageViewController`. If there is no such nib, the controller has a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if nibNameOrNil != nil || nibBundleOrNil != nil {
            nibRecord = NibRecord(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
    }

    /// Creates a controller of a storyboard. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        if MethodOverrides.observesAllTraits(type(of: self)) { deliverAllTraitChanges() }
        coder.fill(self, as: UIViewController.self)
    }

    deinit {
        let (record, link) = (traitRecord, scopeLink)
        defer { record?.releaseAttachedNodes(link: link) { nearestScope } }
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

    /// The view of the controller, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    /// Loads the view from the storyboard or the nib of the controller, or else creates a plain one. Override without
    /// calling super to create a different view.
    open func loadView() {
        if !loadViewFromNib() { view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    }

    // MARK: Interface files

    /// The name of the nib that the view comes from; `nil` for a storyboard, and if no name was given.
    open var nibName: String? { nibRecord?.nibName }
    /// The bundle with that nib; `nil` for the main bundle.
    open var nibBundle: Bundle? { nibRecord?.bundle }
    /// The storyboard that the controller comes from; `nil` for none.
    open var storyboard: UIStoryboard? { nibRecord?.storyboard }
    /// The identifier of the controller for state restoration. It is kept, and nothing is restored here.
    open var restorationIdentifier: String? {
        get { nibRecord?.restorationIdentifier }
        set { madeNibRecord.restorationIdentifier = newValue }
    }

    /// Performs the segue of the controller that has an identifier in its storyboard. Does not ask
    /// ``shouldPerformSegue(withIdentifier:sender:)``. If there is none, this is reported and nothing happens.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performNibSegue(identifier, sender) }

    /// Returns whether a segue is performed that the user has begun; `true` by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, to pass data to its destination.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether the controller is where an unwind segue ends; by default, whether it has the method.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { action.isMethod(of: self) }

    // MARK: Traits

    /// The traits in force for this controller, including its own pending overrides. Does not load the view.
    open var traitCollection: UITraitCollection { answeredTraits }

    /// Called after any trait has changed, on classes that override it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of this controller and everything below it; `.unspecified` inherits the style.
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
    /// Called after the bar content for a child, or whether the bar is shown, may have changed.
    func barContentDidChange(of child: UIViewController) {}
    /// The controller that shows this one as if it presented it.
    var showingController: UIViewController? { nil }
    /// Ends being shown by that controller.
    func endBeingShown() {}
    /// The insets that the controller's own bars add to the safe area of a child.
    func addedSafeArea(of child: UIViewController) -> UIEdgeInsets { .zero }
    /// Called after another parent took a child.
    func childWasTaken(_ child: UIViewController) {}

    // MARK: Overridable

    /// The style in which the controller is presented; `.automatic`, the default, is a page sheet. Read when the
    /// presentation begins.
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

    /// The transition style for presentations; `.coverVertical` by default. Has no effect here: the controller
    /// appears at once.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Returns the presentation of this controller in its style; `nil` if the transitioning delegate provides it.
    func makePresentation() -> UIPresentationController? { makeStandardPresentation() }

    /// A Boolean value that indicates whether the user is prevented from dismissing the controller while it is
    /// presented, for instance with the Escape key or by dragging a sheet down; `false` by default. A controller shown
    /// inside it can prevent it as well.
    open var isModalInPresentation: Bool {
        get { flags.contains(.isModalInPresentation) }
        set { flags.set(.isModalInPresentation, newValue) }
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called before the view is added to a window. Traits and geometry are not current yet; see `viewIsAppearing`.
    ///
    /// Controllers that are pushed, popped, presented, dismissed or made the root of a window in an appearance
    /// callback wait until all controllers involved were told that the appearance is complete.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called once per appearance, when the view is in its window, laid out by its superview, with current traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the appearance is complete, after the update that lays out the appearing view. `layoutIfNeeded()`
    /// performs that update.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is removed from its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view was removed from its window: immediately if the view was removed by itself, or together
    /// with `viewDidAppear` of the controller that replaces it in a container, a window or a presentation.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews. Traits of the controller and its view read here are tracked.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. Traits of the controller and its view read here are tracked.
    open func viewDidLayoutSubviews() {}
    /// Changes the constraints of the view before a layout, as its ``UIView/setNeedsUpdateConstraints()`` has asked for.
    /// Traits of the controller and its view read here are tracked. Call `super` at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Updates content and styling, before layout. Traits and observable objects read here are tracked.
    open func updateProperties() {}
    /// Called in a layout pass after the `safeAreaInsets` of the view have changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the layout margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when memory is low. No host calls it.
    open func didReceiveMemoryWarning() {}
    /// Called before the parent changes.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, parentStorage != nil { flags.insert(.isMovingFromParent) }
    }
    /// Called after the parent has changed.
    open func didMove(toParent parent: UIViewController?) {
        if appearanceState == .disappeared { flags.remove([.isMovingToParent, .isMovingFromParent]) }
    }
    /// A Boolean value that indicates whether appearance calls are forwarded to the controllers of the views below as
    /// their views enter and leave windows; `true` by default.
    ///
    /// If `false`, call `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// A Boolean value that indicates whether this controller presents the controllers that it, or a controller below
    /// it, is asked to present in a context; `false` by default, which leaves it to an ancestor. If all are `false`,
    /// the outermost ancestor presents.
    open var definesPresentationContext: Bool {
        get { flags.contains(.definesPresentationContext) }
        set { flags.set(.definesPresentationContext, newValue) }
    }

    /// The preferred style of the status bar; see ``UIStatusBarStyle``.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether this controller prefers the status bar to be hidden; `false` by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The preferred animation for showing and hiding the status bar; `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar; `nil`, the default, for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden; `nil`, the default, for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// A Boolean value that indicates whether this controller determines the appearance of the status bar even if its
    /// presentation does not cover the whole window.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// A Boolean value that indicates whether this controller prefers the home indicator to be hidden; `false` by
    /// default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator is hidden; `nil`, the default, for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The interface orientations that this controller supports: on a phone, all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The preferred interface orientation for presenting this controller; `.portrait` by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that indicates whether the interface rotates with the device; `true` by default.
    open var shouldAutorotate: Bool { true }

    /// Signals that the preferences for the status bar have changed. Not required: they are read anew each time.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Signals that the preference for the home indicator has changed. Not required: it is read anew each time.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Signals that the supported orientations have changed. Not required: they are read anew each time.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// The title of the controller, shown by its container. Setting it also sets the titles of `navigationItem` and
    /// `tabBarItem`.
    open var title: String? {
        didSet {
            navigationItemStorage?.title = title
            tabBarItemStorage?.title = title
        }
    }

    /// The item shown in the bar of a navigation controller while this controller is on top. Created on first access.
    open var navigationItem: UINavigationItem { navigationItemValue }
    final var navigationItemStorage: UINavigationItem?

    /// The items shown in the toolbar of a navigation controller while this controller is on top; `nil` by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { parentStorage?.barContentDidChange(of: self) } }

    /// A Boolean value that indicates whether the bottom bars, those of the navigation controller and its tab bar
    /// controller, are hidden while this controller is in the stack above the first one; `false` by default.
    open var hidesBottomBarWhenPushed: Bool {
        get { flags.contains(.hidesBottomBarWhenPushed) }
        set {
            flags.set(.hidesBottomBarWhenPushed, newValue)
            parentStorage?.barContentDidChange(of: self)
        }
    }

    /// Shows a controller in the way of the enclosing container: a navigation controller pushes it. If no container
    /// shows controllers in its own way, the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parentStorage { parentStorage.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller with details in the way of the enclosing container. If no container shows controllers in
    /// its own way, the controller is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parentStorage {
            parentStorage.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// The tab of this controller in a tab bar controller. Created on first access. A navigation controller uses its
    /// root's item unless its own is set.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemValue }
        set {
            tabBarItemStorage = newValue
            flags.set(.hasChosenTabBarItem, newValue != nil)
            tabBarItemDidChange()
        }
    }
    final var tabBarItemStorage: UITabBarItem?

    /// A Boolean value that indicates whether the content of the controller is being edited; `false` by default.
    open var isEditing: Bool {
        get { flags.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Overrides should call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        flags.set(.isEditing, editing)
        showEditButton()
    }

    /// A bar button item that toggles editing, titled "Edit" or "Done". Created on first access.
    open var editButtonItem: UIBarButtonItem { editButtonValue }
    final var editButtonStorage: UIBarButtonItem?

    /// The preferred size of this controller in a container, in points. A length of 0, the default, leaves it to the
    /// container.
    ///
    /// Navigation, tab, split and page controllers report the preferred size of their content plus their bars, unless
    /// another size is set.
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
    /// The size that a container of the library prefers for its content; zero for none.
    var shownContentSize: CGSize { .zero }

    /// Tells the surroundings that `preferredContentSize` has changed.
    final func tellContentSize() {
        parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        preferredSizeObserver?()
    }

    /// Called when `preferredContentSize` changed. Set by the code that embeds this controller in another world.
    package final var preferredSizeObserver: (() -> Void)?

    /// The delegate that provides the presentation controller for the style `.custom`; `nil`, the default, for the
    /// standard one.
    public final weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The insets that extend the safe area insets of the view, in points; zero by default.
    ///
    /// Negative insets reduce them. Non-finite values count as 0.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            additionalSafeAreaInsets = additionalSafeAreaInsets.finite
            if additionalSafeAreaInsets == oldValue { return }
            SafeAreas.areUsed = true
            viewStorage?.safeAreaMayHaveChanged()
        }
    }

    /// Called after a child has changed its `preferredContentSize`. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child for a new size of this controller's view, both in points. By default, the child
    /// grows or shrinks by as much as the view.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { ownSize(of: container, in: parentSize) }
    /// Called before the size of the window, and with it the view, changes. Notifies the children whose views are
    /// loaded and will change their size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        pass(size, to: children, coordinator)
    }
    /// Called before the traits of this controller change with those of the window, for instance the size classes,
    /// and before `viewWillTransition(to:with:)`. Notifies the children whose traits will change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { pass(newCollection, to: children, coordinator) }

    /// Presents a controller over this controller's window, inside the container of its presentation controller.
    ///
    /// The outermost ancestor presents it. For a `modalPresentationStyle` with a context, the nearest of this
    /// controller and its ancestors with `definesPresentationContext` does. The controller inherits its traits from
    /// the presentation controller, which inherits them from the window. A call is reported and does nothing while
    /// the presenter presents another controller, without a window, or if `controller` is already shown in another
    /// way. `completion` is called after `viewDidAppear`.
    open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) { defaultPresent(controller, animated: animated, completion: completion) }

    /// Dismisses the presentation started by this controller or its nearest ancestor, and all presentations inside
    /// it.
    ///
    /// If there is none, dismisses the presentation that shows this controller or its nearest ancestor. `completion`
    /// is called after `viewDidDisappear`. Does nothing without a presentation.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        defaultDismiss(animated: animated, completion: completion)
    }

    /// The controller presented by this controller or its nearest ancestor that presents one; `nil` if there is none.
    open var presentedViewController: UIViewController? {
        nearest { $0.startedPresentation }?.presentedViewController
    }

    /// The controller that presents this controller or its nearest presented ancestor; `nil` if there is none.
    open var presentingViewController: UIViewController? {
        nearest { $0.presentation?.presenter ?? $0.showingController }
    }

    /// The presentation controller of this controller or its nearest presented ancestor.
    ///
    /// Outside a presentation, it is the controller that will present this one in its `modalPresentationStyle`, so
    /// that it can be configured; `nil` for `.custom`.
    open var presentationController: UIPresentationController? {
        nearest { $0.presentation } ?? prepareForPresentation()
    }

    /// Adds a child to this controller, removing it from its previous parent.
    ///
    /// Also add the child's view to this controller's view hierarchy. Adding the controller itself, an ancestor, or a
    /// controller whose view contains this controller's view traps. If the child is presented, its presentation ends.
    open func addChild(_ child: UIViewController) { defaultAddChild(child) }

    /// Removes this controller from its parent. Also remove its view from the hierarchy. Does nothing without a
    /// parent.
    open func removeFromParent() { defaultRemoveFromParent() }

    /// Sets traits for a child, without loading its view. Deprecated on Apple's systems since iOS 17 in favour of the
    /// child's `traitOverrides`, which take precedence.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild child: UIViewController
    ) { defaultSetOverrideTraitCollection(collection, forChild: child) }

    /// Returns the traits set for a child; `nil` if there are none.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child.parentStorage === self ? child.traitRecord?.parentOverrides : nil
    }

    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() { defaultLoadViewIfNeeded() }

    /// Begins an appearance transition of this controller's view, on behalf of a container that forwards appearance
    /// calls to its children itself; see `shouldAutomaticallyForwardAppearanceMethods`.
    ///
    /// Calls `viewWillAppear` or `viewWillDisappear` on this controller and the controllers of the views below. Call
    /// `endAppearanceTransition()` when the transition is complete. Until then, moving the view into and out of
    /// windows makes no appearance calls. To reverse a transition, begin the opposite one.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        defaultBeginAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the transition begun by `beginAppearanceTransition(_:animated:)`.
    ///
    /// Calls `viewDidAppear` or `viewDidDisappear` on this controller and the controllers of the views below. Without
    /// a transition, the call is reported and does nothing.
    open func endAppearanceTransition() { defaultEndAppearanceTransition() }

    /// A Boolean value that indicates whether the view is appearing because the controller is being presented. `true`
    /// from before `viewWillAppear` until after `viewDidAppear`.
    open var isBeingPresented: Bool { flags.contains(.isBeingPresented) }

    /// A Boolean value that indicates whether the view is disappearing because the controller is being dismissed.
    /// `true` from before
    /// `viewWillDisappear` until after `viewDidDisappear`.
    open var isBeingDismissed: Bool { flags.contains(.isBeingDismissed) }

    /// A Boolean value that indicates whether the view is appearing because the controller was added to its parent.
    /// `true` until after
    /// `viewDidAppear`.
    open var isMovingToParent: Bool { flags.contains(.isMovingToParent) }

    /// A Boolean value that indicates whether the view is disappearing because the controller is being removed from its
    /// parent. `true` from
    /// `willMove(toParent:)` with `nil` until after `viewDidDisappear`.
    open var isMovingFromParent: Bool { flags.contains(.isMovingFromParent) }
}
