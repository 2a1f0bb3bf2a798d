import Foundation
import ImperativeUI
import Testing
import UITestSupport

/// Controllers are told before their window has another size or other traits.
@MainActor @Suite("Changes of a window's size", .serialized) struct SizeTransitionTests {
    private final class Page: UIViewController {
        let name: String
        let log: Log
        var taking: ((any UIViewControllerTransitionCoordinator) -> Void)?
        var passesOn = true

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.notes.append("\(name) \(Int(view.bounds.width)) to \(Int(size.width))x\(Int(size.height))")
            if passesOn { super.viewWillTransition(to: size, with: coordinator) }
            taking?(coordinator)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            let (old, new) = (traitCollection.horizontalSizeClass, newCollection.horizontalSizeClass)
            log.notes.append(
                "\(name) \(old == .compact) to \(new == .compact), \(newCollection.userInterfaceStyle.rawValue)")
            if passesOn { super.willTransition(to: newCollection, with: coordinator) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            for child in children { child.view.frame = view.bounds.insetBy(dx: 10, dy: 20) }
        }

        func add(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.view.frame = view.bounds.insetBy(dx: 10, dy: 20)
            child.didMove(toParent: self)
        }
    }

    private let log = Log()

    private func shown(_ root: UIViewController, size: CGSize = CGSize(width: 400, height: 800)) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        _ = log.take()
        return window
    }

    @Test("The root and its children are told of their sizes to be, in this order, while their views have the old ones")
    func order() {
        let (root, child) = (Page("root", log), Page("child", log))
        let window = shown(root)
        root.add(child)
        window.layoutIfNeeded()
        window.frame.size = CGSize(width: 500, height: 700)
        #expect(log.take() == ["root 400 to 500x700", "child 380 to 480x660"])
        window.layoutIfNeeded()
        #expect(child.view.bounds.size == CGSize(width: 480, height: 660))
        window.bounds.size = CGSize(width: 500, height: 600)
        #expect(log.take() == ["root 500 to 500x600", "child 480 to 480x560"])
    }

    @Test("A size that stays is not told, nor is anything in a hidden window or of views that have not been loaded")
    func nothing() {
        let (root, child) = (Page("root", log), Page("child", log))
        let window = shown(root)
        root.addChild(child)
        window.frame = CGRect(x: 10, y: 10, width: 400, height: 800)
        #expect(log.take().isEmpty)
        window.frame.size.width = 500
        #expect(log.take() == ["root 400 to 500x800"])
        let hidden = UIWindow()
        hidden.rootViewController = Page("hidden", log)
        hidden.frame.size.width = 300
        #expect(log.take().isEmpty)
    }

    @Test("Who does not call super keeps it from the children, and who says a size has a child told that one")
    func sizes() {
        final class Half: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let child = Page("child", log)
        let half = Half()
        let window = shown(half)
        half.addChild(child)
        half.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 800)
        window.frame.size.width = 500
        #expect(log.take() == ["child 200 to 250x800"])
        child.view.frame.size.width = 250
        window.frame.size.width = 500
        #expect(log.take().isEmpty)

        let root = Page("root", log)
        root.passesOn = false
        let other = shown(root)
        root.add(Page("inner", log))
        other.frame.size.width = 700
        #expect(log.take() == ["root true to false, 1", "root 400 to 700x800"])
    }

    @Test("Traits to be are told before the size, without those that somebody overrides on the way")
    func traits() {
        let (root, child, fixed) = (Page("root", log), Page("child", log), Page("fixed", log))
        let window = shown(root)
        root.add(child)
        root.add(fixed)
        fixed.traitOverrides.horizontalSizeClass = .compact
        window.layoutIfNeeded()
        window.frame.size.width = 700
        #expect(
            log.take()
                == [
                    "root true to false, 1", "child true to false, 1", "root 400 to 700x800", "child 380 to 680x800",
                    "fixed 380 to 680x800",
                ].map { $0.replacingOccurrences(of: "680x800", with: "680x760") })
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        window.frame.size.width = 400
        #expect(log.take().first == "root 700 to 400x800")
    }

    @Test("A scene tells of its size and of the traits of its host in one go, and of traits alone")
    func scene() {
        let root = Page("root", log)
        let host = ControllerDelegate.launch(root, size: CGSize(width: 400, height: 320))
        _ = host.text
        _ = log.take()
        host.resize(to: CGSize(width: 640, height: 320))
        #expect(log.take() == ["root true to false, 1", "root 400 to 640x320"])
        _ = host.text
        #expect(root.view.bounds.width == 640)
        host.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        #expect(log.take() == ["root false to false, 2"])
        host.end()
    }

    @Test("What is presented is told after the root, with the size that it will have")
    func presented() {
        let (root, sheet, full) = (Page("root", log), Page("sheet", log), Page("full", log))
        let window = shown(root)
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        full.modalPresentationStyle = .overFullScreen
        sheet.present(full, animated: false)
        window.layoutIfNeeded()
        _ = log.take()
        window.frame.size = CGSize(width: 800, height: 600)
        let notes = log.take()
        window.layoutIfNeeded()
        let size = sheet.view.bounds.size
        #expect(
            notes == [
                "root true to false, 1", "root 400 to 800x600", "sheet true to false, 1",
                "sheet 400 to \(Int(size.width))x\(Int(size.height))", "full true to false, 1", "full 400 to 800x600",
            ])
    }

    @Test("A controller whose place another has taken is told as well")
    func covered() {
        let (root, full) = (Page("root", log), Page("full", log))
        let window = shown(root)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        window.layoutIfNeeded()
        _ = log.take()
        window.frame.size.width = 500
        #expect(root.view.superview == nil && log.take() == ["root 400 to 500x800", "full 400 to 500x800"])
    }

    @Test("Controllers in navigation controllers, tabs and columns are told the sizes that they get")
    func containers() {
        let (first, top, tab) = (Page("first", log), Page("top", log), Page("tab", log))
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(top, animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, tab]
        let window = shown(tabs)
        window.frame.size = CGSize(width: 500, height: 900)
        let notes = log.take()
        window.layoutIfNeeded()
        let size = top.view.bounds.size
        // The one below has not been loaded, nor has the other tab.
        #expect(notes == ["top 400 to \(Int(size.width))x\(Int(size.height))"])

        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (Page("primary", log), Page("secondary", log))
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let wide = shown(split, size: CGSize(width: 800, height: 600))
        wide.layoutIfNeeded()
        wide.frame.size = CGSize(width: 900, height: 600)
        let told = log.take()
        wide.layoutIfNeeded()
        let sizes = [primary, secondary].map(\.view.bounds.size)
        #expect(
            Set(told.map { $0.split(separator: " ").last! }) == Set(sizes.map { "\(Int($0.width))x\(Int($0.height))" }))
    }

    @Test("What is animated alongside runs once the size is there, and completions after the layout")
    func alongside() throws {
        let root = Page("root", log)
        let window = shown(root)
        var held: (any UIViewControllerTransitionCoordinator)?
        root.taking = { [log] coordinator in
            held = coordinator
            #expect(root.transitionCoordinator === coordinator)
            #expect(coordinator.containerView === window && !coordinator.isAnimated)
            #expect(coordinator.viewController(forKey: .to) === root && coordinator.view(forKey: .from) === root.view)
            let isQueued = coordinator.animate { context in
                log.notes.append("alongside \(Int(root.view.bounds.width)) \(context.transitionDuration)")
            } completion: { context in
                log.notes.append("completed \(context.isCancelled)")
            }
            #expect(isQueued)
        }
        window.frame.size.width = 500
        #expect(log.take() == ["root 400 to 500x800", "alongside 500 0.0"])
        window.layoutIfNeeded()
        #expect(root.transitionCoordinator == nil)
        #expect(log.take() == ["completed false"])
        #expect(try !#require(held).animate { _ in log.notes.append("late") })
        window.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test("A size that is set while controllers are told of another is not told")
    func nested() {
        let root = Page("root", log)
        let window = shown(root)
        root.taking = { _ in window.frame.size.height = 100 }
        window.frame.size.width = 500
        #expect(log.take() == ["root 400 to 500x800"])
        #expect(window.bounds.width == 500)
    }
}
