import DeclarativeUI
import Foundation
import Observation
import Testing

@MainActor @Suite("States of gestures", .serialized) struct GestureStateTests {
    @MainActor @Observable final class Model {
        var isShown = true
        var isDisabled = false
        var mask = GestureMask.all
        @ObservationIgnored let log = GestureLog()
        @ObservationIgnored var runs = 0
        @ObservationIgnored var shown: CGFloat = 0
    }

    private struct Dragged: View {
        let model: Model
        @GestureState private var distance: CGFloat = 0

        var body: some View {
            let (model, distance) = (model, distance)
            model.runs += 1
            model.shown = distance
            return HStack {
                if model.isShown {
                    Square()
                        .gesture(
                            DragGesture().updating($distance) { drag, distance, _ in distance = drag.translation.width }
                                .onEnded { _ in model.log("ended") }, including: model.mask
                        )
                        .disabled(model.isDisabled)
                }
            }
        }
    }

    private func drag(_ body: (Model, GestureStage) -> Void) {
        let model = Model()
        GestureStage.run(Dragged(model: model)) { stage in
            stage.down(50, 50)
            stage.move(70, 50)
            #expect(model.shown == 20)
            body(model, stage)
            #expect(model.shown == 0)
        }
    }

    @Test("A state follows a gesture, and has its initial value after the end")
    func ends() {
        drag { model, stage in
            stage.move(80, 50)
            #expect(model.shown == 30)
            stage.up(80, 50)
            #expect(model.log.take() == ["ended"])
        }
    }

    @Test("A gesture that is cancelled has its state reset, and does not end")
    func cancelled() {
        drag { model, stage in
            stage.cancel()
            #expect(model.log.take() == [])
        }
    }

    @Test("A view that goes cancels its gesture")
    func removed() {
        drag { model, stage in
            model.isShown = false
            stage.host.send(.focus(true))
            #expect(model.shown == 0)
            stage.move(90, 50)
            stage.up(90, 50)
            #expect(model.log.take() == [])
        }
    }

    @Test("A view that is disabled cancels its gesture")
    func disabled() {
        drag { model, stage in
            model.isDisabled = true
            stage.host.send(.focus(true))
            #expect(model.shown == 0)
            model.isDisabled = false
            stage.move(90, 50)
            stage.up(90, 50)
            #expect(model.log.take() == [])
        }
    }

    @Test("A mask without the gesture cancels it")
    func masked() {
        drag { model, stage in
            model.mask = .subviews
            stage.host.send(.focus(true))
            #expect(model.shown == 0)
            stage.move(90, 50)
            stage.up(90, 50)
            #expect(model.log.take() == [])
        }
    }

    @Test("A view that goes with a transition cancels its gesture at once")
    func leaves() {
        drag { model, stage in
            withAnimation(.linear(duration: 10)) { model.isShown = false }
            stage.host.send(.focus(true))
            #expect(model.shown == 0)
            stage.up(90, 50)
            #expect(model.log.take() == [])
        }
    }

    @Test("A callback alone runs no body")
    func bodies() {
        struct Quiet: View {
            let model: Model
            var body: some View {
                model.runs += 1
                return Square().gesture(DragGesture().onChanged { _ in model.log("changed") })
            }
        }
        let model = Model()
        GestureStage.run(Quiet(model: model)) { stage in
            let before = model.runs
            stage.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10))
            #expect(!model.log.take().isEmpty)
            #expect(model.runs == before)
        }
    }

    @Test("A state is reset under its transaction, which is told the last value")
    func transaction() {
        struct Animated: View {
            let model: Model
            @GestureState private var distance: CGFloat

            init(model: Model) {
                self.model = model
                _distance = GestureState(initialValue: 0) { last, transaction in
                    model.log("reset \(Int(last))")
                    transaction.animation = .linear(duration: 1)
                }
            }

            var body: some View {
                Square().opacity(distance == 0 ? 1 : 0.5)
                    .gesture(
                        DragGesture().updating($distance) { drag, distance, _ in distance = drag.translation.width }
                    )
                    .transaction { transaction in model.log(transaction.animation == nil ? "plain" : "animated") }
            }
        }
        let model = Model()
        GestureStage.run(Animated(model: model)) { stage in
            stage.down(10, 10)
            stage.move(40, 10)
            _ = model.log.take()
            stage.up(40, 10)
            #expect(model.log.take() == ["reset 30", "animated"])
        }
    }

    @Test("A gesture that is replaced by one of another type is cancelled")
    func replaced() {
        struct Changing: View {
            let model: Model
            @GestureState private var isActive = false
            var body: some View {
                let log = model.log
                model.shown = isActive ? 1 : 0
                let drag = DragGesture().updating($isActive) { _, isActive, _ in isActive = true }.map { _ in 0 }
                    .onEnded { _ in log("ended") }
                let tap = TapGesture().map { 1 }.onEnded { _ in log("tapped") }
                return Square().gesture(model.isDisabled ? AnyGesture(tap) : AnyGesture(drag))
            }
        }
        let model = Model()
        GestureStage.run(Changing(model: model)) { stage in
            stage.down(10, 10)
            stage.move(40, 10)
            #expect(model.shown == 1)
            model.isDisabled = true
            stage.host.send(.focus(true))
            #expect(model.shown == 0)
            stage.up(40, 10)
            stage.tap(10, 10)
            #expect(model.log.take() == ["tapped"])
        }
    }
}
