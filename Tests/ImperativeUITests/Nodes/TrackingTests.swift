import ImperativeUI
import Observation
import Testing

@Observable final class Model {
    var count = 0
    var other = 0
}

@MainActor @Suite struct TrackingTests {
    @Test("A layout that read a trait runs again when it changes, and not for other traits")
    func layoutTracking() {
        let stage = Stage()
        let view = NotingView()
        stage.root.view.addSubview(view)
        stage.settle()
        #expect(view.notes == ["layout standard"])
        stage.scene.traitOverrides.crowd = 9
        stage.settle()
        #expect(view.notes.count == 1)
        stage.scene.traitOverrides.look = .bold
        stage.settle()
        #expect(view.notes == ["layout standard", "layout bold"])
    }

    @Test("Reads of other objects' traits are not tracked")
    func otherReads() {
        let stage = Stage()
        let view = NotingView()
        let other = UIView()
        stage.root.view.addSubview(other)
        stage.root.view.addSubview(view)
        view.onLayout = { _ in _ = other.traitCollection.crowd }
        stage.settle()
        stage.scene.traitOverrides.crowd = 9
        stage.settle()
        #expect(view.notes.count == 1)
    }

    @Test("A controller's layout callbacks track the controller's and its view's traits")
    func controllerTracking() {
        final class Controller: UIViewController {
            var titles: [String] = []
            override func viewWillLayoutSubviews() {
                title = "\(traitCollection.look)"
                titles.append(title ?? "")
            }
        }
        let stage = Stage()
        let controller = Controller()
        stage.root.addChild(controller)
        stage.root.view.addSubview(controller.view)
        stage.settle()
        controller.traitOverrides.look = .bold
        stage.settle()
        #expect(controller.titles == ["standard", "bold"])
    }

    @Test("updateProperties tracks observable objects: only what was read runs it again, without a layout")
    func observation() {
        final class View: UIView {
            let model: Model
            var properties = 0
            var layouts = 0
            init(_ model: Model) {
                self.model = model
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { return nil }
            override func updateProperties() {
                properties += 1
                _ = model.count
            }
            override func layoutSubviews() { layouts += 1 }
        }
        let stage = Stage()
        let model = Model()
        let view = View(model)
        stage.root.view.addSubview(view)
        stage.settle()
        #expect(view.properties == 1)
        model.other = 1
        stage.settle()
        #expect(view.properties == 1)
        model.count = 1
        stage.settle()
        #expect(view.properties == 2)
        #expect(view.layouts == 1)
    }

    @Test("A drawing that read a trait runs again when it changes")
    func drawing() {
        final class View: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                _ = traitCollection.crowd
            }
        }
        let stage = Stage()
        let view = View()
        stage.root.view.addSubview(view)
        flushAll()
        #expect(view.draws == 1)
        stage.scene.traitOverrides.look = .bold
        flushAll()
        #expect(view.draws == 1)
        stage.scene.traitOverrides.crowd = 2
        flushAll()
        #expect(view.draws == 2)
    }

    @Test("A change of a colour trait resolves exactly the backgrounds that depend on it")
    func colours() {
        let stage = Stage()
        let themed = UIView()
        let plain = UIView()
        themed.backgroundColor = UIColor { $0.look == .bold ? .black : .white }
        plain.backgroundColor = .red
        stage.root.view.addSubview(themed)
        stage.root.view.addSubview(plain)
        flushAll()
        #expect(themed.displayedBackgroundColor == .white)
        stage.scene.traitOverrides.look = .bold
        flushAll()
        #expect(themed.displayedBackgroundColor == .black)
        #expect(plain.displayedBackgroundColor == .red)
    }

    @Test("A colour is not looked up again for a trait that does not affect colours")
    func otherTraits() {
        let stage = Stage()
        var resolved = 0
        let view = UIView()
        view.backgroundColor = UIColor {
            resolved += 1
            return $0.crowd > 1 ? .black : .white
        }
        stage.root.view.addSubview(view)
        flushAll()
        let first = resolved
        stage.scene.traitOverrides.crowd = 2
        flushAll()
        #expect(resolved == first)
    }
}
