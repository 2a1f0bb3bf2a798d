import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Gestures of taps and presses", .serialized) struct TapGestureTests {
    private let log = GestureLog()

    @Test("A tap ends when the touch goes up near where it came down")
    func tap() {
        let log = log
        GestureStage.run(Square().gesture(TapGesture().onEnded { log("tap") })) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["tap"])
            stage.down(50, 50)
            stage.move(60, 50)
            stage.up(60, 50)
            #expect(log.take() == ["tap"])
            stage.down(50, 50)
            stage.move(90, 50)
            stage.up(50, 50)
            stage.tap(200, 200)
            #expect(log.take() == [])
        }
    }

    @Test("Where there is no gesture, what is around it and inside of it goes on as if none had been added")
    func optional() {
        let log = log
        func view(_ gesture: TapGesture?) -> some View {
            ZStack {
                Square().gesture(TapGesture().onEnded { log("below") })
                Square().gesture(gesture)
                    .highPriorityGesture(gesture.map { $0.onEnded { log("tap") } })
                    .gesture((nil as TapGesture?).exclusively(before: TapGesture().onEnded { log("instead") }))
            }
        }
        GestureStage.run(view(nil)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["instead"])
        }
        GestureStage.run(view(TapGesture())) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["tap"])
        }
        let around = Square().gesture(TapGesture().onEnded { log("in") }).gesture(nil as TapGesture?)
        GestureStage.run(around) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["in"])
        }
    }

    @Test("A gesture of two taps ends with the second one, if that comes in time")
    func count() {
        let log = log
        GestureStage.run(Square().gesture(TapGesture(count: 2).onEnded { log("twice") })) { stage in
            stage.tap(50, 50)
            stage.wait(0.5)
            stage.tap(50, 50)
            #expect(log.take() == [])
            stage.tap(50, 50)
            #expect(log.take() == ["twice"])
            stage.wait(1)
            stage.tap(50, 50, count: 4)
            #expect(log.take() == ["twice", "twice"])
        }
    }

    @Test("A tap tells where it was in its space")
    func place() {
        let log = log
        func gesture(_ space: CoordinateSpace) -> some Gesture {
            SpatialTapGesture(coordinateSpace: space).onEnded { log("\(Int($0.location.x)) \(Int($0.location.y))") }
        }
        let view = VStack(spacing: 0) {
            Square().gesture(gesture(.local))
            Square().gesture(gesture(.named("row")))
            Square().scaleEffect(2, anchor: .topLeading).gesture(gesture(.local))
        }
        .coordinateSpace(.named("row"))
        .padding(.leading, 20)
        GestureStage.run(view) { stage in
            stage.tap(30, 10)
            stage.tap(30, 110)
            #expect(log.take() == ["10 10", "10 110"])
        }
    }

    @Test("The place in a view is that before effects around it")
    func transformed() {
        let log = log
        let tap = SpatialTapGesture().onEnded { log("\(Int($0.location.x)) \(Int($0.location.y))") }
        GestureStage.run(Square().gesture(tap).scaleEffect(2, anchor: .topLeading)) { stage in
            stage.tap(150, 60)
            #expect(log.take() == ["75 30"])
        }
    }

    @Test("A press is long after its duration, while it is held")
    func longPress() {
        let log = log
        let press = LongPressGesture().onChanged { log("changed \($0)") }.onEnded { log("ended \($0)") }
        GestureStage.run(Square().gesture(press)) { stage in
            stage.down(50, 50)
            #expect(log.take() == ["changed true"])
            stage.wait(0.4)
            #expect(log.take() == [])
            stage.wait(0.2)
            #expect(log.take() == ["ended true"])
            stage.up(50, 50)
            #expect(log.take() == [])
            stage.tap(50, 50)
            stage.wait(1)
            #expect(log.take() == ["changed true"])
        }
    }

    @Test("A press that moves too far is none")
    func moved() {
        let log = log
        GestureStage.run(Square().gesture(LongPressGesture(maximumDistance: 5).onEnded { _ in log("ended") })) {
            stage in
            stage.down(50, 50)
            stage.move(56, 50)
            stage.wait(1)
            stage.up(50, 50)
            #expect(log.take() == [])
        }
    }

    @Test("A view is told that it is held, and once that it is no longer, before a long press acts")
    func pressing() {
        let log = log
        let view = Square().onLongPressGesture {
            log("long")
        } onPressingChanged: {
            log("\($0)")
        }
        GestureStage.run(view) { stage in
            stage.down(50, 50)
            stage.wait(1)
            #expect(log.take() == ["true", "false", "long"])
            stage.up(50, 50)
            stage.tap(50, 50)
            #expect(log.take() == ["true", "false"])
            stage.down(50, 50)
            stage.cancel()
            #expect(log.take() == ["true", "false"])
        }
        GestureStage.run(Square().onLongPressGesture(pressing: { log("\($0)") }, perform: { log("long") })) { stage in
            stage.down(50, 50)
            stage.wait(1)
            stage.up(50, 50)
            #expect(log.take() == ["true", "false", "long"])
        }
    }

    @Test("A gesture of one's own is what its body is")
    func own() {
        struct Twice: Gesture {
            let action: () -> Void
            var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
        }
        let log = log
        GestureStage.run(Square().gesture(Twice { log("twice") }.onEnded { log("also") })) { stage in
            stage.tap(50, 50, count: 2)
            #expect(log.take() == ["twice", "also"])
        }
    }

    @Test("A gesture of any type is what it was made of, and tells what is made of that")
    func erased() {
        let log = log
        let gesture = AnyGesture(SpatialTapGesture().map { Int($0.location.x) }).onEnded { log("\($0)") }
        GestureStage.run(Square().gesture(gesture)) { stage in
            stage.tap(30, 50)
            #expect(log.take() == ["30"])
        }
    }

    @Test("Whole taps from a test reach gestures too")
    func wholeTaps() {
        let log = log
        let controller = UIHostingController(
            rootView: Square().gesture(TapGesture(count: 2).onEnded { log("twice") })
                .gesture(TapGesture().onEnded { log("once") }))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(controller.view.tap(at: CGPoint(x: 50, y: 50)))
        #expect(log.take() == ["once"])
        #expect(controller.view.tap(at: CGPoint(x: 50, y: 50), count: 2))
        #expect(log.take() == ["twice"])
    }
}
