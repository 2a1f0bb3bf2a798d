import Foundation
import Observation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor private final class ShelfControls {
    var set: ((Int) -> Void)?
}

@Observable private final class TrackedShelf: @unchecked Sendable {
    // Used on the main actor only.
    var count = 0
    var title = ""
    var items = ["a", "b"]
}

private struct Lodger: View {
    let number: Int
    var note = ""
    @Environment(\.a) private var a
    var body: some View { Text("\(number) \(a)") }
}

private struct Housing: View {
    let controls: ShelfControls
    @State private var state = 0
    var body: some View {
        let _ = controls.set = { state = $0 }
        VStack {
            Text("")
            Lodger(number: state).environment(\.a, 7)
        }
    }
}

private struct ShelfCount: View {
    let model: TrackedShelf
    var body: some View { Text("\(model.count)") }
}

private struct ShelfList: View {
    let model: TrackedShelf
    var body: some View {
        ForEach(model.items, id: \.self) { item in Text("\(item) \(model.title)") }
    }
}

private struct WidthFrame: ViewModifier {
    let width: Int
    func body(content: Content) -> some View { content }
}

extension EvaluationRecorder {
    /// What runs in the trees of these tests, which are in no window; those of other tests may be updated along with
    /// them. `StressedReader` stands in trees written to from other threads, whose updates may come at any time.
    fileprivate var here: [Evaluation] {
        evaluations.filter {
            let place = $0.place.description
            return !place.hasPrefix("UI") && !place.contains("StressedReader")
        }
    }
}

@MainActor private func recordHere(_ action: () -> Void) -> [Evaluation] {
    let recorder = EvaluationRecorder()
    defer { recorder.stop() }
    action()
    return recorder.here
}

