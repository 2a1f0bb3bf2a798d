import ImperativeUI
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite struct NavigationQueueTests {
    @MainActor private struct Rig {
        let stage = ShownWindow()
        let navigation: UINavigationController
        let first: LoggedController

        init(isShown: Bool = true) {
            first = stage.page("first")
            navigation = UINavigationController(rootViewController: first)
            if isShown {
                stage.show(navigation)
                _ = stage.settle()
            }
        }

        func page(_ name: String) -> LoggedController { stage.page(name) }
        func settle() -> [String] { stage.settle() }

        /// The views in the container that are not the bar.
        var contents: [UIView] { navigation.view.subviews.filter { $0 !== navigation.navigationBar } }
    }

    @Test("A page that is popped and put into another stack while it is told that it joins one belongs to the other")
    func takenByAnother() {
        let rig = Rig()
        let other = UINavigationController()
        let page = rig.page("page")
        _ = page.at(.willMove) { page in
            rig.navigation.popViewController(animated: false)
            other.pushViewController(page, animated: false)
        }
        rig.navigation.pushViewController(page, animated: false)
        _ = rig.settle()
        #expect(rig.navigation.viewControllers == [rig.first])
        #expect(other.viewControllers == [page] && page.parent === other)
        #expect(rig.contents == [rig.first.view])
    }

    @Test("A page that is popped and put into another stack before it is told of the first one stays in the other")
    func takenBeforeItsTurn() {
        let rig = Rig()
        let other = UINavigationController()
        let (lower, upper) = (rig.page("lower"), rig.page("upper"))
        _ = lower.at(.willMove) { _ in
            rig.navigation.popToRootViewController(animated: false)
            other.setViewControllers([upper], animated: false)
        }
        rig.navigation.setViewControllers([lower, upper], animated: false)
        _ = rig.settle()
        #expect(rig.navigation.viewControllers == [lower])
        #expect(other.viewControllers == [upper] && upper.parent === other)
        #expect(rig.contents == [lower.view])
    }

    @Test("A push in viewDidLoad of the first controller shows both, one after the other")
    func signedInAlready() {
        let rig = Rig(isShown: false)
        let home = rig.page("home")
        _ = rig.first.at(.load) { $0.navigationController?.pushViewController(home, animated: false) }
        rig.stage.show(rig.navigation)
        #expect(
            rig.settle() == [
                "first load", "first willAppear", "first didAppear", "home load", "first willDisappear",
                "home willAppear", "first didDisappear", "home didAppear",
            ])
        #expect(rig.contents == [home.view])
        #expect(rig.navigation.viewControllers == [rig.first, home])
        #expect(rig.navigation.navigationBar.items?.count == 2)
    }

    @Test("A change made inside any callback shows the topmost controller, alone, with an item for each in the bar")
    func changesInsideCallbacks() {
        for moment in LoggedController.Moment.allCases {
            for change in 0..<4 {
                let rig = Rig()
                let (second, third) = (rig.page("second"), rig.page("third"))
                func act(_ controller: LoggedController) {
                    switch change {
                    case 0: rig.navigation.pushViewController(third, animated: false)
                    case 1: rig.navigation.popViewController(animated: false)
                    case 2: rig.navigation.setViewControllers([third], animated: false)
                    default: rig.navigation.popToRootViewController(animated: false)
                    }
                    // What the stack is does not wait.
                    #expect(rig.navigation.topViewController === rig.navigation.viewControllers.last)
                }
                _ = second.at(moment, act)
                rig.navigation.pushViewController(second, animated: false)
                _ = rig.settle()
                if rig.navigation.viewControllers.count > 1 { rig.navigation.popViewController(animated: false) }
                _ = rig.settle()
                let top = rig.navigation.topViewController
                #expect(rig.contents == [top?.view], "\(moment) \(change)")
                #expect(rig.navigation.navigationBar.items == rig.navigation.viewControllers.map(\.navigationItem))
                #expect(rig.navigation.children == rig.navigation.viewControllers, "\(moment) \(change)")
            }
        }
    }

    @Test("Changes made in one callback are made in order")
    func order() {
        let rig = Rig()
        let (a, b, c) = (rig.page("a"), rig.page("b"), rig.page("c"))
        _ = a.at(.willAppear) { _ in
            rig.navigation.pushViewController(b, animated: false)
            rig.navigation.popToRootViewController(animated: false)
            rig.navigation.pushViewController(c, animated: false)
            #expect(rig.navigation.viewControllers == [rig.first, c])
            #expect(b.navigationController === rig.navigation)
        }
        rig.navigation.pushViewController(a, animated: false)
        #expect(
            rig.settle().filter { $0.hasSuffix("didAppear") } == [
                "a didAppear", "b didAppear", "first didAppear", "c didAppear",
            ])
        #expect(b.navigationController == nil && b.parent == nil)
    }

    @Test("A controller is told of its parent after it appeared, and that it moves to it or from it meanwhile")
    func moving() {
        let rig = Rig()
        let second = rig.page("second")
        second.noted = [.willMove, .willAppear, .didAppear, .didMove, .willDisappear, .didDisappear]
        var moves: [Bool] = []
        for moment in [LoggedController.Moment.willAppear, .isAppearing, .didAppear] {
            _ = second.at(moment) { moves.append($0.isMovingToParent && !$0.isMovingFromParent) }
        }
        for moment in [LoggedController.Moment.willDisappear, .didDisappear] {
            _ = second.at(moment) { moves.append($0.isMovingFromParent && !$0.isMovingToParent) }
        }
        rig.navigation.pushViewController(second, animated: false)
        #expect(
            rig.settle().filter { $0.hasPrefix("second") } == [
                "second willMove in", "second willAppear", "second didAppear", "second didMove in",
            ])
        #expect(!second.isMovingToParent)
        rig.navigation.popViewController(animated: false)
        #expect(
            rig.settle().filter { $0.hasPrefix("second") } == [
                "second willMove out", "second willDisappear", "second didDisappear", "second didMove out",
            ])
        #expect(moves == Array(repeating: true, count: 5))
        #expect(!second.isMovingFromParent)
        // A covered controller moves nowhere.
        _ = rig.first.at(.willDisappear) { moves.append($0.isMovingFromParent) }
        rig.navigation.pushViewController(rig.page("third"), animated: false)
        _ = rig.settle()
        #expect(moves.last == false)
    }

    @Test("Callbacks are told whether the change is animated")
    func animated() {
        let rig = Rig()
        let second = rig.page("second")
        for page in [rig.first, second] {
            page.showsAnimation = true
            page.noted.insert(.isAppearing)
        }
        rig.navigation.pushViewController(second, animated: true)
        #expect(
            rig.settle() == [
                "second load", "first willDisappear animated", "second willAppear animated",
                "second isAppearing animated", "first didDisappear animated", "second didAppear animated",
            ])
        rig.navigation.popViewController(animated: false)
        #expect(rig.settle().allSatisfy { !$0.hasSuffix("animated") })
    }

    @Test("The delegate hears of the first controller too, after viewWillAppear and after viewDidAppear")
    func delegate() {
        final class Watcher: UINavigationControllerDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func navigationController(
                _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
            ) { log.notes.append("will show \(controller.title ?? "")") }
            func navigationController(
                _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
            ) { log.notes.append("did show \(controller.title ?? "")") }
        }
        let rig = Rig(isShown: false)
        let watcher = Watcher(rig.stage.log)
        rig.navigation.delegate = watcher
        rig.stage.show(rig.navigation)
        #expect(
            rig.settle() == [
                "first load", "first willAppear", "will show first", "first didAppear", "did show first",
            ])
        rig.navigation.pushViewController(rig.page("second"), animated: true)
        #expect(
            rig.settle() == [
                "second load", "first willDisappear", "second willAppear", "will show second", "first didDisappear",
                "second didAppear", "did show second",
            ])
        // The same controller again is nothing new.
        rig.stage.window.rootViewController = nil
        rig.stage.show(rig.navigation)
        #expect(rig.settle().allSatisfy { !$0.contains("show") })
    }

    @Test("A controller that another container takes leaves the stack")
    func taken() {
        let rig = Rig()
        let second = rig.page("second")
        rig.navigation.pushViewController(second, animated: false)
        _ = rig.settle()
        let other = UINavigationController(rootViewController: second)
        _ = rig.settle()
        #expect(rig.navigation.viewControllers == [rig.first] && rig.contents == [rig.first.view])
        #expect(second.parent === other)
        rig.navigation.pushViewController(rig.page("third"), animated: false)
        rig.navigation.topViewController?.removeFromParent()
        _ = rig.settle()
        #expect(rig.navigation.viewControllers == [rig.first] && rig.contents == [rig.first.view])
        #expect(rig.navigation.navigationBar.items?.count == 1)
    }

    @Test("Controllers that push another one whenever one is shown are reported and do not hang")
    func endless() {
        final class Endless: UIViewController {
            static var goesOn = true
            override func viewDidLoad() {
                guard Endless.goesOn else { return }
                navigationController?.pushViewController(Endless(), animated: false)
            }
        }
        // A change that another test has left would be made before these.
        settleOthers()
        // With `ISTHMUS_ALL=1` as much is done as elsewhere.
        let found = issues {
            CycleDetector.withWorkLimit(SizeOfTests.isFull ? UpdateWork.limit : 1_000) {
                let navigation = UINavigationController(rootViewController: Endless())
                navigation.loadViewIfNeeded()
            }
        }
        Endless.goesOn = false
        #expect(found.map(\.category) == ["update-cycle"])
    }

    @Test("1,000 pushes in one callback are no loop")
    func many() {
        let rig = Rig()
        let pages = (0..<(SizeOfTests.isFull ? 1_000 : 200)).map { _ in UIViewController() }
        let found = issues {
            let second = rig.page("second").at(.willAppear) { page in
                for next in pages { page.navigationController?.pushViewController(next, animated: false) }
            }
            rig.navigation.pushViewController(second, animated: false)
            _ = rig.settle()
        }
        #expect(found.isEmpty)
        #expect(rig.contents == [pages[pages.count - 1].view])
    }
}
