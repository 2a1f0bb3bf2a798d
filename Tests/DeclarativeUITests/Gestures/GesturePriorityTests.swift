import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Gestures inside others", .serialized) struct GesturePriorityTests {
    private let log = GestureLog()

    private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [log] in log(name) } }
    private func drag(_ name: String) -> some Gesture { DragGesture().onEnded { [log] _ in log(name) } }

    @Test("The innermost gesture goes first, unless one around it has high priority or goes with all")
    func priorities() {
        let inner = Square().gesture(tap("inner"))
        for (view, notes) in [
            (AnyView(inner.gesture(tap("outer"))), ["inner"]),
            (AnyView(inner.highPriorityGesture(tap("outer"))), ["outer"]),
            (AnyView(inner.simultaneousGesture(tap("outer"))), ["inner", "outer"]),
        ] {
            GestureStage.run(view) { stage in
                stage.tap(50, 50)
                #expect(log.take() == notes)
            }
        }
    }

    @Test("A mask says whether the gesture counts, and those inside")
    func masks() {
        let inner = Square().gesture(tap("inner"))
        for (mask, notes) in [
            (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
        ] {
            GestureStage.run(inner.gesture(tap("outer"), including: mask)) { stage in
                stage.tap(50, 50)
                #expect(log.take() == notes)
            }
        }
        GestureStage.run(inner.highPriorityGesture(tap("outer"), isEnabled: false)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["inner"])
        }
        let button = Button("Press") { [log] in log("button") }.frame(width: 100, height: 100)
        GestureStage.run(button.gesture(tap("outer"), including: .gesture)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["outer"])
        }
    }

    @Test("A button and onTapGesture go before gestures around them, and give way to drags")
    func buttons() {
        let log = log
        let button = Button {
            log("button")
        } label: {
            Square()
        }
        for view in [AnyView(button), AnyView(Square().onTapGesture { log("button") })] {
            GestureStage.run(view.gesture(tap("outer")).gesture(drag("drag"))) { stage in
                stage.tap(50, 50)
                #expect(log.take() == ["button"])
                stage.down(50, 50)
                stage.move(65, 50)
                stage.up(65, 50)
                #expect(log.take() == ["drag"])
            }
        }
    }

    @Test("A drag that begins with the touch lets what is inside be tapped")
    func zeroDistance() {
        let log = log
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in log("drag") }
        let button = Button {
            log("button")
        } label: {
            Square()
        }
        GestureStage.run(button.gesture(drag)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["button"])
            stage.down(50, 50)
            stage.move(70, 50)
            stage.up(70, 50)
            #expect(log.take() == ["drag"])
        }
        GestureStage.run(button.highPriorityGesture(drag)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["drag"])
        }
    }

    @Test("A button shows that it is held down until a gesture takes the touch")
    func pressed() {
        struct Style: ButtonStyle {
            let log: GestureLog
            func makeBody(configuration: Configuration) -> some View {
                log("\(configuration.isPressed)")
                return configuration.label
            }
        }
        let button = Button {
        } label: {
            Square()
        }.buttonStyle(Style(log: log))
        GestureStage.run(button.gesture(drag("drag"))) { stage in
            _ = log.take()
            stage.down(50, 50)
            #expect(log.take() == ["true"])
            stage.move(65, 50)
            #expect(log.take() == ["false"])
            stage.up(65, 50)
            #expect(log.take() == ["drag"])
        }
    }

    @Test("A single tap waits for a gesture of two taps further in")
    func patience() {
        let log = log
        let inner = Square().gesture(TapGesture(count: 2).onEnded { log("twice") })
        for view in [AnyView(inner.gesture(tap("once"))), AnyView(inner.onTapGesture { log("once") })] {
            GestureStage.run(view) { stage in
                stage.tap(50, 50)
                #expect(log.take() == [])
                stage.wait(0.5)
                #expect(log.take() == ["once"])
                stage.tap(50, 50, count: 2)
                stage.wait(0.5)
                #expect(log.take() == ["twice"])
            }
        }
    }

    @Test("Of gestures that take time, the first to come about keeps the others from it")
    func time() {
        let log = log
        let view = Square().gesture(drag("drag")).onLongPressGesture { log("long") }.gesture(tap("tap"))
        GestureStage.run(view) { stage in
            stage.down(50, 50)
            stage.wait(1)
            stage.move(90, 50)
            stage.up(90, 50)
            #expect(log.take() == ["long"])
            stage.wait(1)
            stage.tap(50, 50)
            #expect(log.take() == ["tap"])
            stage.wait(1)
            stage.down(50, 50)
            stage.move(90, 50)
            stage.up(90, 50)
            #expect(log.take() == ["drag"])
        }
    }

    @Test("A disabled gesture lets those around it have the touch")
    func disabled() {
        let view = Square().gesture(tap("inner")).disabled(true).gesture(tap("outer"))
        GestureStage.run(view) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["outer"])
        }
    }
}
