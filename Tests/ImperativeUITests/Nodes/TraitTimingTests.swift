import ImperativeUI
import Testing

@MainActor @Suite struct TraitTimingTests {
    @Test("A view's own override shows after the next update, not before")
    func viewsAreStaged() {
        let stage = Stage()
        let view = UIView()
        stage.root.view.addSubview(view)
        view.traitOverrides.look = .bold
        #expect(view.traitCollection.look == .standard)
        view.updateTraitsIfNeeded()
        #expect(view.traitCollection.look == .bold)
    }

    @Test("An update comes by itself with the next turn of the main actor")
    func nextTurn() async {
        let stage = Stage()
        stage.root.view.traitOverrides.look = .bold
        await eventually("the update of the override") { stage.root.view.traitCollection.look == .bold }
    }

    @Test("A controller and a scene answer their own overrides at once; their views after the next update")
    func controllersAnswerAtOnce() {
        let stage = Stage()
        stage.root.traitOverrides.look = .bold
        #expect(stage.root.traitCollection.look == .bold)
        #expect(stage.root.view.traitCollection.look == .standard)
        stage.scene.traitOverrides.crowd = 2
        #expect(stage.scene.traitCollection.crowd == 2)
        #expect(stage.window.traitCollection.crowd == 1)
        stage.settle()
        #expect(stage.root.view.traitCollection.look == .bold)
        #expect(stage.window.traitCollection.crowd == 2)
    }

    @Test("An object that joins a parent takes what the parent answers at that moment")
    func joining() {
        let controller = UIViewController()
        controller.traitOverrides.look = .bold
        #expect(controller.view.traitCollection.look == .bold)
    }

    @Test("Without a window, a later override on a parent controller does not reach its children; attaching after does")
    func detachedParents() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.traitOverrides.look = .bold
        #expect(child.traitCollection.look == .standard)

        let late = UIViewController()
        late.loadViewIfNeeded()
        let other = UIViewController()
        other.traitOverrides.look = .bold
        other.addChild(late)
        #expect(late.traitCollection.look == .bold)
    }

    @Test(
        "After an override is removed from a controller in a window, it is right at once, its subview after the update")
    func removedOverride() {
        let stage = Stage()
        stage.root.traitOverrides.look = .bold
        stage.settle()
        stage.root.traitOverrides.remove(LookTrait.self)
        #expect(stage.root.traitCollection.look == .standard)
        #expect(stage.root.view.traitCollection.look == .bold)
        stage.root.view.updateTraitsIfNeeded()
        #expect(stage.root.view.traitCollection.look == .standard)
    }

    @Test("A detached view keeps its last traits")
    func detachedKeeps() {
        let stage = Stage()
        let view = UIView()
        let below = UIView()
        view.addSubview(below)
        stage.root.view.addSubview(view)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        view.removeFromSuperview()
        stage.scene.traitOverrides.look = .pastel
        stage.settle()
        #expect(view.traitCollection.look == .bold)
        #expect(below.traitCollection.look == .bold)
        stage.root.view.addSubview(view)
        #expect(below.traitCollection.look == .pastel)
    }

    @Test("A view that outlives its superview keeps its last traits")
    func outlivingViews() {
        let stage = Stage()
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        let survivor = UIView()
        do {
            let container = UIView()
            container.traitOverrides.crowd = 5
            stage.root.view.addSubview(container)
            container.addSubview(survivor)
            stage.settle()
            #expect(survivor.traitCollection.crowd == 5)
            container.removeFromSuperview()
        }
        #expect(survivor.superview == nil)
        #expect(survivor.traitCollection.look == .bold)
        #expect(survivor.traitCollection.crowd == 5)
    }

    @Test("updateTraitsIfNeeded resolves a detached tree against its own root")
    func detachedUpdate() {
        let root = UIView()
        let leaf = UIView()
        root.addSubview(leaf)
        root.traitOverrides.look = .bold
        #expect(leaf.traitCollection.look == .standard)
        leaf.updateTraitsIfNeeded()
        #expect(leaf.traitCollection.look == .bold)
    }

    @Test("A controller appears in the documented order, with current traits from viewIsAppearing on")
    func appearance() {
        final class Controller: UIViewController {
            var notes: [String] = []
            func note(_ what: String) {
                notes.append("\(what) \(traitCollection.look) \(viewIfLoaded?.window != nil)")
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
        scene.traitOverrides.look = .bold
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
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

    @Test("A layout forced from inside a layout lays out what is below, and comes back")
    func forcedLayout() {
        final class Forcing: UIView {
            var layouts = 0
            let child = NotingView()
            override func layoutSubviews() {
                layouts += 1
                if layouts == 1 {
                    addSubview(child)
                    child.frame = bounds
                    setNeedsLayout()
                    child.layoutIfNeeded()
                }
            }
        }
        let stage = Stage()
        let view = Forcing()
        stage.root.view.addSubview(view)
        stage.settle()
        #expect(view.layouts == 2)
        #expect(view.child.notes.count == 1)
    }

    @Test("Within a view the order is traits, properties, layout")
    func orderWithinView() {
        final class View: UIView {
            var notes: [String] = []
            override func updateProperties() { notes.append("properties \(traitCollection.look)") }
            override func layoutSubviews() { notes.append("layout \(traitCollection.look)") }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        view.traitOverrides.look = .bold
        view.registerForTraitChanges([LookTrait.self]) { (view: View, _) in view.notes.append("handler") }
        stage.settle()
        #expect(view.notes == ["handler", "properties bold", "layout bold"])
    }
}
