import ImperativeUI
import Testing

@MainActor @Suite struct TraitChangeTests {
    @Test("A handler gets the object and its collection before the change")
    func handlerArguments() {
        let stage = Stage()
        let view = NotingView()
        stage.root.view.addSubview(view)
        stage.settle()
        view.registerForTraitChanges([LookTrait.self]) { (view: NotingView, previous: UITraitCollection) in
            view.notes = ["\(previous.look) \(view.traitCollection.look)"]
        }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(view.notes.first == "standard bold")
    }

    @Test("A handler is not called for other traits, for equal values, or for values that return before the update")
    func noNeedlessCalls() {
        let stage = Stage()
        var calls = 0
        stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in calls += 1 }
        stage.scene.traitOverrides.crowd = 4
        stage.settle()
        stage.scene.traitOverrides.look = .standard
        stage.settle()
        stage.scene.traitOverrides.look = .bold
        stage.scene.traitOverrides.look = .standard
        stage.settle()
        #expect(calls == 0)
    }

    @Test("Several changes before an update are one call, with the first value as the previous one")
    func coalesced() {
        let stage = Stage()
        var previous: [Look] = []
        stage.root.registerForTraitChanges([LookTrait.self, CrowdTrait.self]) { (_: UIViewController, old) in
            previous.append(old.look)
        }
        stage.scene.traitOverrides.look = .bold
        stage.scene.traitOverrides.look = .pastel
        stage.scene.traitOverrides.crowd = 2
        stage.settle()
        #expect(previous == [.standard])
    }

    @Test("The previous collection holds the latest values of traits the handler did not register for")
    func previousIsCurrent() {
        let stage = Stage()
        var seen: [Int] = []
        stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, old) in seen.append(old.crowd) }
        stage.scene.traitOverrides.crowd = 7
        stage.settle()
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(seen == [7])
    }

    @Test("Handlers run top-down, controller before its view, and in order of registration on one object")
    func order() {
        let stage = Stage()
        let leaf = UIView()
        stage.root.view.addSubview(leaf)
        stage.settle()
        var order: [String] = []
        leaf.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in order.append("leaf") }
        stage.root.view.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in order.append("view") }
        stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in order.append("first") }
        stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in order.append("second") }
        stage.window.registerForTraitChanges([LookTrait.self]) { (_: UIWindow, _) in order.append("window") }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(order == ["window", "first", "second", "view", "leaf"])
    }

    @Test("While an ancestor's handler runs, descendants already answer the new value")
    func descendantsAnswer() {
        let stage = Stage()
        let leaf = UIView()
        stage.root.view.addSubview(leaf)
        stage.settle()
        var seen: Look?
        stage.window.registerForTraitChanges([LookTrait.self]) { (_: UIWindow, _) in seen = leaf.traitCollection.look
        }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(seen == .bold)
    }

    @Test("A handler added during delivery waits for the next change")
    func addedDuringDelivery() {
        let stage = Stage()
        var calls = 0
        stage.root.registerForTraitChanges([LookTrait.self]) { (root: UIViewController, _) in
            root.view.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in calls += 1 }
        }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(calls == 0)
        stage.scene.traitOverrides.look = .pastel
        stage.settle()
        #expect(calls == 1)
    }

    @Test("Handlers: once on joining a window that changes the value, not on removal, not between equal windows")
    func windows() {
        let one = Stage()
        let two = Stage()
        one.scene.traitOverrides.look = .bold
        two.scene.traitOverrides.look = .bold
        one.settle()
        two.settle()
        let view = UIView()
        var calls = 0
        view.registerForTraitChanges([LookTrait.self]) { (_: UIView, _) in calls += 1 }
        one.root.view.addSubview(view)
        one.settle()
        #expect(calls == 1)
        view.removeFromSuperview()
        one.settle()
        #expect(calls == 1)
        two.root.view.addSubview(view)
        two.settle()
        #expect(calls == 1)
    }

    @Test("A re-parenting that changes the value calls the handler")
    func reparenting() {
        let stage = Stage()
        let left = UIView()
        let right = UIView()
        right.traitOverrides.look = .pastel
        stage.root.view.addSubview(left)
        stage.root.view.addSubview(right)
        let view = UIView()
        left.addSubview(view)
        stage.settle()
        var previous: Look?
        view.registerForTraitChanges([LookTrait.self]) { (_: UIView, old) in previous = old.look }
        right.addSubview(view)
        #expect(view.traitCollection.look == .pastel)
        stage.settle()
        #expect(previous == .standard)
    }

    @Test("A controller whose view is not loaded is not told")
    func unloaded() {
        let stage = Stage()
        let child = UIViewController()
        var calls = 0
        child.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in calls += 1 }
        stage.root.addChild(child)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(calls == 0)
    }

    final class Target: UIView {
        var calls: [String] = []
        func none() { calls.append("none") }
        func one(_ view: UIView) { calls.append("one \(view.traitCollection.look)") }
        func two(view: UIView, previous: UITraitCollection) { calls.append("two \(previous.look)") }
        func watch() {
            registerForTraitChanges([LookTrait.self], action: Self.none)
            registerForTraitChanges([LookTrait.self], action: Self.one)
            registerForTraitChanges([LookTrait.self], action: Self.two)
            registerForTraitChanges([LookTrait.self], action: UIView.setNeedsLayout)
        }
        func watch(_ other: UIView) {
            other.registerForTraitChanges([LookTrait.self], target: self, action: Self.two)
        }
    }

    @Test("Target-action takes methods of no, one and two parameters, on the object itself and on another")
    func targetAction() {
        let stage = Stage()
        let target = Target()
        let other = UIView()
        stage.root.view.addSubview(target)
        stage.root.view.addSubview(other)
        stage.settle()
        target.watch()
        target.watch(other)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(target.calls == ["none", "one bold", "two standard", "two standard"])
    }

    @Test("A target is weak: when it goes, its action is not called and nothing is kept")
    func weakTarget() {
        let stage = Stage()
        weak var gone: Target?
        do {
            let target = Target()
            gone = target
            target.watch(stage.root.view)
        }
        #expect(gone == nil)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
    }

    @Test("Unregistering ends a registration; a second time, or a token of another object, is ignored")
    func unregister() {
        let stage = Stage()
        var calls = 0
        let token = stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in calls += 1 }
        stage.window.unregisterForTraitChanges(token)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(calls == 1)
        stage.root.unregisterForTraitChanges(token)
        stage.root.unregisterForTraitChanges(token)
        stage.scene.traitOverrides.look = .pastel
        stage.settle()
        #expect(calls == 1)
    }

    @Test("traitCollectionDidChange is delivered to classes that override it")
    func didChange() {
        final class View: UIView {
            var notes: [String] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                notes.append("\(previous?.look ?? .standard) \(traitCollection.look)")
            }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        stage.settle()
        // The size classes came with the window.
        #expect(view.notes == ["standard standard"])
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(view.notes == ["standard standard", "standard bold"])
        #expect(UIView().traitCollection === UIView().traitCollection)
    }

    @Test("UITraitCollection.current is the object's own during a handler")
    func currentDuringHandler() {
        let stage = Stage()
        var current: Look?
        stage.root.registerForTraitChanges([LookTrait.self]) { (_: UIViewController, _) in
            current = UITraitCollection.current.look
        }
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(current == .bold)
    }

    @Test("Two handlers that keep each other awake are stopped and reported")
    func cycle() {
        let stage = Stage()
        let issues = IssueLog()
        stage.root.view.registerForTraitChanges([CrowdTrait.self]) { (view: UIView, _) in
            stage.scene.traitOverrides.crowd = view.traitCollection.crowd + 1
        }
        stage.scene.traitOverrides.crowd = 100
        issues.during { stage.settle() }
        #expect(issues.messages.contains { $0.contains("did not settle") && $0.contains("UIView") })
    }
}
