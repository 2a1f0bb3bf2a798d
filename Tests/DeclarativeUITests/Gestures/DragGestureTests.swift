import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Drags", .serialized) struct DragGestureTests {
    private let log = GestureLog()

    private func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())) \(Int(size.height.rounded()))" }
    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())) \(Int(point.y.rounded()))" }

    @Test("A drag begins once it has gone far enough, changes with each move, and ends")
    func drag() {
        let log = log
        let drag = DragGesture().onChanged { log("changed \(text($0.translation))") }
            .onEnded { log("ended \(text($0.translation))") }
        GestureStage.run(Square().gesture(drag)) { stage in
            stage.down(50, 50)
            stage.move(56, 50)
            #expect(log.take() == [])
            stage.move(56, 58)
            stage.move(200, 58)
            #expect(log.take() == ["changed 6 8", "changed 150 8"])
            stage.up(210, 60)
            #expect(log.take() == ["ended 160 10"])
            stage.tap(50, 50)
            #expect(log.take() == [])
        }
    }

    @Test("A drag without a distance begins with the touch")
    func zero() {
        let log = log
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in log("changed") }.onEnded { _ in log("ended") }
        GestureStage.run(Square().gesture(drag)) { stage in
            stage.tap(50, 50)
            #expect(log.take() == ["changed", "ended"])
        }
    }

    @Test("A drag tells how fast it is and where it would come to rest")
    func speed() {
        let log = log
        let drag = DragGesture().onEnded {
            log("\(text($0.velocity)), \(text($0.predictedEndLocation)), \(text($0.predictedEndTranslation))")
        }
        GestureStage.run(Square().gesture(drag)) { stage in
            stage.down(10, 50)
            stage.wait(0.05)
            stage.move(20, 50)
            stage.wait(0.05)
            stage.move(30, 50)
            stage.up(30, 50)
            #expect(log.take() == ["200 0, 80 50, 70 0"])
        }
    }

    @Test("Places of a drag are in its space")
    func spaces() {
        let log = log
        func drag(_ space: CoordinateSpace) -> some Gesture {
            DragGesture(coordinateSpace: space).onEnded { log("\(text($0.startLocation)), \(text($0.location))") }
        }
        let view = VStack(spacing: 0) {
            Square().gesture(drag(.local))
            Square().gesture(drag(.named("column")))
            Square().gesture(drag(.global))
        }
        .coordinateSpace(.named("column")).padding(.leading, 10)
        GestureStage.run(view) { stage in
            for y in [50.0, 150, 250] {
                stage.down(20, y)
                stage.move(40, y)
                stage.up(40, y)
            }
            #expect(log.take() == ["10 50, 30 50", "10 150, 30 150", "20 250, 40 250"])
        }
    }

    @Test("A drag inside a scroll view goes before scrolling, and one around it after")
    func scrolling() {
        let log = log
        func drag(_ name: String) -> some Gesture { DragGesture().onEnded { _ in log(name) } }
        let view = ScrollView {
            VStack(spacing: 0) {
                Square().gesture(drag("inner"))
                Square()
                Color.blue.frame(width: 100, height: 300).onTapGesture { log("low") }
            }
        }
        .frame(width: 100, height: 200).gesture(drag("outer"))
        GestureStage.run(view) { stage in
            stage.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10))
            #expect(log.take() == ["inner"])
            stage.host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
            #expect(log.take() == [])
            stage.tap(50, 150)
            #expect(log.take() == ["low"])
            // Far enough for a drag before it is for a scroll.
            stage.down(50, 50)
            stage.move(58, 58)
            stage.move(58, 90)
            stage.up(58, 90)
            #expect(log.take() == [])
            // It cannot be scrolled that way.
            stage.host.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 10, y: 150))
            #expect(log.take() == ["outer"])
        }
    }

    @Test("A simultaneous drag goes on while what is inside scrolls")
    func simultaneousScrolling() {
        let log = log
        let view = ScrollView {
            VStack(spacing: 0) { ForEach(0..<5) { index in Square().onTapGesture { log("\(index)") } } }
        }
        .frame(width: 100, height: 200)
        .simultaneousGesture(DragGesture().onEnded { _ in log("outer") })
        GestureStage.run(view) { stage in
            stage.host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
            #expect(log.take() == ["outer"])
            stage.tap(50, 50)
            #expect(log.take() == ["1"])
        }
    }
}
