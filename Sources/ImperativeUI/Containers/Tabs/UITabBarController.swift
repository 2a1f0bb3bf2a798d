import Foundation
import BridgedEnvironment

/// A container view controller that shows one of several view controllers, selected in a tab bar at the bottom.
///
/// Each controller's view is loaded when the controller is first selected. The selected controller's view fills the
/// whole view; its safe area ends above the bar. Changes made in appearance callbacks show one after another, each
/// when the controllers have been told that the previous one is complete. `selectedViewController` is always the most
/// recently selected one. A controller that is not selected keeps its view, outside the view hierarchy, and its last
/// traits.
@MainActor @preconcurrency open class UITabBarController: UIViewController, UITabBarDelegate {
    final var tabs: [UIViewController] = [] { didSet { tabIDs = Set(tabs.map(ObjectIdentifier.init)) } }
    private final var tabIDs: Set<ObjectIdentifier> = []
    private final var selected: UIViewController?
    private final let bar = UITabBar()
    /// The controller whose view is in the container.
    private final var shown: UIViewController?
    final var toldContentSize = CGSize.zero
    private final let changes = ChildChanges<TabsChange>()
    /// Called after tabs or selection have changed.
    package final var tabsFollower: (() -> Void)?
    /// Asked whether a person may select a tab, before the delegate is.
    package final var selectionGuard: ((UIViewController) -> Bool)?
    /// The navigation controllers whose stacks are followed: they have the tab of their root.
    private final var followed: Set<ObjectIdentifier> = []

    /// A change of the controllers.
    private struct TabsChange {
        let gone: [UIViewController]
        let new: [UIViewController]
        let selected: UIViewController?
    }

