import Foundation
import ImperativeUI
import Testing

private final class Diary {
    var notes: [String] = []
}

private final class Noting: UIView {
    let diary: Diary
    var layouts = 0

    init(_ diary: Diary, frame: CGRect = .zero) {
        self.diary = diary
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() { diary.notes.append("view \(safeAreaInsets.text)") }
    override func layoutSubviews() { layouts += 1 }
}

private final class NotingController: UIViewController {
    let diary = Diary()

    override func loadView() { view = Noting(diary) }
    override func viewIsAppearing(_ animated: Bool) { diary.notes.append("appearing \(view.safeAreaInsets.text)") }
    override func viewSafeAreaInsetsDidChange() { diary.notes.append("controller \(view.safeAreaInsets.text)") }
    override func viewWillLayoutSubviews() { diary.notes.append("layout") }
}

/// A window that says itself what is safe in it, as tests of screens are wont to make one.
private final class PhoneWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
}

extension UIEdgeInsets {
    fileprivate var text: String { "\(top) \(left) \(bottom) \(right)" }

    init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}

@MainActor @Suite("Safe areas of views") struct ViewSafeAreaTests {
    private func window(
        _ controller: UIViewController, _ insets: UIEdgeInsets = UIEdgeInsets(47, 0, 34, 0)
    ) -> UIWindow {
        let scene = UIWindowScene(size: CGSize(width: 300, height: 600))
        scene.safeAreaInsets = insets
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // The scene lives as long as the window.
        objects.append(scene)
        return window
    }

    private let objects = Kept()

    private final class Kept {
        var all: [AnyObject] = []
        func append(_ object: AnyObject) { all.append(object) }
    }

    @Test("What a scene's device covers reaches the views that lie there, as far as they do")
    func frames() {
        let controller = UIViewController()
        let window = window(controller)
        let views = [
            CGRect(x: 0, y: 0, width: 300, height: 600), CGRect(x: 10, y: 20, width: 100, height: 100),
            CGRect(x: 0, y: 100, width: 300, height: 100), CGRect(x: 0, y: 560, width: 300, height: 50),
            CGRect(x: 0, y: 5, width: 300, height: 12),
        ].map { UIView(frame: $0) }
        for view in views { controller.view.addSubview(view) }
        let inner = UIView(frame: CGRect(x: 0, y: 7, width: 50, height: 50))
        views[1].addSubview(inner)
        window.layoutIfNeeded()
        #expect(window.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
        #expect(
            views.map(\.safeAreaInsets) == [
                UIEdgeInsets(47, 0, 34, 0), UIEdgeInsets(27, 0, 0, 0), .zero, UIEdgeInsets(0, 0, 44, 0),
                UIEdgeInsets(12, 0, 0, 0),
            ])
        #expect(inner.safeAreaInsets == UIEdgeInsets(20, 0, 0, 0))
        views[1].frame.origin.y = 40
        views[2].frame.origin.y = 0
        window.layoutIfNeeded()
        #expect(views[1].safeAreaInsets == UIEdgeInsets(7, 0, 0, 0))
        #expect(inner.safeAreaInsets == .zero)
        #expect(views[2].safeAreaInsets == UIEdgeInsets(47, 0, 0, 0))
    }

    @Test("A controller keeps more free, or less, for its own view and what is in it")
    func additional() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let window = window(outer)
        outer.additionalSafeAreaInsets = UIEdgeInsets(10, 5, 0, 0)
        inner.additionalSafeAreaInsets = UIEdgeInsets(-100, 3, 20, .nan)
        window.layoutIfNeeded()
        #expect(outer.view.safeAreaInsets == UIEdgeInsets(57, 5, 34, 0))
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(0, 8, 20, 0))
        outer.additionalSafeAreaInsets = .zero
        window.layoutIfNeeded()
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(0, 3, 20, 0))
    }

    @Test("Views and controllers are told once a change, from the top down, before they are laid out")
    func order() {
        let controller = NotingController()
        let window = window(controller)
        let view = Noting(controller.diary, frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let covered = Noting(Diary(), frame: CGRect(x: 0, y: 200, width: 300, height: 60))
        controller.view.addSubview(view)
        controller.view.addSubview(covered)
        window.layoutIfNeeded()
        #expect(
            controller.diary.notes == [
                "view 47.0 0.0 34.0 0.0", "controller 47.0 0.0 34.0 0.0", "appearing 47.0 0.0 34.0 0.0", "layout",
                "view 47.0 0.0 0.0 0.0",
            ])
        controller.diary.notes = []
        let before = (view.layouts, covered.layouts)
        window.windowScene?.safeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(
            controller.diary.notes == [
                "view 20.0 0.0 34.0 0.0", "controller 20.0 0.0 34.0 0.0", "layout", "view 20.0 0.0 0.0 0.0",
            ])
        #expect(view.layouts == before.0 + 1 && covered.layouts == before.1)
        #expect(covered.diary.notes.isEmpty)
        controller.diary.notes = []
        window.layoutIfNeeded()
        #expect(controller.diary.notes.isEmpty)
    }

    @Test("A window whose class overrides the insets is taken by its word")
    func overriding() {
        let window = PhoneWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(47, 0, 34, 0))
    }

    @Test("A view that moves to another window has the safe area of that one")
    func moving() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIViewController(), UIViewController())
        let windows = [window(first), window(second, UIEdgeInsets(0, 9, 0, 0))]
        first.view.addSubview(view)
        windows[0].layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(47, 0, 0, 0))
        second.view.addSubview(view)
        windows[1].layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(0, 9, 0, 0))
    }

    @Test("A scroll view keeps what can be scrolled out of what is not safe, as its behaviour says")
    func scrolling() {
        let controller = UIViewController()
        let window = window(controller, UIEdgeInsets(40, 10, 30, 0))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scroll.contentInset = UIEdgeInsets(1, 2, 3, 4)
        controller.view.addSubview(scroll)
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(1, 2, 3, 4))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(41, 2, 33, 4))
        #expect(scroll.contentOffset.y == -41)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(content)
        window.layoutIfNeeded()
        #expect(content.safeAreaInsets == UIEdgeInsets(0, 8, 0, 0))
        scroll.contentOffset.y = 30
        window.layoutIfNeeded()
        #expect(content.safeAreaInsets == UIEdgeInsets(70, 8, 0, 0))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == UIEdgeInsets(41, 12, 33, 4))
        #expect(scroll.contentOffset.y == 30)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == UIEdgeInsets(1, 2, 3, 4))
        scroll.contentOffset.y = 1_000
        #expect(scroll.scroll(by: CGVector(dx: 0, dy: -1)))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        scroll.contentSize = .zero
        #expect(scroll.adjustedContentInset == UIEdgeInsets(1, 2, 3, 4))
    }

    @Test("The bar of a navigation controller is where it is safe, the content below it")
    func navigation() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        let window = window(navigation, UIEdgeInsets(47, 12, 34, 0))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        page.view.addSubview(scroll)
        window.layoutIfNeeded()
        let bar = navigation.navigationBar
        #expect(bar.frame.minY == 47 && bar.frame.minX == 12)
        #expect(page.view.frame.minY == bar.frame.maxY && page.view.frame.maxY == 600)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(0, 12, 34, 0))
        scroll.frame = page.view.bounds
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(0, 0, 34, 0))
    }
}
