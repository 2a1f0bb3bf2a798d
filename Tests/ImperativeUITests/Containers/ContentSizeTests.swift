import Foundation
import ImperativeUI
import Testing

/// Containers that prefer the size of what they show, and tell those around.
@MainActor @Suite("Containers prefer the size of what they show") struct ContentSizeTests {
    private final class Page: UIViewController {
        init(_ width: CGFloat, _ height: CGFloat) {
            super.init(nibName: nil, bundle: nil)
            preferredContentSize = CGSize(width: width, height: height)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// A container of one's own.
    private final class Box: UIViewController {
        let content: UIViewController
        init(_ content: UIViewController) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
            addChild(content)
            content.didMove(toParent: self)
            preferredContentSize = content.preferredContentSize
        }
        required init?(coder: NSCoder) { nil }
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            preferredContentSize = container.preferredContentSize
        }
    }

    /// Notes what a child tells.
    private final class Listener: UIViewController {
        var told: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            told.append(container.preferredContentSize)
        }
        func take() -> [CGSize] {
            defer { told = [] }
            return told
        }
    }

    enum Kind: CaseIterable { case navigation, tabs, pages, split, box }

    /// A container that shows a controller, and what has it show another one.
    private func make(_ kind: Kind, _ first: UIViewController) -> (UIViewController, (UIViewController) -> Void) {
        switch kind {
        case .navigation:
            let made = UINavigationController(rootViewController: first)
            made.isNavigationBarHidden = true
            return (made, { made.pushViewController($0, animated: false) })
        case .tabs:
            let made = UITabBarController()
            made.isTabBarHidden = true
            made.viewControllers = [first]
            return (
                made,
                {
                    made.viewControllers = [first, $0]
                    made.selectedIndex = 1
                }
            )
        case .pages:
            let made = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            made.setViewControllers([first], direction: .forward, animated: false)
            return (made, { made.setViewControllers([$0], direction: .forward, animated: false) })
        case .split:
            let made = UISplitViewController(nibName: nil, bundle: nil)
            made.viewControllers = [first]
            return (made, { made.viewControllers = [$0] })
        case .box:
            return (Box(first), { first.preferredContentSize = $0.preferredContentSize })
        }
    }

    @Test(
        "A container has the size of what it shows, tells of another one once, and follows it", arguments: Kind.allCases
    )
    func follows(_ kind: Kind) {
        let first = Page(300, 100)
        let (container, show) = make(kind, first)
        let listener = Listener()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = listener
        listener.addChild(container)
        listener.view.addSubview(container.view)
        container.didMove(toParent: listener)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(container.preferredContentSize == CGSize(width: 300, height: 100))
        _ = listener.take()
        let second = Page(200, 400)
        show(second)
        window.layoutIfNeeded()
        #expect(container.preferredContentSize == CGSize(width: 200, height: 400))
        #expect(listener.take() == [CGSize(width: 200, height: 400)])
        let shown = kind == .box ? first : second
        shown.preferredContentSize = CGSize(width: 20, height: 30)
        window.layoutIfNeeded()
        #expect(listener.take() == [CGSize(width: 20, height: 30)])
        shown.preferredContentSize = .zero
        window.layoutIfNeeded()
        #expect(container.preferredContentSize == .zero)
        #expect(listener.take() == [.zero])
    }

    @Test("A size that is set on the container itself wins")
    func ownSize() {
        let page = Page(300, 100)
        let navigation = UINavigationController(rootViewController: page)
        navigation.preferredContentSize = CGSize(width: 10, height: 20)
        page.preferredContentSize = CGSize(width: 50, height: 60)
        #expect(navigation.preferredContentSize == CGSize(width: 10, height: 20))
        navigation.preferredContentSize = .zero
        #expect(navigation.preferredContentSize.width == 50)
    }

    @Test("Bars are added to the height, and their coming and going is told")
    func bars() {
        let page = Page(300, 100)
        let navigation = UINavigationController(rootViewController: page)
        let listener = Listener()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = listener
        listener.addChild(navigation)
        listener.view.addSubview(navigation.view)
        navigation.didMove(toParent: listener)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let bar = navigation.navigationBar.frame.height
        #expect(bar > 0 && navigation.preferredContentSize == CGSize(width: 300, height: 100 + bar))
        _ = listener.take()
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(listener.take() == [CGSize(width: 300, height: 100)])
        page.preferredContentSize.height = 0
        #expect(navigation.preferredContentSize == CGSize(width: 300, height: 0))
    }

    @Test("Containers in each other pass it on to what presents them")
    func nested() throws {
        let page = Page(200, 100)
        let tabs = UITabBarController()
        tabs.isTabBarHidden = true
        let navigation = UINavigationController(rootViewController: Box(page))
        navigation.isNavigationBarHidden = true
        tabs.viewControllers = [navigation]
        let base = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
        window.rootViewController = base
        window.traitOverrides.horizontalSizeClass = .regular
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tabs.modalPresentationStyle = .popover
        let popover = try #require(tabs.popoverPresentationController)
        popover.sourceView = base.view
        popover.sourceRect = CGRect(x: 500, y: 400, width: 10, height: 10)
        base.present(tabs, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.view.frame.size == CGSize(width: 200, height: 100))
        page.preferredContentSize = CGSize(width: 250, height: 60)
        window.layoutIfNeeded()
        #expect(tabs.view.frame.size == CGSize(width: 250, height: 60))
        navigation.pushViewController(Page(300, 300), animated: false)
        window.layoutIfNeeded()
        #expect(tabs.view.frame.size == CGSize(width: 300, height: 300))
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(tabs.view.frame.size == CGSize(width: 250, height: 60))
    }

    @Test("The view of a container fits what it shows, with its bars")
    func fitting() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let label = UILabel()
        label.text = "Words"
        let stack = UIStackView(arrangedSubviews: [label])
        page.view = stack
        let bar = navigation.heightOfShownBar
        let fitting = navigation.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let own = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitting == CGSize(width: own.width, height: own.height + bar))
        page.preferredContentSize = CGSize(width: 120, height: 80)
        #expect(
            navigation.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 120, height: 80 + bar))
    }
}

extension UINavigationController {
    /// How high the bar is.
    fileprivate var heightOfShownBar: CGFloat {
        view.layoutIfNeeded()
        return navigationBar.frame.height
    }
}
