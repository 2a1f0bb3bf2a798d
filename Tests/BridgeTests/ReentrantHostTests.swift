import DeclarativeUI
import Observation
import TestSupport
import Testing
import BridgedEnvironment

/// Hosts and represented views whose lives end, or whose trees change, inside their own callbacks.
@MainActor @Suite struct ReentrantHostTests {
    @MainActor private final class Stage {
        let window = UIWindow()
        var host: UIView?
        var dismantled = 0
        var leavesWhenMade = false
        var leavesWhenUpdated = false
        let lives = LifetimeTracker()

        init() { window.makeKeyAndVisible() }

        func show<V: View>(_ view: V) {
            let host = _UIHostingView(rootView: view)
            host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            self.host = host
            lives.track(host, "host")
            lives.track(host.viewGraph, "graph")
            window.addSubview(host)
        }

        func leave() {
            host?.removeFromSuperview()
            host = nil
        }
    }

    private struct Slot: UIViewRepresentable {
        let stage: Stage
        let step: Int
        func makeCoordinator() -> Stage { stage }
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            stage.lives.track(view, "represented view")
            if stage.leavesWhenMade { stage.leave() }
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {
            if stage.leavesWhenUpdated { stage.leave() }
        }
        static func dismantleUIView(_ uiView: UIView, coordinator: Stage) { coordinator.dismantled += 1 }
    }

    private struct Stepping: View {
        let stage: Stage
        let model: Model
        let isMadeLate: Bool

        var body: some View {
            VStack {
                if !isMadeLate || model.value > 0 { Slot(stage: stage, step: model.value) }
            }
        }
    }

    @Test("A host may be let go while a view it shows is made or updated", arguments: [true, false])
    func hostGoesInsideUpdate(whenMade: Bool) {
        let stage = Stage()
        let model = Model()
        stage.show(Stepping(stage: stage, model: model, isMadeLate: whenMade))
        // Drawn too, so that nothing but the stage keeps the host.
        UpdateQueue.shared.flush()
        stage.leavesWhenMade = whenMade
        stage.leavesWhenUpdated = !whenMade
        model.value = 1
        UpdateQueue.shared.flush()
        #expect(stage.dismantled == 1)
        #expect(stage.lives.alive.isEmpty)
        #expect(stage.window.subviews.isEmpty)
    }

    @Test("A host may be let go while its views are told that values change")
    func hostGoesInsideAction() {
        let stage = Stage()
        let model = Model()
        var count = 0
        stage.show(
            Watching(model: model) {
                count += 1
                stage.leave()
            })
        UpdateQueue.shared.flush()
        model.value = 1
        UpdateQueue.shared.flush()
        #expect(count > 0)
        #expect(stage.lives.alive.isEmpty)
    }

    private struct Watching: View {
        let model: Model
        let act: () -> Void

        var body: some View {
            VStack {
                Color.red.onChange(of: model.value, act)
                Color.red.onChange(of: model.value, act)
            }
        }
    }

    private struct Leaving: View {
        let stage: Stage
        let model: Model

        var body: some View {
            let value = model.value
            let _ = value > 0 ? stage.leave() : ()
            VStack {
                if value > 0 { Slot(stage: stage, step: value) }
            }
        }
    }

    @Test("Of a body that lets its own host go, nothing is made, and nothing is kept")
    func hostGoesInsideBody() {
        let stage = Stage()
        let model = Model()
        stage.show(Leaving(stage: stage, model: model))
        UpdateQueue.shared.flush()
        model.value = 1
        UpdateQueue.shared.flush()
        #expect(stage.host == nil && stage.dismantled == 0)
        #expect(stage.lives.alive.isEmpty)
    }

    @Observable @MainActor fileprivate final class Model {
        var branch = false
        var value = 0
        @ObservationIgnored var shown = -1
        @ObservationIgnored var whenDismantled: (() -> Void)?
    }

    private struct Ending: UIViewRepresentable {
        let model: Model
        func makeCoordinator() -> Model { model }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        static func dismantleUIView(_ uiView: UIView, coordinator: Model) { coordinator.whenDismantled?() }
    }

    private struct Reader: View {
        let value: Int
        let model: Model
        var body: some View {
            model.shown = value
            return Color.clear
        }
    }

    private struct Root: View {
        let model: Model
        var body: some View {
            let value = model.value
            VStack {
                if model.branch { Ending(model: model) } else { Ending(model: model) }
                Reader(value: value, model: model)
            }
        }
    }

    @Test("A change that is forced in while views are taken out reaches what comes after them")
    func updateForcedWhileTakenOut() {
        let stage = Stage()
        let model = Model()
        stage.show(Root(model: model))
        stage.window.layoutIfNeeded()
        #expect(model.shown == 0)
        model.whenDismantled = {
            model.value = 1
            stage.window.layoutIfNeeded()
        }
        model.branch = true
        stage.window.layoutIfNeeded()
        #expect(model.shown == 1)
    }

    private final class LeavingView: UIView {
        var left: ((LeavingView) -> Void)?
        override func didMoveToWindow() { if window == nil { left?(self) } }
    }

    private struct Content: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test("A represented view that is taken out can have what was around it put into it")
    func turnedInsideOut() {
        let stage = Stage()
        let model = Model()
        let leaving = LeavingView()
        struct Root: View {
            let model: Model
            let view: UIView
            var body: some View { if !model.branch { Content(view: view) } }
        }
        stage.show(Root(model: model, view: leaving))
        stage.window.layoutIfNeeded()
        leaving.left = { view in
            view.left = nil
            if let host = stage.host { view.addSubview(host) }
        }
        model.branch = true
        stage.window.layoutIfNeeded()
        #expect(stage.host?.superview === leaving)
        stage.window.traitOverrides.userInterfaceStyle = .dark
        stage.window.addSubview(leaving)
        stage.window.layoutIfNeeded()
        #expect(stage.host?.traitCollection.userInterfaceStyle == .dark)
    }
}
