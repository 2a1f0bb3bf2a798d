import DeclarativeUI
import TestSupport
import Testing
import BridgedEnvironment

/// Each callback of a view × each place that shows one, as a loop.
@MainActor @Suite("Callbacks that show what calls again", .serialized) struct LoopTableTests {
    /// How much a loop may do here: enough for each to come back a few times.
    private static let limit = 1_000

    /// All of the table, or one callback of each row, of which each has its turn.
    private func calls(_ place: LoopPlace, _ grows: Bool) -> [LoopCall] {
        if SizeOfTests.isFull { return LoopCall.allCases }
        if grows { return [.appear] }
        let row = LoopPlace.allCases.firstIndex(of: place) ?? 0
        return [LoopCall.allCases[row % LoopCall.allCases.count]]
    }

    private struct Beside: View {
        @State private var text = "not yet"
        var body: some View { Text(text).onAppear { text = "beside" } }
    }

    /// A window with the loop and, beside it, what is to be right all the same.
    private func window(_ loop: some View) -> (window: UIWindow, beside: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        let root = UIViewController()
        let controllers: [UIViewController] = [
            UIHostingController(rootView: loop), UIHostingController(rootView: Beside()),
        ]
        for (index, controller) in controllers.enumerated() {
            root.addChild(controller)
            root.view.addSubview(controller.view)
            controller.view.frame = CGRect(x: 0, y: index * 600, width: 390, height: index == 0 ? 600 : 100)
            controller.didMove(toParent: root)
        }
        window.rootViewController = root
        return (window, controllers[1].view)
    }

    @Test(
        "A view whose callback shows the next one, without end, is reported, and the rest of the screen is right",
        arguments: LoopPlace.allCases, [true, false])
    func loops(place: LoopPlace, grows: Bool) {
        // A list that grows is gone through, row by row, in each of its layouts.
        let most = (grows ? 40 : 12) * Self.limit
        for call in calls(place, grows) {
            let model = LoopModel()
            let (window, beside) = window(LoopStage(model: model, call: call, place: place, grows: grows))
            let before = UpdateWork.steps
            let found = issues {
                CycleDetector.withWorkLimit(Self.limit) {
                    window.makeKeyAndVisible()
                    window.layoutIfNeeded()
                    if call == .disappear || call == .dismantle {
                        model.called(by: model.number)
                        window.layoutIfNeeded()
                    }
                }
            }
            let steps = UpdateWork.steps - before
            model.isOver = true
            #expect(!found.isEmpty || model.number < 100, "\(call): \(model.number) shown")
            #expect(steps < most, "\(call): \(steps) steps for \(model.calls) calls")
            #expect(beside.snapshot().text().contains("beside"), "\(call)")
            window.rootViewController = nil
            // What was left to later turns.
            window.layoutIfNeeded()
            UpdateQueue.shared.flush()
        }
    }

    // MARK: Cascades

    @Test(
        "30 sheets, and 30 pages, of which each shows the next as it appears, are all there", arguments: [true, false])
    func cascade(isSheet: Bool) {
        struct Level: View {
            let level: Int
            @State private var shows = false

            var body: some View {
                Text("\(level)").onAppear { shows = level < 30 }
                    .sheet(isPresented: $shows) { AnyView(Level(level: level + 1)) }
            }
        }
        struct Pages: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").onAppear { path = [1] }
                        .navigationDestination(for: Int.self) { page in
                            Text("\(page)").onAppear { if page < 30 { path.append(page + 1) } }
                        }
                }
            }
        }
        let (window, beside) = isSheet ? window(Level(level: 1)) : window(Pages())
        let found = issues {
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        #expect(found.isEmpty)
        #expect(beside.snapshot().text().contains("beside"))
        #expect(window.snapshot().text().contains("30"))
        window.rootViewController = nil
        window.layoutIfNeeded()
    }

    @Test("A sheet that dismisses itself as it appears and is wanted again when it is gone is reported, and ends")
    func sheet() {
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Text("s").onAppear { dismiss() } }
        }
        struct Outer: View {
            let count: Count
            @State private var isOn = true

            var body: some View {
                Text("x").sheet(isPresented: $isOn) {
                    count.value += 1
                    isOn = !count.isOver
                } content: {
                    Inner()
                }
            }
        }
        let count = Count()
        let (window, beside) = window(Outer(count: count))
        let found = issues {
            CycleDetector.withWorkLimit(Self.limit) {
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
            }
        }
        #expect(found.map(\.category) == ["update-cycle"])
        #expect(count.value >= 8 && count.value < 1_000)
        #expect(beside.snapshot().text().contains("beside"))
        count.isOver = true
        window.rootViewController = nil
        window.layoutIfNeeded()
    }

    @Test("Rows that go as they appear, and come as others disappear, are reported, and end")
    func rows() {
        struct Rows: View {
            let count: Count
            @State private var rows = Array(0..<10)

            var body: some View {
                List {
                    ForEach(rows, id: \.self) { row in
                        Text("R\(row)")
                            .onAppear {
                                count.value += 1
                                rows.removeAll { $0 == row }
                            }
                            .onDisappear { if rows.count < 10 { rows.append(row + 100) } }
                    }
                }
            }
        }
        let count = Count()
        let (window, beside) = window(Rows(count: count))
        let found = issues {
            CycleDetector.withWorkLimit(Self.limit) {
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
            }
        }
        #expect(found.map(\.category) == ["update-cycle"])
        #expect(count.value < 5_000)
        #expect(beside.snapshot().text().contains("beside"))
    }

    @MainActor private final class Count {
        var value = 0
        var isOver = false
    }
}
