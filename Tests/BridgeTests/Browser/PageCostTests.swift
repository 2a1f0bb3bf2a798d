import BridgedEnvironment
import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// What common actions send to a page, and what they cost the application.
@Suite("The cost of pages", .serialized) @MainActor struct PageCostTests {
    /// What `ISTHMUS_MEASURE` says. Without it, there are fewer rows: as many bytes are sent.
    nonisolated private static let margin = ProcessInfo.processInfo.environment["ISTHMUS_MEASURE"].flatMap(Double.init)

    @Observable final class Item {
        var title: String
        init(_ number: Int) { title = "Row \(number)" }
    }

    @Observable final class Model {
        let items = (0..<(margin == nil ? 200 : 2_000)).map { Item($0) }
        var name = "Ada"
        var showsSheet = false
    }

    private struct Row: View {
        let item: Item

        var body: some View {
            HStack {
                Image(systemName: "book")
                Text(item.title)
                Spacer()
                Toggle("Read", isOn: .constant(true)).labelsHidden()
            }
        }
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(model.items.indices, id: \.self) { Row(item: model.items[$0]) }
                }
                .padding()
            }
        }
    }

    private struct Titles: View {
        let model: Model
        var body: some View { List(model.items.map(\.title), id: \.self) { Label($0, systemImage: "book") } }
    }

    private struct Name: View {
        @Bindable var model: Model

        var body: some View {
            Form {
                TextField("Name", text: $model.name)
                Text("Hello, \(model.name)")
            }
        }
    }

    private struct Sheet: View {
        @Bindable var model: Model

        var body: some View {
            List(model.items.prefix(12).map(\.title), id: \.self) { Text($0) }
                .sheet(isPresented: $model.showsSheet) {
                    VStack {
                        Text("A sheet").font(.headline)
                        Button("Done") { model.showsSheet = false }
                    }
                }
        }
    }

    private typealias Cost = (bytes: Int, milliseconds: Double)

    /// Performs an action on a screen in a page, and returns the bytes that the page is sent until nothing more is, and
    /// the milliseconds of processor time.
    ///
    /// - Parameter before: What is done before, once with the action: the first time, something may be made that stays.
    private func cost<Screen: View>(
        of screen: Screen, before: @escaping (TabStage) -> Void = { _ in }, _ action: @escaping (TabStage) -> Void
    ) throws -> Cost {
        let stage = try TabStage(UIHostingController(rootView: screen))
        defer { stage.end() }
        for step in [{ _ in }, before, action, before] {
            step(stage)
            #expect(stage.settle())
            stage.manualClock.advance(by: 1)
            #expect(stage.settle())
        }
        let sent = stage.page.receivedBytes
        let time = processorTime {
            action(stage)
            _ = stage.settle()
        }
        return (stage.page.receivedBytes - sent, time / .milliseconds(1))
    }

    /// Checks a cost. The time counts where programs are optimized and `ISTHMUS_MEASURE` says so.
    private func check(_ name: String, _ cost: Cost) {
        #expect(cost.bytes > 0 && cost.bytes < 2_000, "\(name) sends \(cost.bytes) bytes")
        guard let margin = Self.margin else { return }
        print("\(name): \(cost.bytes) bytes, \((cost.milliseconds * 100).rounded() / 100) ms")
        #expect(cost.milliseconds < 3 * margin, "\(name) takes \(cost.milliseconds) ms")
    }

    @Test("A row of 2,000 that changes is what is sent")
    func row() throws {
        let model = Model()
        check("a row of 2,000", try cost(of: Rows(model: model)) { _ in model.items[4].title += "!" })
    }

    @Test("A list that is scrolled sends the rows that come into sight")
    func scrolling() throws {
        let model = Model()
        check(
            "a list of 2,000 scrolled by 60 points",
            try cost(of: Titles(model: model)) { stage in
                stage.shown.receive(.event(.wheel(CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 300))))
            })
    }

    @Test("A letter that is typed sends the texts that it changes")
    func letter() throws {
        let model = Model()
        check(
            "a letter",
            try cost(of: Name(model: model)) { stage in
                if stage.scene.textInput != nil { return }
                for phase in [HostKey.Phase.down, .up] {
                    stage.shown.receive(.event(.key(HostKey(pressing: .keyboardTab, phase: phase))))
                }
            } _: {
                $0.shown.receive(.event(.text("a")))
            })
        #expect(model.name.hasSuffix("aa"))
    }

    @Test("A sheet that is shown sends what is in it")
    func sheet() throws {
        let model = Model()
        check(
            "a sheet",
            try cost(of: Sheet(model: model)) { _ in
                model.showsSheet = false
            } _: { _ in
                model.showsSheet = true
            })
    }

    @Test("An inspector of many rows is told of the one that changes")
    func inspected() throws {
        let model = Model()
        let stage = try TabStage(UIHostingController(rootView: Rows(model: model)))
        defer { stage.end() }
        stage.page.ask(.open)
        #expect(stage.settle())
        #expect(stage.page.inspected.count > model.items.count)
        let before = stage.page.receivedBytes
        model.items[4].title += "!"
        #expect(stage.settle())
        stage.page.ask(.mark(0))
        #expect(stage.settle())
        #expect(!stage.page.runs.isEmpty)
        #expect(stage.page.receivedBytes - before < 3_000)
    }

    @Test("Nothing is sent for a change that cannot be seen")
    func unseen() throws {
        let model = Model()
        let stage = try TabStage(UIHostingController(rootView: Rows(model: model)))
        defer { stage.end() }
        #expect(stage.settle())
        let before = stage.page.receivedBytes
        #expect(before < 25_000)
        model.items[190].title += "!"
        #expect(stage.settle())
        #expect(stage.page.receivedBytes == before, "\(stage.page.lastMessage)")
    }
}