    /// Creates a tab bar controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeOverBar()
    }

    /// Makes a controller of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeOverBar()
        coder.fill(self, as: UITabBarController.self)
    }

    private func takeOverBar() {
        // The bar insets the children.
        SafeAreas.areUsed = true
        bar.delegate = self
        bar.itemWasChosen = { [weak self] item in self?.personChose(item) }
    }

    /// The tab bar. Its items are those of the view controllers.
    open var tabBar: UITabBar { bar }

    /// The delegate, which is asked about and notified of the user's selections; held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Creates a view with the tab bar and the selected controller's view.
    open override func loadView() {
        let made = TabBarView(bar: bar)
        made.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        made.tabs = self
        view = made
        made.addSubview(bar)
    }

    override func viewWasLoaded() {
        TransitionQueue.shared.performWithin { [self] in show(selected) }
    }

    // MARK: Tabs

    /// The view controllers, in the order of their tabs. If new controllers do not include the selected one, the
    /// controller at its index is selected, or otherwise the first.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. Those that remain keep their views.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let controllers = viewControllers ?? []
        var now: Set<ObjectIdentifier> = []
        for controller in controllers {
            require(
                now.insert(ObjectIdentifier(controller)).inserted,
                "A controller has one tab: \(type(of: controller)) is in the list twice. List it once.")
        }
        let old = Set(tabs.map(ObjectIdentifier.init))
        let gone = tabs.filter { !now.contains(ObjectIdentifier($0)) }
        let new = controllers.filter { !old.contains(ObjectIdentifier($0)) }
        let index = selectedIndex
        tabs = controllers
        if selected.map({ !now.contains(ObjectIdentifier($0)) }) ?? true {
            selected = tabs.indices.contains(index) ? tabs[index] : tabs.first
        }
        itemsMayHaveChanged()
        changes.add(
            TabsChange(gone: gone, new: new, selected: selected), animated: animated, announce: announce, make: make)
        tabsFollower?()
        followContentSize()
    }

    /// Updates the bar for the current items of the controllers.
    final func itemsMayHaveChanged() {
        followRoots()
        let items = tabs.map { $0.tabBarItem ?? UITabBarItem() }
        if items.elementsEqual(bar.items ?? [], by: ===) == false { bar.setItems(items, animated: false) }
        markSelected()
    }

    private func markSelected() {
        bar.selectedItem = selected.flatMap { $0.tabBarItem }
        showOrHideBar()
    }

    private func followRoots() {
        followed.formIntersection(tabs.map(ObjectIdentifier.init))
        for case let navigation as UINavigationController in tabs {
            let id = ObjectIdentifier(navigation)
            guard followed.insert(id).inserted else { continue }
            navigation.addStackFollower { [weak self, weak navigation] in
                guard let self, let navigation, followed.contains(ObjectIdentifier(navigation)) else { return false }
                itemsMayHaveChanged()
                return true
            }
        }
    }

    // MARK: Selection

    /// The index of the selected controller; `NSNotFound` if there are no controllers. An index out of range is
    /// reported and does not change the selection.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            if tabs.indices.contains(newValue) { return select(tabs[newValue], animated: false) }
            RuntimeIssue.report(
                "tab-selection",
                "A tab is selected by its place: there is none at \(newValue), as there are \(tabs.count). Set "
                    + "viewControllers first.")
        }
    }

    /// The selected controller, which decides the status bar style.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller, which decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller, which decides whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// The selected view controller; `nil` if there are none. Traps if set to a controller without a tab.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            require(
                tabs.contains { $0 === newValue },
                "Only a controller with a tab can be selected: \(type(of: newValue)) is not in viewControllers. Add it."
            )
            select(newValue, animated: false)
        }
    }

    /// The controller of an item; `nil` if none has it.
    private func controller(of item: UITabBarItem) -> UIViewController? { tabs.first { $0.tabBarItem === item } }

    private func personChose(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        if selectionGuard?(controller) == false { return }
        if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
        bar.delegate?.tabBar(bar, didSelect: item)
        if controller !== selected {
            if tabs.contains(where: { $0 === controller }) { select(controller, animated: true) }
        } else {
            controller.nearestNavigation?.popToRootViewController(animated: true)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Called before a tab that the user chose is selected. Does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func select(_ controller: UIViewController, animated: Bool) {
        if controller === selected { return }
        selected = controller
        markSelected()
        changes.add(
            TabsChange(gone: [], new: [], selected: controller), animated: animated, announce: announce, make: make)
        tabsFollower?()
        followContentSize()
    }

    // MARK: Children

    private func announce(_ change: TabsChange) {
        for controller in change.gone where controller.parentStorage === self {
            controller.beginLeaving()
        }
        for controller in change.new where hasTab(controller) { beginTaking(controller) }
    }

    private func make(_ change: TabsChange) {
        for controller in change.gone where controller.parentStorage === self {
            UIPresentationController.end(UIPresentationController.started(in: controller))
        }
        // A controller that has left meanwhile, or has another parent now, must not be shown here.
        show(change.selected.flatMap { $0.parentStorage === self ? $0 : selected })
        let gone = change.gone.filter { $0.parentStorage === self && !hasTab($0) }
        for controller in gone { controller.leaveParent() }
        if gone.isEmpty, change.new.isEmpty { return }
        TransitionQueue.shared.whenTold { [self] in
            for controller in gone where controller.parentStorage == nil { controller.finishMove(to: nil) }
            for controller in change.new where controller.parentStorage === self { controller.finishMove(to: self) }
        }
    }

    private func hasTab(_ controller: UIViewController) -> Bool { tabIDs.contains(ObjectIdentifier(controller)) }

    private func show(_ new: UIViewController?) { exchangeChild(shown, for: new) { shown = new } }

    override func childWasTaken(_ child: UIViewController) {
        guard let index = tabs.firstIndex(of: child) else { return }
        tabs.remove(at: index)
        if selected === child { selected = tabs.indices.contains(index) ? tabs[index] : tabs.first }
        itemsMayHaveChanged()
        TransitionQueue.shared.perform(animated: false) { [self] in show(selected) }
        tabsFollower?()
        followContentSize()
    }

    // MARK: Size

    override var shownContentSize: CGSize {
        selected?.preferredContentSize.addingToHeight(heightOfBar) ?? .zero
    }

    /// Updates the preferred content size if that of the selected controller has changed.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followContentSize()
    }

    /// The height of the bar, without the bottom safe area inset.
    final var heightOfBar: CGFloat { bar.isHidden ? 0 : bar.intrinsicContentSize.height }

    // MARK: Bar

    override var hasBarOverChildren: Bool { true }

    override func addedSafeArea(of child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: (viewIfLoaded as? TabBarView)?.barHeight ?? 0, right: 0)
    }

    override func barContentDidChange(of child: UIViewController) { showOrHideBar() }

    /// A Boolean value that indicates whether the tab bar is hidden; `false` by default. It is also hidden if the
    /// selected navigation controller has pushed a controller with `hidesBottomBarWhenPushed`.
    open var isTabBarHidden = false { didSet { showOrHideBar() } }

    private func showOrHideBar() {
        let isHidden = isTabBarHidden || (selected as? UINavigationController)?.hidesBottomBars == true
        if isHidden == bar.isHidden { return }
        bar.isHidden = isHidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides or shows the tab bar, without animation.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}

extension UITabBarController: ContentSizeFollowing {}

extension UIViewController {
    /// The navigation controller that this one is, or else the first one inside.
    fileprivate var nearestNavigation: UINavigationController? {
        var waiting = [self]
        while let here = waiting.popLast() {
            if let navigation = here as? UINavigationController { return navigation }
            waiting += here.childStorage.reversed()
        }
        return nil
    }
}
