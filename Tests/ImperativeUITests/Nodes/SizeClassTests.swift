import ImperativeUI
import Testing

/// Size classes come from a window, by way of views.
@MainActor @Suite("Size classes") struct SizeClassTests {
    private func classes(_ environment: any UITraitEnvironment) -> [UIUserInterfaceSizeClass] {
        [environment.traitCollection.horizontalSizeClass, environment.traitCollection.verticalSizeClass]
    }

    private let none: [UIUserInterfaceSizeClass] = [.unspecified, .unspecified]
    private let phone: [UIUserInterfaceSizeClass] = [.compact, .regular]

    @Test("A view and a controller that have been in no window have no size classes, on their own and below others")
    func outside() {
        let controller = UIViewController()
        let parent = UIViewController()
        parent.addChild(controller)
        let view = UIView()
        let above = UIView()
        above.addSubview(view)
        #expect([classes(controller), classes(parent), classes(view), classes(above)] == [none, none, none, none])
        controller.loadViewIfNeeded()
        controller.updateTraitsIfNeeded()
        #expect([classes(controller), classes(controller.view)] == [none, none])
        #expect(controller.traitCollection.userInterfaceIdiom == .phone)
    }

    @Test("A child of a controller in a window gets size classes when its view joins, and every other trait before")
    func child() {
        let stage = Stage()
        stage.window.traitOverrides.look = .bold
        stage.settle()
        let child = UIViewController()
        stage.root.addChild(child)
        #expect(classes(stage.root) == phone)
        #expect(classes(child) == none && child.traitCollection.look == .bold)
        child.loadViewIfNeeded()
        stage.settle()
        #expect(classes(child) == none && classes(child.view) == none)
        stage.root.view.addSubview(child.view)
        #expect(classes(child) == phone && classes(child.view) == phone)
        #expect(child.traitCollection === stage.root.traitCollection)
    }

    @Test("A later change of the parent's size class does not reach a child outside, and other traits do")
    func laterChange() {
        let stage = Stage()
        let child = UIViewController()
        stage.root.addChild(child)
        child.loadViewIfNeeded()
        var calls = 0
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIViewController, _: UITraitCollection) in
            calls += 1
        }
        stage.root.traitOverrides.horizontalSizeClass = .regular
        stage.root.traitOverrides.look = .bold
        stage.settle()
        #expect(classes(child) == none && child.traitCollection.look == .bold)
        #expect(calls == 0)
        stage.root.view.addSubview(child.view)
        stage.settle()
        #expect(classes(child) == [.regular, .regular])
        #expect(calls == 1)
    }

    @Test("What a controller, or its parent for it, overrides holds outside of a window too")
    func overrides() {
        let stage = Stage()
        let child = UIViewController()
        child.traitOverrides.verticalSizeClass = .compact
        stage.root.addChild(child)
        #expect(classes(child) == [.unspecified, .compact])
        stage.root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(classes(child) == [.regular, .compact])
        stage.root.setOverrideTraitCollection(nil, forChild: child)
        child.traitOverrides.remove(UITraitVerticalSizeClass.self)
        #expect(classes(child) == none)
        stage.root.view.addSubview(child.view)
        #expect(classes(child) == phone)
        stage.settle()
        #expect(classes(child.view) == phone)
        child.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        #expect(classes(child.view) == [.regular, .regular])
    }

    @Test("Size classes that were overridden before the view joins are those of the window once the override is gone")
    func overrideThenJoin() {
        let stage = Stage()
        let child = UIViewController()
        child.traitOverrides.horizontalSizeClass = .regular
        child.traitOverrides.look = .bold
        stage.root.addChild(child)
        stage.settle()
        #expect(classes(child) == [.regular, .unspecified])
        stage.root.view.addSubview(child.view)
        stage.settle()
        #expect(classes(child) == [.regular, .regular])
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        stage.settle()
        #expect(classes(child) == phone && child.traitCollection.look == .bold)
    }

    @Test("The root controller of a hidden window has size classes when the window is shown")
    func hiddenWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
        let root = UIViewController()
        window.rootViewController = root
        #expect(classes(window) == [.regular, .compact])
        #expect(classes(root) == none)
        window.isHidden = false
        #expect(classes(root) == [.regular, .compact])
    }

    @Test("A child that leaves its parent without ever having been shown keeps no size classes")
    func leaving() {
        let stage = Stage()
        let child = UIViewController()
        stage.root.addChild(child)
        child.removeFromParent()
        #expect(classes(child) == none)
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        #expect(classes(child) == phone)
    }

    @Test("A view that leaves its window keeps its last traits, size classes among them")
    func left() {
        let stage = Stage()
        let view = UIView()
        stage.root.view.addSubview(view)
        view.removeFromSuperview()
        #expect(classes(view) == phone)
    }
}
