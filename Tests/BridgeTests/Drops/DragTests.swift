import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// Drags that begin in the application.
@MainActor @Suite("Drags of views", .serialized) struct DragTests {
    @MainActor private final class Model {
        var notes: [String] = []
        var made = 0
    }

    private func stage(_ view: some View) -> NavigationStage {
        NavigationStage(view, size: CGSize(width: 320, height: 192))
    }

    /// Presses at a point, waits until the view is lifted, and moves to another.
    private func lift(_ stage: NavigationStage, from start: CGPoint, to end: CGPoint, after seconds: Double = 0.6) {
        stage.host.send(.pointer(HostPointer(.down, at: start)))
        stage.host.wait(seconds)
        for step in 1...4 {
            let part = Double(step) / 4
            stage.host.send(
                .pointer(
                    HostPointer(
                        .move,
                        at: CGPoint(
                            x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))))
        }
    }

    private func release(_ stage: NavigationStage, at point: CGPoint) {
        stage.host.send(.pointer(HostPointer(.up, at: point)))
    }

    private func halves(_ model: Model) -> some View {
        HStack(spacing: 0) {
            Text("source").frame(maxWidth: .infinity, maxHeight: .infinity)
                .onDrag {
                    model.made += 1
                    return NSItemProvider(object: "soup" as NSString)
                } preview: {
                    Text("lifted")
                }
            Color.blue.onDrop(of: [UTType.plainText], isTargeted: nil) { providers, point in
                model.notes.append("\(providers.count) at \(Int(point.x))")
                return true
            }
        }
    }

    private let start = CGPoint(x: 80, y: 96)
    private let end = CGPoint(x: 260, y: 120)

    @Test("A view that is held is lifted, follows the touch with its preview, and is dropped")
    func dropped() {
        let model = Model()
        let stage = stage(halves(model))
        lift(stage, from: start, to: end)
        #expect(model.made == 1 && stage.host.text.contains("lifted"))
        release(stage, at: end)
        #expect(model.notes == ["1 at 100"])
        #expect(!stage.host.text.contains("lifted"))
    }

    @Test("A touch that moves at once lifts nothing, and a drop where nothing takes it is none")
    func none() {
        let model = Model()
        let stage = stage(halves(model))
        lift(stage, from: start, to: end, after: 0)
        release(stage, at: end)
        #expect(model.made == 0 && model.notes == [])
        lift(stage, from: start, to: CGPoint(x: 100, y: 100))
        release(stage, at: CGPoint(x: 100, y: 100))
        #expect(model.made == 1 && model.notes == [] && !stage.host.text.contains("lifted"))
    }

    @Test("A value that is dragged arrives at a destination of its type", .timeLimit(.minutes(1)))
    func value() async {
        let (values, continuation) = AsyncStream.makeStream(of: [String].self)
        let stage = stage(
            HStack(spacing: 0) {
                Text("source").frame(maxWidth: .infinity, maxHeight: .infinity).draggable("pie")
                Color.blue.dropDestination(for: String.self) { texts, _ in
                    continuation.yield(texts)
                    return true
                }
            })
        lift(stage, from: start, to: end)
        release(stage, at: end)
        // No application is there while other tests run.
        stage.host.end()
        var all = values.makeAsyncIterator()
        #expect(await all.next() == ["pie"])
    }
}
