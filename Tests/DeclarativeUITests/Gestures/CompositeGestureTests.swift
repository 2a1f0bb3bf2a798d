import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Gestures made of others", .serialized) struct CompositeGestureTests {
    private let log = GestureLog()

    @Test("Of two exclusive gestures the second comes about once the first has failed")
    func exclusive() {
        let log = log
        let gesture = TapGesture(count: 2).onEnded { log("twice") }
            .exclusively(before: TapGesture().onEnded { log("once") })
            .onEnded { value in
                switch value {
                case .first: log("first")
                case .second: log("second")
                }
            }
        GestureStage.run(Square().gesture(gesture)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == [])
            stage.wait(0.5)
            #expect(log.take() == ["once", "second"])
            stage.tap(50, 50, count: 2)
            stage.wait(0.5)
            #expect(log.take() == ["twice", "first"])
        }
    }

    @Test("A press and then a drag tell their values in turn")
    func sequence() {
        let log = log
        let gesture = LongPressGesture().onEnded { _ in log("long") }
            .sequenced(before: DragGesture(minimumDistance: 5))
            .onChanged { value in
                switch value {
                case .first(let isPressing): log("pressing \(isPressing)")
                case .second(_, nil): log("waiting")
                case .second(_, let drag?): log("drag \(Int(drag.translation.width))")
                }
            }
            .onEnded { value in
                if case .second(true, let drag?) = value { log("end \(Int(drag.translation.width))") }
            }
        GestureStage.run(Square().gesture(gesture)) { stage in
            stage.down(50, 50)
            stage.wait(0.6)
            stage.move(52, 50)
            stage.move(70, 50)
            stage.up(70, 50)
            #expect(log.take() == ["pressing true", "long", "waiting", "drag 20", "end 20"])
            stage.down(50, 50)
            stage.move(80, 50)
            stage.up(80, 50)
            #expect(log.take() == ["pressing true"])
            stage.down(50, 50)
            stage.wait(0.6)
            stage.up(50, 50)
            #expect(log.take() == ["pressing true", "long", "waiting"])
        }
    }

    @Test("A tap and then a drag need two touches")
    func touches() {
        let log = log
        let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { _ in log("end") }
        GestureStage.run(Square().gesture(gesture)) { stage in
            stage.tap(50, 50)
            stage.down(50, 50)
            stage.move(80, 50)
            stage.up(80, 50)
            #expect(log.take() == ["end"])
            stage.wait(1)
            stage.tap(50, 50)
            stage.wait(1)
            stage.down(50, 50)
            stage.move(80, 50)
            stage.up(80, 50)
            #expect(log.take() == [])
        }
    }

    @Test("Simultaneous gestures go on each for itself, and have ended when both have")
    func simultaneous() {
        let log = log
        let gesture = LongPressGesture().onEnded { _ in log("long") }
            .simultaneously(with: DragGesture().onEnded { _ in log("drag") })
            .onEnded { log("both \($0.first != nil) \($0.second != nil)") }
        GestureStage.run(Square().gesture(gesture)) { stage in
            stage.down(50, 50)
            stage.wait(1)
            stage.move(80, 50)
            stage.up(80, 50)
            #expect(log.take() == ["long", "drag", "both true true"])
            stage.down(50, 50)
            stage.move(80, 50)
            stage.up(80, 50)
            #expect(log.take() == ["drag", "both false true"])
        }
    }
}