@MainActor @Suite(.serialized) struct EvaluationTests {
    @Test("First runs are told with their places, and nothing is told without a recorder")
    func first() {
        let controls = ShelfControls()
        let evaluations = recordHere { _ = TestHost(Housing(controls: controls)) }
        #expect(
            evaluations.map(\.description) == [
                """
                Housing: body
                  first run
                """,
                """
                Housing > VStack[1] > Lodger: body
                  first run
                """,
            ])
        _ = TestHost(Housing(controls: controls))
        #expect(evaluations.count == 2)
        #expect(!EvaluationRecorder.isRecording)
    }

    @Test("A write of state is told with its values, and what it changes below with the fields that differ")
    func state() {
        let controls = ShelfControls()
        let host = TestHost(Housing(controls: controls))
        let evaluations = recordHere {
            controls.set?(3)
            host.update()
        }
        #expect(
            evaluations.map(\.description) == [
                """
                Housing: body
                  changed: _state: 0 → 3
                """,
                """
                Housing > VStack[1] > Lodger: body
                  the value differs: number: 0 → 3
                """,
            ])
    }

    @Test("A change of the environment is told with its values and the write that set it")
    func environment() throws {
        struct Setting: View {
            let value: Int
            var body: some View { Lodger(number: 0).environment(\.a, value) }
        }
        let host = TestHost(Setting(value: 1))
        let evaluations = recordHere { host.show(Setting(value: 2)) }
        #expect(
            evaluations.map(\.description) == [
                """
                EvaluationTests.Setting: body
                  the value differs: value: 1 → 2
                """,
                """
                EvaluationTests.Setting > Lodger: body
                  changed: _a: 1 → 2
                    set: by environment of EvaluationTests.Setting, at DeclarativeUITests/EvaluationTests.swift:119
                """,
            ])
    }

    @Test("A change of something observable is told by the types of the object and its property")
    func observed() {
        let model = TrackedShelf()
        let late = TestHost(ShelfCount(model: model))
        let recorder = EvaluationRecorder()
        model.count = 1
        late.update()
        model.count = 2
        late.update()
        recorder.stop()
        #expect(
            recorder.here.map(\.causes) == [
                [.observed(object: "TrackedShelf", property: "Int")],
                [.observed(object: "TrackedShelf", property: "Int")],
            ])
        #expect(
            recorder.here.last?.description == """
                ShelfCount: body
                  observed: a property of TrackedShelf, of type Int
                """)
    }

    @Test("What a later run of a body reads first is named too, also for a recorder that came after the change")
    func observedLate() {
        struct Late: View {
            let model: TrackedShelf
            let turn: Int
            var body: some View { Text(turn == 0 ? "" : "\(model.count)") }
        }
        let model = TrackedShelf()
        let host = TestHost(Late(model: model, turn: 0))
        host.show(Late(model: model, turn: 1))
        model.count = 1
        let evaluations = recordHere { host.update() }
        #expect(evaluations.map(\.causes) == [[.observed(object: "TrackedShelf", property: "Int")]])
        host.close()
    }

    @Test(
        "Rows are told by their ids: which ran for the first time, which for what they read, which for the collection")
    func rows() {
        let model = TrackedShelf()
        let recorder = EvaluationRecorder()
        let host = TestHost(ShelfList(model: model))
        #expect(
            recorder.here.map { "\($0.place) \($0.role)" } == [
                "ShelfList body", "ShelfList[id a] row", "ShelfList[id b] row",
            ])
        let afterTitle = recordHere {
            model.title = "x"
            host.update()
        }
        #expect(
            afterTitle.map(\.causes) == [
                [.observed(object: "TrackedShelf", property: "String")],
                [.observed(object: "TrackedShelf", property: "String")],
            ])
        let afterItems = recordHere {
            model.items.append("c")
            host.update()
        }
        #expect(
            afterItems.map { "\($0.place) \($0.role) \($0.causes.first == .first)" } == [
                "ShelfList body false", "ShelfList[id a] row false", "ShelfList[id b] row false",
                "ShelfList[id c] row true",
            ])
        #expect(afterItems.dropFirst().prefix(2).allSatisfy { $0.causes == [.surroundings] })
    }

    @Test("Modifiers are told as such, with the fields that differ")
    func modifiers() {
        let host = TestHost(Text("").modifier(WidthFrame(width: 1)))
        let evaluations = recordHere { host.show(Text("").modifier(WidthFrame(width: 2))) }
        #expect(
            evaluations.map(\.description) == [
                """
                WidthFrame: modifier body
                  the value differs: width: 1 → 2
                """
            ])
    }

    @Test("Closures that differ are named, closures that are the same are not")
    func closures() {
        struct Acting: View {
            let number: Int
            let fixed: () -> Void
            let moving: () -> Void
            weak var object: TrackedShelf?
            var body: some View { Text("\(number)") }
        }
        struct Around: View {
            let number: Int
            let model: TrackedShelf
            var body: some View {
                let number = number
                Acting(number: number, fixed: {}, moving: { _ = number }, object: model)
            }
        }
        let model = TrackedShelf()
        let host = TestHost(Around(number: 1, model: model))
        let evaluations = recordHere { host.show(Around(number: 2, model: model)) }
        guard case .value(let changes)? = evaluations.last?.causes.first else {
            Issue.record("\(evaluations)")
            return
        }
        #expect(changes.map(\.description) == ["number: 1 → 2", "moving"])
    }

    @Test("Objects that publish are told by the property that observes them")
    func published() {
        final class Shop: ObservableObject { @Published var open = false }
        struct Door: View {
            @ObservedObject var shop: Shop
            var body: some View {
                let _ = Self._logChanges()
                Text("\(shop.open)")
            }
        }
        let shop = Shop()
        let host = TestHost(Door(shop: shop))
        var evaluations: [Evaluation] = []
        let lines = issues {
            evaluations = recordHere {
                shop.open = true
                host.update()
            }
        }
        #expect(evaluations.map(\.causes) == [[.property(Evaluation.Change("_shop"))]])
        #expect(lines.map(\.message) == ["EvaluationTests.Door: _shop changed."])
    }

    @Test("Closures of their own place are told by what they make")
    func contentClosures() {
        struct Measured: View {
            let shelf: TrackedShelf
            var body: some View {
                GeometryReader { _ in Text("\(shelf.count)") }
                    .transformEnvironment(\.a) { $0 = shelf.count }
            }
        }
        let shelf = TrackedShelf()
        let recorder = EvaluationRecorder()
        let host = TestHost(Measured(shelf: shelf))
        host.graph.place(in: CGSize(width: 10, height: 10))
        shelf.count = 2
        host.graph.place(in: CGSize(width: 10, height: 10))
        #expect(recorder.here.contains { $0.role == "content closure" && $0.causes == [.first] })
        let second = recorder.here.filter { $0.causes == [.observed(object: "TrackedShelf", property: "Int")] }
        #expect(Set(second.map(\.role)) == ["content closure", "transformEnvironment"])
    }

    @Test("Recorders overlap, and one that goes ends")
    func overlap() {
        let controls = ShelfControls()
        let outer = EvaluationRecorder()
        do {
            let inner = EvaluationRecorder()
            _ = TestHost(Housing(controls: controls))
            #expect(inner.here.count == 2)
        }
        _ = TestHost(Housing(controls: controls))
        #expect(outer.here.count == 4)
        outer.stop()
        _ = TestHost(Housing(controls: controls))
        #expect(outer.here.count == 4)
        #expect(!EvaluationRecorder.isRecording)
    }
}
