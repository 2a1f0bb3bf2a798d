import TestSupport
import Testing

@testable import ImperativeUI

/// Moves of views that are made while others, around them or beside them, are told of a move.
@MainActor @Suite struct ReentrantMoveTests {
    private struct Level: UITraitDefinition { static let defaultValue = 0 }

    @Test("A controller that stays in the window though its surroundings leave is told that it appears again")
    func staysBehind() {
        let stage = ShownWindow(root: UIViewController())
        let (first, second) = (stage.page("first"), stage.page("second"))
        let root = stage.window.rootViewController?.view
        root?.addSubview(first.view)
        root?.addSubview(second.view)
        _ = stage.settle()
        _ = second.at(.willDisappear) { _ in stage.window.addSubview(first.view) }
        stage.window.rootViewController = UIViewController()
        #expect(
            stage.settle() == [
                "first willDisappear", "second willDisappear", "first willAppear", "second didDisappear",
                "first didAppear",
            ])
    }

    @Test("A controller that is told it appears, and is taken out by that, disappears again")
    func takenOutWhileTold() {
        let stage = ShownWindow()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        let page = stage.page("page").at(.willAppear) { _ in navigation.view.removeFromSuperview() }
        navigation.pushViewController(page, animated: false)
        #expect(stage.settle() == ["page load", "page willAppear", "page willDisappear", "page didDisappear"])
        #expect(page.appearanceState == .disappeared)
    }

    @Test("A controller taken out of what is leaving is told once that it has disappeared")
    func takenOutOfLeaving() {
        let stage = ShownWindow(root: UIViewController())
        let page = stage.page("page")
        let watcher = WindowWatcher()
        let root = stage.window.rootViewController?.view
        root?.addSubview(watcher)
        root?.addSubview(page.view)
        _ = stage.settle()
        watcher.moved = { page.view.removeFromSuperview() }
        stage.window.rootViewController = UIViewController()
        #expect(stage.settle() == ["page willDisappear", "page didDisappear"])
    }

    @Test("viewIsAppearing does not come any more once the controller is told that it disappears")
    func noLateAppearing() {
        let stage = ShownWindow(root: UIViewController())
        let page = stage.page("page").at(.willDisappear) { $0.view.layoutIfNeeded() }
        page.noted.insert(.isAppearing)
        stage.window.rootViewController?.present(page, animated: false)
        page.dismiss(animated: false)
        #expect(
            stage.settle() == ["page load", "page willAppear", "page willDisappear", "page didDisappear"])
    }

    private final class WindowWatcher: UIView {
        var willMove: (() -> Void)?
        var moved: (() -> Void)?
        var windows: [UIWindow?] = []
        override func willMove(toWindow newWindow: UIWindow?) { willMove?() }
        override func didMoveToWindow() {
            windows.append(window)
            moved?()
        }
    }

    @Test("A controller that leaves in its own viewWillAppear is not told viewIsAppearing")
    func leavesInWillAppear() {
        let stage = ShownWindow(root: UIViewController())
        let page = stage.page("page").at(.willAppear) { $0.view.removeFromSuperview() }
        page.noted.insert(.isAppearing)
        let watcher = WindowWatcher()
        watcher.willMove = { watcher.addSubview(page.view) }
        stage.window.rootViewController?.view.addSubview(watcher)
        #expect(stage.settle() == ["page load", "page willAppear", "page willDisappear", "page didDisappear"])
    }

    @Test("An update forced during a move does not complete an appearance that the move has begun")
    func completedDuringMove() {
        let stage = ShownWindow(root: UIViewController())
        let navigation = UINavigationController(rootViewController: UIViewController())
        let root = stage.window.rootViewController?.view
        root?.addSubview(navigation.view)
        _ = stage.settle()
        let page = stage.page("page")
        page.noted.insert(.isAppearing)
        navigation.pushViewController(page, animated: false)
        stage.window.rootViewController = UIViewController()
        let watcher = WindowWatcher()
        watcher.willMove = { watcher.addSubview(navigation.view) }
        watcher.moved = { stage.window.layoutIfNeeded() }
        stage.window.addSubview(watcher)
        #expect(
            stage.settle() == [
                "page load", "page willAppear", "page willDisappear", "page willAppear", "page isAppearing",
                "page didAppear",
            ])
    }

    @Test("A view that is moved on before its turn comes is told of each window it was in, in order")
    func movedOnBeforeItsTurn() {
        let window = UIWindow()
        let (around, first, second) = (UIView(), WindowWatcher(), WindowWatcher())
        around.addSubview(first)
        around.addSubview(second)
        first.moved = { second.removeFromSuperview() }
        window.addSubview(around)
        #expect(second.windows == [window, nil])
        #expect(second.window == nil)
        around.addSubview(second)
        first.moved = {
            second.removeFromSuperview()
            around.addSubview(second)
        }
        second.windows = []
        around.removeFromSuperview()
        #expect(second.windows == [nil])
    }

    @Test("What a view does when it is told late of its window counts more than the move it is told before")
    func laterWish() {
        let window = UIWindow()
        let (around, other, inner) = (UIView(), UIView(), WindowWatcher())
        final class Mover: UIView {
            var moved: (() -> Void)?
            override func didMoveToSuperview() { moved?() }
        }
        let mover = Mover()
        mover.addSubview(inner)
        window.addSubview(around)
        window.addSubview(other)
        mover.moved = { other.addSubview(inner) }
        inner.moved = { inner.removeFromSuperview() }
        around.addSubview(mover)
        #expect(inner.superview == nil && inner.window == nil)
        #expect(inner.windows == [window, nil])
    }

    @Test("A view that is put elsewhere and taken out again while it is told of a move is in nothing after it")
    func thereAndBack() {
        final class Shy: UIView {
            weak var other: UIView?
            override func willMove(toSuperview newSuperview: UIView?) {
                guard let other else { return }
                self.other = nil
                other.addSubview(self)
                removeFromSuperview()
            }
        }
        let (shy, other, wanted) = (Shy(), UIView(), UIView())
        shy.other = other
        wanted.addSubview(shy)
        #expect(shy.superview == nil && wanted.subviews.isEmpty && other.subviews.isEmpty)
        wanted.addSubview(shy)
        #expect(shy.superview === wanted)
    }

    @Test("A change made while a deep tree is told of its window costs no climb for each view")
    func deepTree() {
        final class First: UIView {
            let (elsewhere, other) = (UIView(), UIView())
            override func willMove(toWindow newWindow: UIWindow?) { elsewhere.addSubview(other) }
        }
        let (window, first) = (UIWindow(), First())
        var here: UIView = first
        for _ in 0..<50_000 {
            let next = UIView()
            here.addSubview(next)
            here = next
        }
        let before = UIView.climbedCount
        window.addSubview(first)
        #expect(here.window === window)
        #expect(UIView.climbedCount - before <= 50_000)
    }

    @Test("A view that leaves its superview as soon as it is there does not come into the window")
    func leavesAtOnce() {
        final class Shy: UIView {
            override func didMoveToSuperview() { removeFromSuperview() }
        }
        let window = UIWindow()
        let (shy, inner) = (Shy(), WindowWatcher())
        shy.addSubview(inner)
        window.addSubview(shy)
        #expect(shy.superview == nil && shy.window == nil && inner.window == nil)
        #expect(inner.windows == [window, nil])
    }

    @Test("A former root that a callback puts elsewhere in the window stays there")
    func formerRootElsewhere() {
        let root = UIViewController()
        let stage = ShownWindow(root: root)
        let (second, aside) = (stage.page("second"), UIView())
        stage.window.addSubview(aside)
        stage.window.rootViewController = second.at(.willAppear) { _ in aside.addSubview(root.view) }
        _ = stage.settle()
        #expect(root.view.superview === aside)
        #expect(root.appearanceState == .appeared)
    }

    @Test("Who is taken out before it is told of a change, and comes back, is told of it then")
    func takenOutUntold() {
        let window = UIWindow()
        let (around, outside, inner) = (UIView(), UIView(), UIView())
        window.addSubview(around)
        around.addSubview(inner)
        window.layoutIfNeeded()
        var told: [Int] = []
        window.registerForTraitChanges([Level.self]) { (_: UIWindow, _) in outside.addSubview(around) }
        inner.registerForTraitChanges([Level.self]) { (view: UIView, _) in told.append(view.traitCollection[Level.self])
        }
        window.traitOverrides[Level.self] = 1
        window.updateTraitsIfNeeded()
        #expect(inner.traitCollection[Level.self] == 0 && told.isEmpty)
        window.addSubview(inner)
        window.updateTraitsIfNeeded()
        #expect(told == [1])
    }

    @Test("A new root that puts itself elsewhere as soon as it is to appear stays there")
    func newRootElsewhere() {
        let stage = ShownWindow(root: UIViewController())
        let aside = UIView()
        stage.window.addSubview(aside)
        let new = stage.page("new")
        stage.window.rootViewController = new.at(.willAppear) { aside.addSubview($0.view) }
        _ = stage.settle()
        #expect(new.view.superview === aside)
        #expect(new.appearanceState == .appeared)
    }

    @Test("A root that was taken out while another one waited, and is the root again, is shown")
    func rootAgain() {
        let root = UIViewController()
        let stage = ShownWindow(root: root)
        let page = stage.page("page").at(.willAppear) { _ in
            stage.window.rootViewController = UIViewController()
            root.view.removeFromSuperview()
            stage.window.rootViewController = root
        }
        stage.window.addSubview(page.view)
        _ = stage.settle()
        #expect(root.view.superview === stage.window)
        #expect(root.appearanceState == .appeared)
    }

    @Test("A topmost controller that was taken out while another one waited, and is on top again, is shown")
    func topAgain() {
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: top)
        let stage = ShownWindow(root: navigation)
        let page = stage.page("page").at(.willAppear) { _ in
            navigation.viewControllers = [UIViewController()]
            top.view.removeFromSuperview()
            navigation.viewControllers = [top]
        }
        stage.window.addSubview(page.view)
        _ = stage.settle()
        #expect(top.view.superview === navigation.view)
        #expect(top.appearanceState == .appeared)
    }

    @Test("A controller's handler is told of what changes after its view was loaded, in the same update too")
    func changesAfterLoading() {
        let stage = ShownWindow(root: UIViewController())
        let inner = UIViewController()
        guard let root = stage.window.rootViewController else { return }
        root.addChild(inner)
        root.view.addSubview(inner.view)
        inner.traitOverrides[Level.self] = 1
        _ = stage.settle()
        let child = UIViewController()
        var told: [[Int]] = []
        child.registerForTraitChanges([Level.self]) { (child: UIViewController, previous: UITraitCollection) in
            told.append([previous[Level.self], child.traitCollection[Level.self]])
        }
        inner.addChild(child)
        child.loadViewIfNeeded()
        #expect(child.traitCollection[Level.self] == 1)
        child.removeFromParent()
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = stage.settle()
        #expect(told == [[1, 0]])
    }
}
