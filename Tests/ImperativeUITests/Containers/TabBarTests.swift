import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor private final class Diary { var notes: [String] = [] }

private final class Page: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { diary.notes.append("\(name) loads") }
    override func viewWillAppear(_ animated: Bool) { diary.notes.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.notes.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { diary.notes.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.notes.append("\(name) did disappear") }
    override func willMove(toParent parent: UIViewController?) {
        diary.notes.append("\(name) will move \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        diary.notes.append("\(name) did move \(parent == nil ? "out" : "in")")
    }
}

@MainActor private final class Guard: UITabBarControllerDelegate {
    var allows = true
    var notes: [String] = []

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        notes.append("should \(controller.title ?? "") over \(tabs.selectedViewController?.title ?? "")")
        return allows
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        notes.append("did \(controller.title ?? "")")
    }
}

@MainActor private struct Rig {
    let diary = Diary()
    let scene = UIWindowScene()
    let window: UIWindow
    let tabs = UITabBarController()

    init(_ names: String..., medium: Snapshot.Medium? = nil) {
        let diary = diary
        window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        if let medium { window.textMedium = medium }
        tabs.viewControllers = names.map { Page($0, diary) }
        window.rootViewController = tabs
        window.isHidden = false
        _ = take()
    }

    func page(_ name: String) -> UIViewController { Page(name, diary) }

    func take() -> [String] {
        window.layoutIfNeeded()
        flushAll()
        defer { diary.notes = [] }
        return diary.notes
    }

    var titles: [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    func tap(_ title: String) { #expect(window.tap(label: title)) }
}

@MainActor @Suite struct TabBarTests {
    @Test("The first controller is selected and shown; views of the others are not loaded")
    func first() {
        let rig = Rig("a", "b")
        #expect(rig.tabs.selectedIndex == 0 && rig.tabs.selectedViewController === rig.tabs.viewControllers?[0])
        #expect(rig.tabs.viewControllers?.map(\.isViewLoaded) == [true, false])
        #expect(rig.titles == ["a", "b"] && rig.tabs.tabBar.selectedItem?.title == "a")
    }

    @Test("Without controllers there is no selection")
    func empty() {
        let rig = Rig()
        #expect(rig.tabs.selectedIndex == NSNotFound && rig.tabs.selectedViewController == nil)
        #expect(rig.tabs.viewControllers == nil && rig.tabs.tabBar.items == nil)
    }

    @Test("Selecting a controller loads and shows it, and both are told, in order")
    func select() {
        let rig = Rig("a", "b")
        rig.tabs.selectedIndex = 1
        #expect(
            rig.take() == ["b loads", "a will disappear", "b will appear", "a did disappear", "b did appear"])
        rig.tabs.selectedViewController = rig.tabs.viewControllers?[0]
        #expect(rig.take() == ["b will disappear", "a will appear", "b did disappear", "a did appear"])
        rig.tabs.selectedIndex = 0
        #expect(rig.take() == [])
    }

    @Test("A tap asks the delegate, selects, and tells it")
    func tapping() {
        let rig = Rig("a", "b")
        let delegate = Guard()
        rig.tabs.delegate = delegate
        rig.tap("b")
        #expect(delegate.notes == ["should b over a", "did b"] && rig.tabs.selectedIndex == 1)
        rig.tap("b")
        #expect(delegate.notes.suffix(2) == ["should b over b", "did b"])
        delegate.allows = false
        rig.tap("a")
        #expect(delegate.notes.last == "should a over b" && rig.tabs.selectedIndex == 1)
        delegate.notes = []
        rig.tabs.selectedIndex = 0
        #expect(delegate.notes == [])
    }

    @Test("A disabled tab cannot be chosen by a person, but by the program")
    func disabled() {
        let rig = Rig("a", "b")
        rig.tabs.viewControllers?[1].tabBarItem.isEnabled = false
        _ = rig.take()
        _ = rig.window.tap(label: "b")
        #expect(rig.tabs.selectedIndex == 0)
        rig.tabs.selectedIndex = 1
        #expect(rig.tabs.selectedIndex == 1)
    }

    @Test("Tabs can be chosen by the keyboard, and keep the focus")
    func keyboard() {
        let rig = Rig("a", "b", "c")
        let focus = rig.window.focus
        focus.move(.next)
        #expect((focus.focused?.view as? UIControl)?.accessibilityLabel == "a")
        focus.move(.right)
        #expect(focus.focused?.activate() == true && rig.tabs.selectedIndex == 1)
        _ = rig.take()
        #expect((focus.focused?.view as? UIControl)?.accessibilityLabel == "b")
        focus.move(.left)
        #expect(focus.focused?.activate() == true && rig.tabs.selectedIndex == 0)
    }

    @Test("New controllers are contained, old ones let go; the selected one stays selected")
    func replace() {
        let rig = Rig("a", "b")
        guard let old = rig.tabs.viewControllers else { return }
        rig.tabs.selectedIndex = 1
        _ = rig.take()
        let new = rig.page("c")
        rig.tabs.setViewControllers([new, old[1]], animated: false)
        #expect(
            rig.take() == ["a will move out", "c will move in", "a did move out", "c did move in"])
        #expect(rig.tabs.selectedIndex == 1 && old[0].parent == nil && new.tabBarController === rig.tabs)
        #expect(rig.titles == ["c", "b"])
    }

