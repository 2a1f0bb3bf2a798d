import ImperativeUI
import Testing

@MainActor @Suite struct TraitTimingTests {
    @Test("A view's own override shows after the next update, not before")
    func viewsAreStaged() {
        let stage = Stage()
        let view = UIView()
        stage.root.view.addSubview(view)
        view.traitOverrides.theme = .bold
        #expect(view.traitCollection.theme == .standard)
        view.updateTraitsIfNeeded()
        #expect(view.traitCollection.theme == .bold)
    }

    @Test("An update comes by itself with the next turn of the main actor")
    func nextTurn() async {
        let stage = Stage()
        stage.root.view.traitOverrides.theme = .bold
        for _ in 0..<10 where stage.root.view.traitCollection.theme != .bold { await Task.yield() }
        #expect(stage.root.view.traitCollection.theme == .bold)
    }

    @Test("A controller and a scene answer their own overrides at once; their views after the next update")
    func controllersAnswerAtOnce() {
        let stage = Stage()
        stage.root.traitOverrides.theme = .bold
        #expect(stage.root.traitCollection.theme == .bold)
        #expect(stage.root.view.traitCollection.theme == .standard)
        stage.scene.traitOverrides.density = 2
        #expect(stage.scene.traitCollection.density == 2)
        #expect(stage.window.traitCollection.density == 1)
        stage.settle()
        #expect(stage.root.view.traitCollection.theme == .bold)
        #expect(stage.window.traitCollection.density == 2)
    }

    @Test("An object that joins a parent takes what the parent answers at that moment")
    func joining() {
        let controller = UIViewController()
        controller.traitOverrides.theme = .bold
        #expect(controller.view.traitCollection.theme == .bold)
    }

    @Test("Without a window, a later override on a parent controller does not reach its children; attaching after does")
    func detachedParents() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.traitOverrides.theme = .bold
        #expect(child.traitCollection.theme == .standard)

        let late = UIViewController()
        let other = UIViewController()
        other.traitOverrides.theme = .bold
        other.addChild(late)
        #expect(late.traitCollection.theme == .bold)
    }

    @Test(
        "After an override is removed from a controller in a window, it is right at once, its subview after the update")
    func removedOverride() {
        let stage = Stage()
        stage.root.traitOverrides.theme = .bold
        stage.settle()
        stage.root.traitOverrides.remove(ThemeTrait.self)
        #expect(stage.root.traitCollection.theme == .standard)
        #expect(stage.root.view.traitCollection.theme == .bold)
        stage.root.view.updateTraitsIfNeeded()
        #expect(stage.root.view.traitCollection.theme == .standard)
    }

    @Test("A detached view keeps its last traits")
    func detachedKeeps() {
        let stage = Stage()
        let view = UIView()
        let below = UIView()
        view.addSubview(below)
        stage.root.view.addSubview(view)
        stage.scene.traitOverrides.theme = .bold
        stage.settle()
        view.removeFromSuperview()
        stage.scene.traitOverrides.theme = .pastel
        stage.settle()
        #expect(view.traitCollection.theme == .bold)
        #expect(below.traitCollection.theme == .bold)
        stage.root.view.addSubview(view)
        #expect(below.traitCollection.theme == .pastel)
    }

    @Test("A view that outlives its superview keeps its last traits")
    func outlivingViews() {
        let stage = Stage()
        stage.scene.traitOverrides.theme = .bold
        stage.settle()
        let survivor = UIView()
        do {
            let container = UIView()
            container.traitOverrides.density = 5
            stage.root.view.addSubview(container)
            container.addSubview(survivor)
            stage.settle()
            #expect(survivor.traitCollection.density == 5)
            container.removeFromSuperview()
        }
        #expect(survivor.superview == nil)
        #expect(survivor.traitCollection.theme == .bold)
        #expect(survivor.traitCollection.density == 5)
    }

    @Test("updateTraitsIfNeeded resolves a detached tree against its own root")
    func detachedUpdate() {
        let root = UIView()
        let leaf = UIView()
        root.addSubview(leaf)
        root.traitOverrides.theme = .bold
        #expect(leaf.traitCollection.theme == .standard)
        leaf.updateTraitsIfNeeded()
        #expect(leaf.traitCollection.theme == .bold)
    }

    @Test("A controller appears in the documented order, with current traits from viewIsAppearing on")
    func appearance() {
        final class Controller: UIViewController {
            var notes: [String] = []
            func note(_ what: String) {
                notes.append("\(what) \(traitCollection.theme) \(viewIfLoaded?.window != nil)")
            }
            override func viewDidLoad() { note("load") }
            override func viewWillAppear(_ animated: Bool) { note("willAppear") }
            override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
            override func viewWillLayoutSubviews() { note("willLayout") }
            override func viewDidLayoutSubviews() { note("didLayout") }
            override func viewDidAppear(_ animated: Bool) { note("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        }
        let scene = UIWindowScene()
        scene.traitOverrides.theme = .bold
        let window = UIWindow(windowScene: scene)
        let parent = UIViewController()
        window.rootViewController = parent
        window.layoutIfNeeded()
        let controller = Controller()
        controller.loadViewIfNeeded()
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        #expect(controller.notes == ["load standard false", "willAppear bold false"])
        controller.notes = []
        window.layoutIfNeeded()
        UIView().layoutIfNeeded()
        #expect(
            controller.notes.prefix(3) == ["isAppearing bold true", "willLayout bold true", "didLayout bold true"])
        controller.notes = []
        controller.view.removeFromSuperview()
        #expect(controller.notes.map { $0.split(separator: " ")[0] } == ["willDisappear", "didDisappear"])
    }

    @Test("Within a view the order is traits, properties, layout")
    func orderWithinView() {
        final class View: UIView {
            var notes: [String] = []
            override func updateProperties() { notes.append("properties \(traitCollection.theme)") }
            override func layoutSubviews() { notes.append("layout \(traitCollection.theme)") }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        view.traitOverrides.theme = .bold
        view.registerForTraitChanges([ThemeTrait.self]) { (view: View, _) in view.notes.append("handler") }
        stage.settle()
        #expect(view.notes == ["handler", "properties bold", "layout bold"])
    }
}
