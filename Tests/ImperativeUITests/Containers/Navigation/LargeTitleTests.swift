import Foundation
import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite("Large titles") struct LargeTitleTests {
    /// A controller with a scroll view that fills it.
    private final class List: UIViewController {
        let scroll = UIScrollView()
        var inset: (UIEdgeInsets) -> UIEdgeInsets = { _ in .zero }
        var layouts = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 100, height: 2000)
            view.addSubview(scroll)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            scroll.frame = view.bounds.inset(by: inset(view.safeAreaInsets))
        }
    }

    @MainActor private struct Rig {
        let list: List
        let navigation: UINavigationController
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

        init(_ list: List = List(), medium: Snapshot.Medium? = nil) {
            self.list = list
            list.title = "Inbox"
            navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            window.textMedium = medium
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            update()
        }

        func update() {
            window.layoutIfNeeded()
            flushAll()
        }

        func scroll(to offset: CGFloat) {
            list.scroll.contentOffset.y = offset
            update()
        }

        var bar: UINavigationBar { navigation.navigationBar }
        /// Where the content begins on screen.
        var start: CGFloat { list.scroll.convert(CGPoint.zero, to: window).y }
    }

    @Test("A large title has a row of its own, below which the content begins")
    func row() {
        let rig = Rig()
        #expect(rig.bar.frame.height == 96)
        #expect(rig.list.view.frame.minY == 44 && rig.list.view.safeAreaInsets.top == 52)
        #expect(rig.list.scroll.adjustedContentInset.top == 52 && rig.list.scroll.contentOffset.y == -52)
        #expect(rig.start == 96)
    }

    @Test("Scrolled content goes up with the lower edge of the bar, and then below the bar")
    func collapsing() {
        let rig = Rig()
        for distance in [0, 10, 52, 200, 30, 0] as [CGFloat] {
            rig.scroll(to: distance - 52)
            #expect(rig.bar.frame.height == max(44, 96 - distance))
            #expect(rig.start == 96 - distance)
            #expect(rig.list.view.safeAreaInsets.top == max(0, 52 - distance))
            #expect(rig.list.scroll.adjustedContentInset.top == 52)
        }
    }

    @Test("The small title shows as the large one is gone")
    func small() {
        let rig = Rig()
        func shown(_ view: UIView) -> [CGFloat] {
            view.subviews.flatMap { view in
                (view as? UILabel).map { $0.alpha == 0 ? [] : [$0.bounds.height] } ?? shown(view)
            }
        }
        #expect(shown(rig.bar).count == 1)
        rig.scroll(to: 0)
        #expect(shown(rig.bar).count == 2)
    }

    @Test("In a grid, the bar has whole rows however far the content is scrolled")
    func grid() {
        let rig = Rig(medium: .text)
        #expect(rig.bar.frame.height == 48)
        #expect(rig.start == 48)
        for distance in [0, 8, 16, 40, 300] as [CGFloat] {
            rig.scroll(to: distance - 16)
            #expect(rig.bar.frame.height == (distance < 16 ? 48 : 32))
        }
    }

    @Test("A title is as large as the one below where it does not say")
    func modes() {
        let rig = Rig()
        let second = UIViewController()
        rig.navigation.pushViewController(second, animated: false)
        rig.update()
        #expect(rig.bar.frame.height == 96 && second.view.frame.minY == 96)
        second.navigationItem.largeTitleDisplayMode = .never
        rig.update()
        #expect(rig.bar.frame.height == 44 && second.view.frame.minY == 44)
        rig.navigation.pushViewController(UIViewController(), animated: false)
        rig.update()
        #expect(rig.bar.frame.height == 44)
        rig.navigation.topViewController?.navigationItem.largeTitleDisplayMode = .always
        rig.update()
        #expect(rig.bar.frame.height == 96)
        rig.navigation.popToRootViewController(animated: false)
        rig.bar.prefersLargeTitles = false
        rig.update()
        #expect(rig.bar.frame.height == 44 && rig.list.view.frame.minY == 44)
        #expect(rig.list.scroll.contentOffset.y == 0 && rig.list.scroll.adjustedContentInset.top == 0)
    }

    @Test("An inline large title stands at the leading side of the bar")
    func inline() {
        let rig = Rig()
        rig.list.navigationItem.largeTitleDisplayMode = .inline
        rig.update()
        let label = rig.bar.subviews.compactMap { $0 as? UILabel }.first
        #expect(rig.bar.frame.height == 44 && label?.frame.minX == 16)
        #expect(label?.font == .systemFont(ofSize: 34, weight: .bold))
    }

    @Test("What was scrolled is where it was after another controller covered it")
    func covered() {
        let rig = Rig()
        rig.scroll(to: -20)
        let second = UIViewController()
        second.navigationItem.largeTitleDisplayMode = .never
        rig.navigation.pushViewController(second, animated: false)
        rig.update()
        rig.navigation.popViewController(animated: false)
        rig.update()
        #expect(rig.list.scroll.contentOffset.y == -20 && rig.bar.frame.height == 64 && rig.start == 64)
    }

    @Test("A scroll view that keeps to the safe area begins below the large title, which stays")
    func inSafeArea() {
        let list = List()
        list.inset = { $0 }
        let rig = Rig(list)
        #expect(rig.bar.frame.height == 96 && rig.list.view.frame.minY == 96 && rig.start == 96)
        rig.scroll(to: 200)
        #expect(rig.bar.frame.height == 96 && rig.list.view.frame.minY == 96)
        let layouts = list.layouts
        rig.update()
        #expect(list.layouts == layouts)
    }

    @Test("A scroll view further in is found when it is said which one it is")
    func explicit() {
        let list = List()
        list.loadViewIfNeeded()
        list.view.insertSubview(UIView(), at: 0)
        let rig = Rig(list)
        #expect(rig.list.view.frame.minY == 96)
        list.setContentScrollView(list.scroll, for: .top)
        #expect(list.contentScrollView(for: .top) === list.scroll && list.contentScrollView(for: .bottom) == nil)
        rig.update()
        #expect(rig.list.view.frame.minY == 44 && rig.start == 96)
        list.setContentScrollView(nil, for: .all)
        rig.update()
        #expect(rig.list.view.frame.minY == 96 && rig.start == 96)
    }

    @Test("Scrolling lays the content out as often as the safe area changes, and no more")
    func layouts() {
        let rig = Rig()
        rig.scroll(to: 0)
        let before = rig.list.layouts
        for offset in 1..<10 { rig.scroll(to: CGFloat(offset) * 20) }
        #expect(rig.list.layouts == before)
        for offset in 1..<10 { rig.scroll(to: -CGFloat(offset)) }
        #expect(rig.list.layouts == before + 9)
    }

    @Test("With large text the large title is in the bar, and the content below it")
    func largeText() {
        let rig = Rig()
        rig.navigation.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        rig.update()
        #expect(rig.bar.frame.height > 96 && rig.start == rig.bar.frame.maxY)
        rig.scroll(to: 100)
        rig.navigation.traitOverrides.preferredContentSizeCategory = .large
        rig.update()
        #expect(rig.bar.frame.height == 44)
    }
}
