import ImperativeUI
import Testing

/// Windows are hidden until they are shown, and only then have their root controller's view.
@MainActor @Suite("Windows") struct WindowTests {
    @Test("A window is hidden until it is shown, however it is made")
    func hiddenAtFirst() {
        let windows = [UIWindow(), UIWindow(frame: .zero), UIWindow(windowScene: UIWindowScene())]
        #expect(windows.map(\.isHidden) == [true, true, true])
        windows[0].makeKeyAndVisible()
        windows[1].isHidden = false
        windows[2].makeKey()
        #expect(windows.map(\.isHidden) == [false, false, true])
    }

    @Test("The root controller of a hidden window is loaded when the window is shown, and once")
    func rootLoads() {
        final class Root: UIViewController {
            var notes: [String] = []
            override func viewDidLoad() { notes.append("load") }
            override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
            override func viewIsAppearing(_ animated: Bool) { notes.append("is appearing") }
        }
        let window = UIWindow()
        let root = Root()
        window.rootViewController = root
        window.layoutIfNeeded()
        #expect(!root.isViewLoaded && root.notes.isEmpty)
        #expect(window.subviews.isEmpty)
        window.makeKeyAndVisible()
        #expect(root.view.superview === window && root.view.frame == window.bounds)
        window.layoutIfNeeded()
        #expect(root.notes == ["load", "will appear", "is appearing"])
        window.isHidden = true
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(root.notes == ["load", "will appear", "is appearing"])
        #expect(window.subviews == [root.view])
    }

    @Test("A root controller set on a window that is shown is loaded at once, and behind what is there already")
    func rootOfShownWindow() {
        let window = UIWindow()
        let front = UIView()
        window.addSubview(front)
        window.isHidden = false
        let root = UIViewController()
        window.rootViewController = root
        #expect(window.subviews == [root.view, front])
    }

    @Test("A root controller that is replaced while the window is hidden never loads")
    func replacedRoot() {
        let window = UIWindow()
        let first = UIViewController()
        let second = UIViewController()
        window.rootViewController = first
        window.rootViewController = second
        window.makeKeyAndVisible()
        #expect(!first.isViewLoaded)
        #expect(window.subviews == [second.view])
    }

    @Test("The view of a former root that the program puts into the window again stays when the next root is shown")
    func formerRootAgain() {
        final class Leaving: UIViewController {
            var successor: UIViewController?
            override func viewIsAppearing(_ animated: Bool) {
                guard let window = view.window, let successor else { return }
                self.successor = nil
                window.rootViewController = successor
                view.removeFromSuperview()
                window.addSubview(view)
            }
        }
        let window = UIWindow()
        let (first, second) = (Leaving(), UIViewController())
        first.successor = second
        window.rootViewController = first
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.subviews == [second.view, first.view])
        window.rootViewController = UIViewController()
        window.layoutIfNeeded()
        #expect(window.subviews.count == 2 && window.subviews.last === first.view)
    }

    @Test("A root controller set on a window that was hidden again replaces the one before, and loads when it is shown")
    func hiddenAgain() {
        let window = UIWindow()
        let (first, second) = (UIViewController(), UIViewController())
        window.rootViewController = first
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        window.isHidden = true
        window.rootViewController = second
        window.layoutIfNeeded()
        #expect(window.subviews.isEmpty && !second.isViewLoaded)
        window.isHidden = false
        #expect(window.subviews == [second.view])
        window.isHidden = true
        window.rootViewController = nil
        window.isHidden = false
        #expect(window.subviews.isEmpty)
    }

    @Test("A root controller whose view was loaded before waits for its window to be shown")
    func loadedRoot() {
        let window = UIWindow()
        let root = UIViewController()
        root.loadViewIfNeeded()
        window.rootViewController = root
        #expect(root.view.window == nil)
        window.makeKeyAndVisible()
        #expect(root.view.window === window)
    }

    @Test("Nothing in a hidden window is tapped")
    func taps() {
        let window = UIWindow()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.accessibilityIdentifier = "button"
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        #expect(!window.tap(identifier: "button") && !window.tap(at: CGPoint(x: 8, y: 8)))
        window.isHidden = false
        #expect(window.tap(identifier: "button") && window.tap(at: CGPoint(x: 8, y: 8)))
        #expect(taps == 2)
    }
}
