import ImperativeUI
import Testing

/// What handlers see that are called inside a tracked method of their own node, and what that method sees after them.
@MainActor @Suite("Handlers inside tracked methods") struct NestedDeliveryTests {
    @Test("A handler called inside updateProperties of its view sees the new traits, and the view has them after it")
    func properties() {
        final class View: UIView {
            var notes: [String] = []
            var update: (() -> Void)?
            override func updateProperties() {
                notes.append("properties \(traitCollection.crowd)")
                guard let update else { return }
                self.update = nil
                update()
                notes.append("after \(traitCollection.crowd)")
            }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        view.registerForTraitChanges([CrowdTrait.self]) { (view: View, previous: UITraitCollection) in
            view.notes.append("handler \(previous.crowd) \(view.traitCollection.crowd)")
        }
        stage.settle()
        view.update = {
            stage.scene.traitOverrides.crowd = 2
            view.updateTraitsIfNeeded()
        }
        view.notes = []
        view.setNeedsUpdateProperties()
        stage.settle()
        #expect(Array(view.notes.prefix(3)) == ["properties 1", "handler 1 2", "after 2"])
        stage.settle()
        #expect(view.notes.last?.hasSuffix("2") == true)
    }

    @Test("In viewWillLayoutSubviews the view and its controller agree after an update inside it")
    func controller() {
        final class Controller: UIViewController {
            var notes: [String] = []
            var update: (() -> Void)?
            override func viewWillLayoutSubviews() {
                notes.append("\(traitCollection.crowd) \(view.traitCollection.crowd)")
                guard let update else { return }
                self.update = nil
                update()
                notes.append("\(traitCollection.crowd) \(view.traitCollection.crowd)")
            }
        }
        let stage = Stage()
        let controller = Controller()
        stage.root.addChild(controller)
        stage.root.view.addSubview(controller.view)
        controller.registerForTraitChanges([CrowdTrait.self]) { (controller: Controller, previous: UITraitCollection) in
            let crowds = [previous, controller.traitCollection, controller.view.traitCollection].map(\.crowd)
            controller.notes.append("handler \(crowds)")
        }
        stage.settle()
        controller.notes = []
        controller.update = {
            stage.scene.traitOverrides.crowd = 2
            stage.window.updateTraitsIfNeeded()
        }
        controller.view.setNeedsLayout()
        stage.settle()
        #expect(Array(controller.notes.prefix(3)) == ["1 1", "handler [1, 2, 2]", "2 2"])
    }

    @Test("What a handler reads is not a dependency of the method it was called in")
    func dependencies() {
        final class View: UIView {
            var runs = 0
            var update: (() -> Void)?
            override func updateProperties() {
                runs += 1
                update?()
                update = nil
            }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        view.registerForTraitChanges([CrowdTrait.self]) { (view: View, _: UITraitCollection) in
            _ = view.traitCollection.look
        }
        stage.settle()
        view.update = {
            stage.scene.traitOverrides.crowd = 2
            view.updateTraitsIfNeeded()
        }
        view.setNeedsUpdateProperties()
        stage.settle()
        let runs = view.runs
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(view.runs == runs)
    }
}
