import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite struct AppearanceTests {
    @Test("layoutIfNeeded brings viewDidAppear and viewDidDisappear")
    func layoutCompletes() {
        let stage = ShownWindow()
        let (first, second) = (stage.page("first"), stage.page("second"))
        stage.window.rootViewController = first
        #expect(stage.log.take() == ["first load", "first willAppear"])
        stage.window.layoutIfNeeded()
        #expect(stage.log.take() == ["first didAppear"])
        stage.window.rootViewController = second
        #expect(stage.log.take() == ["second load", "first willDisappear", "second willAppear"])
        stage.window.layoutIfNeeded()
        #expect(stage.log.take() == ["first didDisappear", "second didAppear"])
    }

    @Test("A layout that is forced inside a callback completes no appearance")
    func forcedInside() {
        let stage = ShownWindow()
        let first = stage.page("first")
        let second = stage.page("second").at(.willAppear) { _ in stage.window.layoutIfNeeded() }
            .at(.isAppearing) { $0.view.layoutIfNeeded() }
            .at(.layout) { $0.view.layoutIfNeeded() }
        stage.show(first)
        _ = stage.settle()
        stage.window.rootViewController = second
        #expect(
            stage.settle() == [
                "second load", "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
            ])
    }

    @Test("An appearance that is turned back before it is complete is not completed")
    func turnedBack() {
        let stage = ShownWindow(root: UIViewController())
        let page = stage.page("page")
        let container = stage.window.rootViewController?.view
        container?.addSubview(page.view)
        page.view.removeFromSuperview()
        container?.addSubview(page.view)
        #expect(
            stage.settle() == [
                "page load", "page willAppear", "page willDisappear", "page didDisappear", "page willAppear",
                "page didAppear",
            ])
    }

    @Test("A container that tells its children itself decides what they are told and when")
    func ownTransitions() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let stage = ShownWindow()
        let container = Container()
        stage.show(container)
        let (child, inner) = (stage.page("child"), stage.page("inner"))
        child.showsAnimation = true
        container.addChild(child)
        child.addChild(inner)
        child.view.addSubview(inner.view)
        _ = stage.settle()
        container.view.addSubview(child.view)
        child.view.removeFromSuperview()
        #expect(stage.settle().filter { $0.hasPrefix("child") }.isEmpty)
        child.beginAppearanceTransition(true, animated: true)
        container.view.addSubview(child.view)
        #expect(stage.settle() == ["child willAppear animated", "inner willAppear", "inner didAppear"])
        child.endAppearanceTransition()
        #expect(stage.settle() == ["child didAppear animated"])
        child.beginAppearanceTransition(false, animated: false)
        #expect(stage.settle() == ["child willDisappear", "inner willDisappear"])
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        #expect(stage.settle() == ["inner didDisappear", "child didDisappear"])
        #expect(issues { child.endAppearanceTransition() }.map(\.category) == ["appearance"])
    }

    @Test("A transition of a child can be begun, and turned back, while its parent forwards")
    func forwardedTransition() {
        let stage = ShownWindow()
        let (parent, child) = (stage.page("parent"), stage.page("child"))
        child.noted.insert(.isAppearing)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.show(parent)
        _ = stage.settle()
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(
            stage.settle() == ["child willDisappear", "child willAppear", "child isAppearing", "child didAppear"])
        child.view.removeFromSuperview()
        #expect(stage.settle() == ["child willDisappear", "child didDisappear"])
    }

    @Test("A root set inside a callback of another one is shown after that is complete")
    func rootInsideCallback() {
        for moment in LoggedController.Moment.allCases where ![.willMove, .didMove, .didDisappear].contains(moment) {
            let stage = ShownWindow()
            let second = stage.page("second")
            let first = stage.page("first").at(moment) { _ in
                stage.window.rootViewController = second
                #expect(stage.window.rootViewController === second)
            }
            stage.show(first)
            stage.window.rootViewController = second
            _ = stage.settle()
            #expect(stage.window.subviews == [second.view], "\(moment)")
        }
    }

    @Test("A root that becomes a part of the next root stays on screen")
    func rootInNextRoot() {
        let stage = ShownWindow()
        let page = stage.page("page")
        stage.show(page)
        _ = stage.settle()
        let navigation = UINavigationController(rootViewController: page)
        stage.window.rootViewController = navigation
        _ = stage.settle()
        #expect(stage.window.subviews == [navigation.view] && page.view.window === stage.window)
        let holder = UIViewController()
        holder.addChild(navigation)
        holder.view.addSubview(navigation.view)
        stage.window.rootViewController = holder
        #expect(stage.settle().last == "page didAppear")
        #expect(stage.window.subviews == [holder.view] && page.view.window === stage.window)
        // And the other way round; what stays in the window is told nothing.
        navigation.removeFromParent()
        stage.window.rootViewController = navigation
        #expect(stage.settle().isEmpty)
        #expect(stage.window.subviews == [navigation.view] && holder.view.window == nil)
    }
}
