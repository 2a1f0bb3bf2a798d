import Foundation
import ImperativeUI
import Testing
import UITestSupport

@MainActor @Suite("Gestures of navigation controllers", .serialized) struct NavigationGestureTests {
    /// A navigation controller with text that scrolls, and a button on it.
    @MainActor private final class Stage {
        let scroll = UIScrollView()
        let root = UIViewController()
        let navigation: UINavigationController
        let host: HeadlessHost
        var presses = 0

        init() {
            root.title = "Root"
            navigation = UINavigationController(rootViewController: root)
            host = ControllerDelegate.launch(navigation, size: CGSize(width: 320, height: 320))
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Press") { [unowned self] _ in presses += 1 })
            button.frame = CGRect(x: 160, y: 0, width: 80, height: 16)
            scroll.frame = root.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.addSubview(button)
            root.view.addSubview(scroll)
            update()
        }

        func update() { _ = host.text }

        var isHidden: Bool { navigation.isNavigationBarHidden }

        func push() -> UIViewController {
            let next = UIViewController()
            next.title = "Next"
            navigation.pushViewController(next, animated: false)
            update()
            return next
        }

        func drag(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) {
            host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy))
            update()
        }
    }

    @Test("A tap hides the bars and another one shows them, if that is wanted, with the toolbar if it was shown")
    func tap() {
        let stage = Stage()
        defer { stage.host.end() }
        let place = CGPoint(x: 80, y: 200)
        stage.host.tap(at: place)
        #expect(!stage.isHidden)
        stage.navigation.hidesBarsOnTap = true
        var recognized = 0
        let counter = Counter { recognized += 1 }
        stage.navigation.barHideOnTapGestureRecognizer.addTarget(counter, action: Counter.count)
        stage.host.tap(at: place)
        stage.update()
        #expect(stage.isHidden && stage.navigation.isToolbarHidden && recognized == 1)
        stage.host.tap(at: place)
        stage.update()
        #expect(!stage.isHidden && stage.navigation.isToolbarHidden)
        stage.navigation.setToolbarHidden(false, animated: false)
        stage.update()
        stage.host.tap(at: place)
        stage.update()
        #expect(stage.isHidden && stage.navigation.isToolbarHidden)
        stage.host.tap(at: place)
        stage.update()
        #expect(!stage.isHidden && !stage.navigation.isToolbarHidden)
    }

    @Test("Taps of bars and of controls do not hide the bars")
    func tapElsewhere() {
        let stage = Stage()
        defer { stage.host.end() }
        stage.navigation.hidesBarsOnTap = true
        stage.host.tap(at: CGPoint(x: 40, y: 8))
        stage.update()
        let button = stage.scroll.convert(CGPoint(x: 200, y: 8), to: nil)
        stage.host.tap(at: button)
        stage.update()
        #expect(!stage.isHidden && stage.presses == 1)
    }

    @Test("A swipe up hides the bars while the content scrolls, and one down shows them")
    func swipe() {
        let stage = Stage()
        defer { stage.host.end() }
        stage.drag(160, 250, by: 0, -100)
        #expect(!stage.isHidden && stage.scroll.contentOffset.y > 0)
        stage.navigation.hidesBarsOnSwipe = true
        let before = stage.scroll.contentOffset.y
        stage.drag(160, 250, by: 0, -100)
        #expect(stage.isHidden && stage.scroll.contentOffset.y > before)
        stage.drag(160, 100, by: 0, 50)
        #expect(!stage.isHidden)
        stage.drag(160, 250, by: -100, 0)
        #expect(!stage.isHidden)
    }

    @Test("A wheel that scrolls hides and shows the bars as a swipe does")
    func wheel() {
        let stage = Stage()
        defer { stage.host.end() }
        stage.navigation.hidesBarsOnSwipe = true
        stage.host.send(.wheel(CGVector(dx: 0, dy: 48), at: CGPoint(x: 160, y: 200)))
        stage.update()
        #expect(stage.isHidden)
        stage.host.send(.wheel(CGVector(dx: 0, dy: -16), at: CGPoint(x: 160, y: 200)))
        stage.update()
        #expect(!stage.isHidden)
    }

    @Test("A drag from the left edge pops the topmost controller at its end, if it is long enough")
    func pop() {
        let stage = Stage()
        defer { stage.host.end() }
        let next = stage.push()
        stage.drag(100, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === next)
        stage.drag(4, 200, by: 4, 150)
        #expect(stage.navigation.topViewController === next)
        stage.drag(4, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === stage.root)
        stage.drag(4, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === stage.root)
    }

    @Test(
        "The gesture that pops can be turned off, and does not go where the bar has no way back unless a delegate says so"
    )
    func popDelegate() {
        final class Always: UIGestureRecognizerDelegate {}
        let stage = Stage()
        defer { stage.host.end() }
        let next = stage.push()
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
        stage.drag(4, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === next)
        stage.navigation.interactivePopGestureRecognizer?.isEnabled = true
        next.navigationItem.hidesBackButton = true
        stage.drag(4, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === next)
        let delegate = Always()
        stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
        stage.drag(4, 200, by: 200, 0)
        #expect(stage.navigation.topViewController === stage.root)
    }

    @Test("A recogniser for edges begins at its edges only, and only inwards")
    func edges() {
        let host = ControllerDelegate.launch(UIViewController(), size: CGSize(width: 320, height: 320))
        defer { host.end() }
        _ = host.text
        guard let view = UIApplication.shared.windows.last?.rootViewController?.view else { return }
        let edge = UIScreenEdgePanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        let counter = Counter { states.append(edge.state) }
        edge.addTarget(counter, action: Counter.count)
        view.addGestureRecognizer(edge)
        func drag(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) -> Bool {
            states = []
            host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy))
            return states.first == .began && states.last == .ended
        }
        #expect(!drag(2, 100, by: 100, 0))
        edge.edges = [.right, .bottom]
        #expect(drag(318, 100, by: -100, 0) && drag(100, 318, by: 0, -100))
        #expect(!drag(318, 100, by: 0, 100) && !drag(2, 100, by: 100, 0) && !drag(100, 2, by: 0, 100))
    }

    /// A target.
    @MainActor private final class Counter {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
        func count() { body() }
    }
}
