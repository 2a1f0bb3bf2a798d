import ImperativeUI
import Testing

@MainActor @Suite struct TraitHierarchyTests {
    @Test("An override on the scene reaches every window, controller and view below")
    func sceneReachesAll() {
        let stage = Stage()
        let leaf = UIView()
        stage.root.view.addSubview(leaf)
        stage.scene.traitOverrides.look = .pastel
        stage.settle()
        #expect(stage.window.traitCollection.look == .pastel)
        #expect(stage.root.traitCollection.look == .pastel)
        #expect(leaf.traitCollection.look == .pastel)
    }

    @Test("The nearest override wins")
    func nearestWins() {
        let stage = Stage()
        let middle = UIView()
        let leaf = UIView()
        stage.root.view.addSubview(middle)
        middle.addSubview(leaf)
        stage.scene.traitOverrides.look = .pastel
        middle.traitOverrides.look = .monochrome
        stage.settle()
        #expect(stage.root.view.traitCollection.look == .pastel)
        #expect(middle.traitCollection.look == .monochrome)
        #expect(leaf.traitCollection.look == .monochrome)
    }

    @Test("A child controller inherits from the superview of its view, not from its parent controller")
    func childInheritsThroughViews() {
        let stage = Stage()
        let between = UIView()
        let child = UIViewController()
        stage.root.view.addSubview(between)
        stage.root.addChild(child)
        between.addSubview(child.view)
        child.didMove(toParent: stage.root)
        between.traitOverrides.look = .bold
        stage.settle()
        #expect(child.traitCollection.look == .bold)
        #expect(child.view.traitCollection.look == .bold)
        #expect(stage.root.traitCollection.look == .standard)
    }

    @Test("A child controller whose view is not loaded inherits from its parent, and asking does not load the view")
    func unloadedChild() {
        let stage = Stage()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.root.traitOverrides.look = .bold
        stage.settle()
        #expect(child.traitCollection.look == .bold)
        #expect(!child.isViewLoaded)
    }

    @Test("Outside of windows a controller without a view takes nothing of its parent that is not in force")
    func unloadedOutside() {
        let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
        for controller in [parent, child] { controller.loadViewIfNeeded() }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.traitOverrides.look = .bold
        #expect(child.traitCollection.look == .standard)
        child.view = nil
        #expect(child.traitCollection.look == .standard)
        parent.addChild(other)
        parent.traitOverrides.look = .pastel
        #expect(child.traitCollection.look == .standard && other.traitCollection.look == .standard)
        let stage = Stage()
        stage.window.rootViewController = parent
        stage.settle()
        #expect(child.traitCollection.look == .pastel && other.traitCollection.look == .pastel)
    }

    @Test("Views that write nothing share one trait collection object with their nearest overriding ancestor")
    func sharedCollection() {
        let stage = Stage()
        let views = (0..<10).map { _ in UIView() }
        for view in views { stage.root.view.addSubview(view) }
        stage.settle()
        #expect(views.allSatisfy { $0.traitCollection === stage.root.view.traitCollection })
    }

    @Test("A presented controller inherits from its presentation controller, and that from the window")
    func presentation() throws {
        let stage = Stage()
        let sheet = UIViewController()
        stage.window.traitOverrides.look = .pastel
        stage.root.present(sheet, animated: false)
        let presentation = try #require(sheet.presentationController)
        presentation.traitOverrides.crowd = 3
        stage.settle()
        #expect(sheet.view.traitCollection.look == .pastel)
        #expect(sheet.view.traitCollection.crowd == 3)
        #expect(presentation.containerView?.traitCollection.crowd == 1)
        #expect(sheet.presentingViewController === stage.root)
        stage.root.dismiss(animated: false)
        #expect(stage.root.presentedViewController == nil)
        #expect(sheet.view.window == nil)
    }

    @Test("A scene answers a concrete value for every system trait")
    func concreteRoot() {
        let traits = UIWindowScene().traitCollection
        #expect(traits.userInterfaceIdiom == .phone)
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.displayGamut == .SRGB)
    }

    @Test("A scene can be made with other traits, and keeps them")
    func givenTraits() {
        let scene = UIWindowScene(
            traits: UITraitCollection {
                $0.userInterfaceIdiom = .pad; $0.look = .bold
            })
        #expect(scene.traitCollection.userInterfaceIdiom == .pad)
        #expect(UIWindow(windowScene: scene).traitCollection.look == .bold)
    }

    @Test("Size classes follow the size of a window without a scene")
    func sizeClasses() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        window.frame.size = CGSize(width: 1024, height: 400)
        window.layoutIfNeeded()
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        #expect(window.traitCollection.verticalSizeClass == .compact)
    }

    @Test("overrideUserInterfaceStyle loses to traitOverrides.userInterfaceStyle")
    func styleOverride() {
        let stage = Stage()
        stage.root.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(stage.root.view.traitCollection.userInterfaceStyle == .dark)
        stage.root.traitOverrides.userInterfaceStyle = .light
        stage.settle()
        #expect(stage.root.view.traitCollection.userInterfaceStyle == .light)
        #expect(stage.root.overrideUserInterfaceStyle == .dark)
        stage.root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        stage.settle()
        #expect(stage.root.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(
        "setOverrideTraitCollection(_:forChild:) works on children whose view is not loaded, and loses to traitOverrides"
    )
    func childOverrides() {
        let stage = Stage()
        let child = UIViewController()
        stage.root.addChild(child)
        stage.root.setOverrideTraitCollection(UITraitCollection { $0.look = .bold }, forChild: child)
        #expect(child.traitCollection.look == .bold)
        child.traitOverrides.look = .pastel
        #expect(child.traitCollection.look == .pastel)
        #expect(stage.root.overrideTraitCollection(forChild: child)?.look == .bold)
    }
}