    @Test("If the selected controller is not among new ones, the one at its place is selected, or the first")
    func reselect() {
        let rig = Rig("a", "b", "c")
        rig.tabs.selectedIndex = 1
        rig.tabs.viewControllers = [rig.page("d"), rig.page("e")]
        #expect(rig.tabs.selectedViewController?.title == "e")
        rig.tabs.viewControllers = [rig.page("f")]
        #expect(rig.tabs.selectedViewController?.title == "f")
        rig.tabs.viewControllers = []
        #expect(rig.tabs.selectedViewController == nil)
        _ = rig.take()
        rig.tabs.viewControllers = [rig.page("g")]
        #expect(rig.take() == ["g will move in", "g loads", "g will appear", "g did appear", "g did move in"])
    }

    @Test("A controller that is taken away has no tab any more")
    func taken() {
        let rig = Rig("a", "b", "c")
        rig.tabs.selectedIndex = 1
        _ = rig.take()
        rig.tabs.selectedViewController?.removeFromParent()
        _ = rig.take()
        #expect(rig.titles == ["a", "c"] && rig.tabs.selectedViewController?.title == "c")
        #expect(rig.tabs.children.count == 2 && rig.tabs.selectedViewController?.view.window === rig.window)
    }

    @Test("Selections in appearance callbacks show one after the other")
    func reentrant() {
        final class Hasty: UIViewController {
            override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 2 }
        }
        let rig = Rig("a")
        let last = rig.page("c")
        rig.tabs.viewControllers = (rig.tabs.viewControllers ?? []) + [Hasty(), last]
        _ = rig.take()
        rig.tabs.selectedIndex = 1
        #expect(rig.tabs.selectedIndex == 2)
        _ = rig.take()
        flushAll()
        #expect(last.view.window === rig.window && rig.tabs.viewControllers?[1].viewIfLoaded?.window == nil)
    }

    @Test("The bar takes its height from the safe area of the children, and gives it back when hidden")
    func safeArea() {
        let rig = Rig("a", "b")
        let content = rig.tabs.selectedViewController?.view
        #expect(content?.frame == rig.tabs.view.bounds)
        #expect(rig.tabs.tabBar.frame.height == 49 && content?.safeAreaInsets.bottom == 49)
        rig.tabs.setTabBarHidden(true, animated: false)
        _ = rig.take()
        #expect(rig.tabs.isTabBarHidden && content?.safeAreaInsets.bottom == 0)
        rig.tabs.isTabBarHidden = false
        rig.tabs.selectedViewController?.additionalSafeAreaInsets.bottom = 5
        rig.tabs.additionalSafeAreaInsets.bottom = 30
        _ = rig.take()
        #expect(content?.safeAreaInsets.bottom == 84 && rig.tabs.tabBar.frame.height == 79)
    }

    @Test("In a text grid the bar is two rows, and nothing leaves the cells")
    func grid() {
        let rig = Rig("one", "two", "three", medium: .text)
        rig.tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
        _ = rig.take()
        #expect(rig.tabs.tabBar.frame == CGRect(x: 0, y: 448, width: 320, height: 32))
        func check(_ view: UIView) {
            let frame = view.convert(view.bounds, to: nil)
            if !view.isHidden {
                #expect(frame.minY.truncatingRemainder(dividingBy: 16) == 0, "\(type(of: view)) \(frame)")
                #expect(frame.minX.truncatingRemainder(dividingBy: 8) == 0, "\(type(of: view)) \(frame)")
            }
            for child in view.subviews { check(child) }
        }
        check(rig.tabs.tabBar)
    }

    @Test("Tabs begin at the right where people read from there")
    func rightToLeft() {
        let rig = Rig("a", "b")
        rig.window.traitOverrides.layoutDirection = .rightToLeft
        _ = rig.take()
        let places = rig.tabs.tabBar.subviews.map { ($0.accessibilityLabel ?? "", $0.frame.minX) }
        #expect(places.sorted { $0.1 < $1.1 }.map(\.0) == ["b", "a"])
    }

    @Test("The bar does not grow with the text size, for which it has no room")
    func largeType() {
        let rig = Rig("a", "b")
        rig.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        _ = rig.take()
        #expect(rig.tabs.tabBar.frame.height == 49)
        #expect(rig.tabs.selectedViewController?.view.safeAreaInsets.bottom == rig.tabs.tabBar.frame.height)
    }

    @Test("Titles that need more than an equal share get it from the others")
    func uneven() {
        let rig = Rig("a", "a much longer title than that", "b", medium: .text)
        let widths = rig.tabs.tabBar.subviews.map(\.frame.width)
        #expect(widths[1] >= 30 * 8 && widths.reduce(0, +) == 320 && widths[0] >= 16)
    }

    @Test("A title is that of the tab, and changes of the item show")
    func items() {
        let rig = Rig("a", "b")
        rig.tabs.viewControllers?[0].title = "z"
        rig.tabs.viewControllers?[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
        #expect(rig.titles == ["z", "Search"] && rig.tabs.tabBar.items?[1].tag == 7)
        _ = rig.take()
        rig.tap("Search")
        #expect(rig.tabs.selectedIndex == 1)
    }

    @Test("A navigation controller has the tab of its root, and goes back to it when its tab is chosen again")
    func navigation() {
        let rig = Rig("a")
        let navigation = UINavigationController()
        rig.tabs.viewControllers = (rig.tabs.viewControllers ?? []) + [navigation]
        navigation.viewControllers = [rig.page("root")]
        #expect(rig.titles == ["a", "root"])
        rig.tap("root")
        navigation.pushViewController(rig.page("top"), animated: false)
        _ = rig.take()
        #expect(rig.titles == ["a", "root"])
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
        rig.tap("a")
        rig.tap("root")
        #expect(navigation.viewControllers.count == 2)
        rig.tap("root")
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("The bar is hidden while a controller that hides it is in the stack, and comes back by itself")
    func hiddenForPushed() {
        let rig = Rig("a")
        let navigation = UINavigationController(rootViewController: rig.page("root"))
        rig.tabs.viewControllers = (rig.tabs.viewControllers ?? []) + [navigation]
        rig.tap("root")
        let page = rig.page("top")
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: false)
        _ = rig.take()
        #expect(rig.tabs.tabBar.isHidden && !rig.tabs.isTabBarHidden)
        #expect(page.view.safeAreaInsets.bottom == 0)
        rig.tabs.selectedIndex = 0
        #expect(!rig.tabs.tabBar.isHidden)
        rig.tabs.selectedIndex = 1
        #expect(rig.tabs.tabBar.isHidden)
        page.hidesBottomBarWhenPushed = false
        #expect(!rig.tabs.tabBar.isHidden)
        page.hidesBottomBarWhenPushed = true
        navigation.popViewController(animated: false)
        #expect(!rig.tabs.tabBar.isHidden)
    }

    @Test("Traits set on the tab bar controller reach the selected controllers")
    func traits() {
        let rig = Rig("a", "b")
        rig.tabs.traitOverrides.userInterfaceStyle = .dark
        rig.tabs.selectedIndex = 1
        _ = rig.take()
        #expect(rig.tabs.viewControllers?[1].traitCollection.userInterfaceStyle == .dark)
    }

    @Test("A bar of its own selects what is tapped and tells its delegate")
    func ownBar() {
        final class Listener: UITabBarDelegate {
            var titles: [String?] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
        }
        let window = UIWindow(windowScene: UIWindowScene())
        window.isHidden = false
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let listener = Listener()
        bar.delegate = listener
        bar.items = ["x", "y"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        #expect(bar.selectedItem == nil)
        window.addSubview(bar)
        window.layoutIfNeeded()
        flushAll()
        #expect(window.tap(label: "y"))
        #expect(bar.selectedItem?.tag == 1 && listener.titles == ["y"])
        bar.items = []
        #expect(bar.selectedItem == nil)
    }

    @Test("Selecting a place without a controller is reported and changes nothing")
    func wrongPlace() {
        let rig = Rig("a")
        let found = issues { rig.tabs.selectedIndex = 4 }
        #expect(found.count == 1 && rig.tabs.selectedIndex == 0)
    }

    @Test("Selecting a controller without a tab traps")
    func wrongController() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
    }
}
