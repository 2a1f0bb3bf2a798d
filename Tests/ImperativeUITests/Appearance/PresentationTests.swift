import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite struct PresentationTests {
    @Test("A presentation ends with its presenter when the window gets another root, in order and once")
    func newRoot() {
        let stage = ShownWindow()
        let tracker = LifetimeTracker()
        stage.show(tracker.track(stage.page("root")))
        stage.window.rootViewController?.present(tracker.track(stage.page("sheet")), animated: false)
        stage.window.rootViewController?.presentedViewController?
            .present(tracker.track(stage.page("upper")), animated: false)
        _ = stage.settle()
        stage.window.rootViewController = stage.page("next")
        #expect(
            stage.settle() == [
                "upper willDisappear", "sheet willDisappear", "next load", "root willDisappear", "next willAppear",
                "upper didDisappear", "sheet didDisappear", "root didDisappear", "next didAppear",
            ])
        #expect(stage.window.subviews == [stage.window.rootViewController?.view])
        #expect(tracker.alive.isEmpty)
    }

    @Test("A presentation ends with its presenter when that is popped, removed from its parent, or freed")
    func presenterGoes() {
        let stage = ShownWindow()
        let navigation = UINavigationController(rootViewController: stage.page("first"))
        stage.show(navigation)
        for way in 0..<3 {
            let presenter = stage.page("presenter")
            presenter.definesPresentationContext = true
            navigation.pushViewController(presenter, animated: false)
            let sheet = stage.page("sheet")
            sheet.modalPresentationStyle = .overCurrentContext
            presenter.present(sheet, animated: false)
            _ = stage.settle()
            switch way {
            case 0: navigation.popViewController(animated: false)
            case 1: presenter.removeFromParent()
            default: navigation.viewControllers = [stage.page("other")]
            }
            let notes = stage.settle()
            #expect(notes.filter { $0.hasPrefix("sheet") } == ["sheet willDisappear", "sheet didDisappear"])
            #expect(stage.window.subviews == [navigation.view], "way \(way)")
            #expect(presenter.presentedViewController == nil)
        }
        weak var freed: UIViewController?
        do {
            let free = stage.page("free")
            freed = free
            stage.window.addSubview(free.view)
            free.present(stage.page("sheet"), animated: false)
            _ = stage.settle()
        }
        #expect(freed == nil)
        #expect(stage.settle() == ["sheet willDisappear", "sheet didDisappear"])
        #expect(stage.window.subviews.count == 2)
    }

    @Test("A window that goes while it presents leaves nothing behind")
    func windowGoes() {
        let tracker = LifetimeTracker()
        do {
            let stage = ShownWindow(root: tracker.track(UIViewController()))
            tracker.track(stage.window)
            stage.window.rootViewController?.present(tracker.track(UIViewController()), animated: false)
            _ = stage.settle()
        }
        #expect(tracker.alive.isEmpty)
    }

    @Test("The outermost controller presents; in a style for contexts, the nearest that defines one")
    func presenter() {
        let stage = ShownWindow()
        let page = stage.page("page")
        let navigation = UINavigationController(rootViewController: page)
        stage.show(navigation)
        let sheet = stage.page("sheet")
        page.present(sheet, animated: false)
        #expect(sheet.presentingViewController === navigation)
        #expect(navigation.presentedViewController === sheet && page.presentedViewController === sheet)
        page.dismiss(animated: false)
        #expect(page.presentedViewController == nil && navigation.presentedViewController == nil)
        page.definesPresentationContext = true
        page.present(sheet, animated: false)
        #expect(sheet.presentingViewController === navigation)
        page.dismiss(animated: false)
        sheet.modalPresentationStyle = .overCurrentContext
        page.present(sheet, animated: false)
        #expect(sheet.presentingViewController === page && navigation.presentedViewController == nil)
        page.dismiss(animated: false)
        _ = stage.settle()
        #expect(sheet.viewIfLoaded?.window == nil && sheet.presentingViewController == nil)
    }

    @Test("dismiss works from every controller of the chain")
    func dismissFromAnywhere() {
        let stage = ShownWindow()
        let page = stage.page("page")
        stage.show(UINavigationController(rootViewController: page))
        let inner = stage.page("inner")
        let inNavigation = UINavigationController(rootViewController: inner)
        let ways: [(String, () -> Void)] = [
            ("presenter's child", { page.dismiss(animated: false) }),
            ("presenter", { page.navigationController?.dismiss(animated: false) }),
            ("presented", { inNavigation.dismiss(animated: false) }),
            ("presented's child", { inner.dismiss(animated: false) }),
            ("presented's container", { inner.navigationController?.dismiss(animated: false) }),
        ]
        for (name, dismiss) in ways {
            page.present(inNavigation, animated: false)
            _ = stage.settle()
            dismiss()
            #expect(stage.settle() == ["inner willDisappear", "inner didDisappear"], "\(name)")
            #expect(page.presentedViewController == nil, "\(name)")
        }
    }

    @Test("Completions come after viewDidAppear and viewDidDisappear, whoever flushes first")
    func completions() {
        for flush in [
            { (window: UIWindow) in window.layoutIfNeeded() }, { _ in flushAll() }, { _ in UIView().layoutIfNeeded() },
        ] {
            let stage = ShownWindow(root: UIViewController())
            let sheet = stage.page("sheet")
            stage.window.rootViewController?.present(sheet, animated: false) { stage.log.notes.append("presented") }
            stage.window.updateTraitsIfNeeded()
            flush(stage.window)
            #expect(stage.log.take() == ["sheet load", "sheet willAppear", "sheet didAppear", "presented"])
            sheet.dismiss(animated: false) { stage.log.notes.append("dismissed") }
            flush(stage.window)
            #expect(stage.log.take() == ["sheet willDisappear", "sheet didDisappear", "dismissed"])
        }
    }

    @Test("What is presented or dismissed in a callback of an appearance waits until that is complete")
    func insideCallbacks() {
        for moment in LoggedController.Moment.allCases where ![.willMove, .didMove].contains(moment) {
            let stage = ShownWindow(root: UIViewController())
            let upper = stage.page("upper")
            let sheet = stage.page("sheet").at(moment) { $0.present(upper, animated: false) }
            stage.window.rootViewController?.present(sheet, animated: false)
            _ = stage.settle()
            sheet.dismiss(animated: false)
            _ = stage.settle()
            stage.window.rootViewController?.dismiss(animated: false)
            let rest = stage.settle()
            #expect(stage.window.subviews.count == 1, "\(moment): \(rest)")
        }
    }

    @Test("A dismissal in the presented controller's viewWillAppear is made after its viewDidAppear")
    func dismissWhileAppearing() {
        let stage = ShownWindow(root: UIViewController())
        let sheet = stage.page("sheet").at(.willAppear) { $0.dismiss(animated: false) }
        stage.window.rootViewController?.present(sheet, animated: false) { stage.log.notes.append("presented") }
        #expect(
            stage.settle() == [
                "sheet load", "sheet willAppear", "sheet didAppear", "presented", "sheet willDisappear",
                "sheet didDisappear",
            ])
        #expect(stage.window.subviews.count == 1)
    }

    @Test("What cannot be presented is reported and changes nothing")
    func refused() {
        let stage = ShownWindow()
        let root = stage.page("root")
        stage.show(root)
        let (sheet, child) = (stage.page("sheet"), stage.page("child"))
        root.addChild(child)
        let found = issues {
            root.present(child, animated: false)
            root.present(root, animated: false)
            root.present(sheet, animated: false)
            root.present(stage.page("second"), animated: false)
            sheet.present(root, animated: false)
            stage.page("nowhere").present(UIViewController(), animated: false)
        }
        #expect(found.map(\.category) == Array(repeating: "presentation", count: 5))
        #expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
    }

    @Test("A presented controller knows that it is being presented or dismissed, in every callback of it")
    func beingPresented() {
        final class Sheet: UIViewController {
            var notes: [String] = []
            func note(_ name: String) { notes.append("\(name) \(isBeingPresented) \(isBeingDismissed)") }
            override func viewWillAppear(_ animated: Bool) { note("willAppear") }
            override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
            override func viewDidAppear(_ animated: Bool) { note("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        }
        let stage = ShownWindow(root: UIViewController())
        let sheet = Sheet()
        stage.window.rootViewController?.present(sheet, animated: false)
        _ = stage.settle()
        #expect(!sheet.isBeingPresented)
        sheet.dismiss(animated: false)
        _ = stage.settle()
        #expect(
            sheet.notes == [
                "willAppear true false", "isAppearing true false", "didAppear true false", "willDisappear false true",
                "didDisappear false true",
            ])
        #expect(!sheet.isBeingDismissed)
    }

    @Test("1,000 presentations, one in the other, end with the first presenter")
    func many() {
        let stage = ShownWindow(root: UIViewController())
        var top = stage.window.rootViewController
        for _ in 0..<1_000 {
            let next = UIViewController()
            top?.present(next, animated: false)
            top = next
        }
        _ = stage.settle()
        #expect(stage.window.subviews.count == 1_001)
        stage.window.rootViewController?.dismiss(animated: false)
        _ = stage.settle()
        #expect(stage.window.subviews.count == 1)
    }

    @Test("A controller that is presented and then made a child, pushed or made a root is presented no longer")
    func takenFromPresentation() {
        for way in 0..<3 {
            let stage = ShownWindow()
            let navigation = UINavigationController(rootViewController: stage.page("root"))
            stage.show(navigation)
            let (sheet, upper) = (stage.page("sheet"), stage.page("upper"))
            navigation.present(sheet, animated: false)
            sheet.present(upper, animated: false)
            _ = stage.settle()
            switch way {
            case 0:
                navigation.addChild(sheet)
                navigation.view.addSubview(sheet.view)
            case 1: navigation.pushViewController(sheet, animated: false)
            default: stage.window.rootViewController = sheet
            }
            _ = stage.settle()
            #expect(navigation.presentedViewController == nil && sheet.presentedViewController == nil, "way \(way)")
            #expect(sheet.view.window === stage.window && upper.view.window == nil, "way \(way)")
            #expect(stage.window.subviews.count == 1, "way \(way)")
        }
    }

    @Test("A push and a presentation of one controller inside its callback leave it where it was put first")
    func pushAndPresent() {
        let stage = ShownWindow()
        let navigation = UINavigationController(rootViewController: stage.page("root"))
        stage.show(navigation)
        let page = stage.page("page").at(.willMove) { navigation.present($0, animated: false) }
        let found = issues {
            navigation.pushViewController(page, animated: false)
            _ = stage.settle()
        }
        #expect(found.map(\.category) == ["presentation"])
        #expect(navigation.presentedViewController == nil && page.view.superview === navigation.view)
    }
}
