import DeclarativeUI
import Foundation
import Testing

/// Items that are dragged over views of both worlds, and dropped there.
@MainActor @Suite("Drops on views of both worlds", .serialized) struct DropTests {
    /// The notes that views take of a drag.
    @MainActor private final class Log: NSObject, UIDropInteractionDelegate {
        var notes: [String] = []
        var accepts = true
        var operation = UIDropOperation.copy
        /// Called when items are dropped.
        var dropped: (any UIDropSession) -> Void = { _ in }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            notes.append("asked")
            return accepts
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            notes.append("entered")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            notes.append(interaction.view.map { "at \(Int(session.location(in: $0).x))" } ?? "nowhere")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            notes.append("left")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            notes.append("dropped")
            dropped(session)
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            notes.append("concluded")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            notes.append("ended")
        }
    }

    private struct Represented: UIViewRepresentable {
        let log: Log
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addInteraction(UIDropInteraction(delegate: log))
            return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// An application that items are dragged over.
    @MainActor private final class Stage {
        let application: GestureApplication

        init(_ view: some View) { application = GestureApplication(UIHostingController(rootView: view)) }

        func drag(_ phase: HostDrag.Phase = .move, _ x: Double, _ items: [NSItemProvider] = [.of("text")]) {
            application.host.send(.drag(HostDrag(phase, at: CGPoint(x: x, y: 100), items: items)))
        }

        func end() { application.host.end() }
    }

    @Test("A view is asked once, and told of a drag that enters, moves, leaves and ends")
    func interaction() {
        let log = Log()
        let stage = Stage(
            HStack(spacing: 0) {
                Color.red
                Represented(log: log)
            })
        defer { stage.end() }
        let width = stage.application.window.bounds.width
        stage.drag(.move, 10)
        #expect(log.take() == [])
        stage.drag(.move, width / 2 + 10)
        #expect(log.take() == ["asked", "entered", "at 10"])
        stage.drag(.move, width / 2 + 20)
        #expect(log.take() == ["at 20"])
        stage.drag(.move, 10)
        #expect(log.take() == ["left"])
        stage.drag(.move, width / 2 + 5)
        #expect(log.take() == ["entered", "at 5"])
        stage.drag(.drop, width / 2 + 6)
        #expect(log.take() == ["at 6", "dropped", "concluded", "ended"])
        stage.drag(.move, width / 2 + 5)
        #expect(log.take() == ["asked", "entered", "at 5"])
        stage.drag(.leave, 0)
        #expect(log.take() == ["left", "ended"])
    }

    @Test("A drop on a view that proposes none is none", arguments: [UIDropOperation.cancel, .forbidden])
    func refused(_ operation: UIDropOperation) {
        let log = Log()
        log.operation = operation
        let stage = Stage(Represented(log: log))
        defer { stage.end() }
        stage.drag(.drop, 50)
        #expect(log.take() == ["asked", "entered", "at 50", "left", "ended"])
    }

    @Test("A view that is not interested lets the one around it take the items")
    func around() {
        let log = Log()
        log.accepts = false
        var dropped = 0
        let stage = Stage(
            Represented(log: log).onDrop(of: [UTType.plainText], isTargeted: nil) { providers in
                dropped += providers.count
                return true
            })
        defer { stage.end() }
        stage.drag(.move, 50)
        stage.drag(.drop, 50)
        #expect(log.take() == ["asked"])
        #expect(dropped == 1)
    }

    @Test("onDrop takes the items of its types, at a point of its view, and says when it is the target")
    func views() {
        var notes: [String] = []
        var isTargeted = false { didSet { notes.append("\(isTargeted)") } }
        let binding = Binding {
            isTargeted
        } set: {
            isTargeted = $0
        }
        let stage = Stage(
            HStack(spacing: 0) {
                Color.red
                Color.blue.onDrop(of: [UTType.image], isTargeted: binding) { providers, point in
                    notes.append("\(providers.count) at \(Int(point.x))")
                    return true
                }
            })
        defer { stage.end() }
        let width = stage.application.window.bounds.width
        stage.drag(.move, width / 2 + 10, [.of("text")])
        #expect(notes == [])
        stage.drag(.leave, 0)
        let pictures: [NSItemProvider] = [.of("text"), .of(.png), .of(.jpeg)]
        stage.drag(.move, width / 2 + 10, pictures)
        #expect(notes == ["true"])
        stage.drag(.drop, width / 2 + 30, pictures)
        #expect(notes == ["true", "false", "2 at 30"])
    }

    @Test("A delegate decides about a drop, and what it has proposed stays until it proposes something else")
    func delegates() {
        @MainActor final class Notes { var all: [String] = [] }
        struct Rules: DropDelegate {
            let notes: Notes
            func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
            func dropEntered(info: DropInfo) { notes.all.append("entered") }
            func dropUpdated(info: DropInfo) -> DropProposal? {
                info.location.x < 100 ? DropProposal(operation: .forbidden) : nil
            }
            func dropExited(info: DropInfo) { notes.all.append("left") }
            func performDrop(info: DropInfo) -> Bool {
                notes.all.append("dropped \(info.itemProviders(for: [.text]).count)")
                return true
            }
        }
        let notes = Notes()
        let stage = Stage(Color.blue.onDrop(of: [UTType.item], delegate: Rules(notes: notes)))
        defer { stage.end() }
        stage.drag(.drop, 150)
        #expect(notes.all == ["entered", "dropped 1"])
        notes.all = []
        stage.drag(.move, 50)
        stage.drag(.drop, 150)
        #expect(notes.all == ["entered", "left"])
        notes.all = []
        stage.drag(.drop, 150, [.of(.png)])
        #expect(notes.all == [])
    }

    @Test("dropDestination gets the values of the items in order, once they are loaded", .timeLimit(.minutes(1)))
    func values() async {
        let (values, continuation) = AsyncStream.makeStream(of: ([String], CGPoint).self)
        let stage = Stage(
            Color.blue.dropDestination(for: String.self) { items, point in
                continuation.yield((items, point))
                return true
            })
        stage.drag(.drop, 40, [.of("one"), .of(.png), .of("two")])
        // No application is there while other tests run.
        stage.end()
        var all = values.makeAsyncIterator()
        let first = await all.next()
        #expect(first?.0 == ["one", "two"] && first?.1.x == 40)
    }

    @Test("A session loads the objects of all items", .timeLimit(.minutes(1)))
    func sessions() async {
        let log = Log()
        let (values, continuation) = AsyncStream.makeStream(of: [String].self)
        log.dropped = { session in
            #expect(session.canLoadObjects(ofClass: String.self) && session.items.count == 3)
            session.loadObjects(ofClass: String.self) { continuation.yield($0) }
        }
        let stage = Stage(Represented(log: log))
        stage.drag(.drop, 40, [.of("one"), .of(.png), .of("two")])
        // No application is there while other tests run.
        stage.end()
        var all = values.makeAsyncIterator()
        #expect(await all.next() == ["one", "two"])
    }

    @Test("A view that takes itself away while it is told of a drag is told no more")
    func removedMeanwhile() {
        @MainActor final class Model: ObservableObject { @Published var isThere = true }
        struct Screen: View {
            @ObservedObject var model: Model
            let notes: (String) -> Void
            var body: some View {
                if model.isThere {
                    Color.blue.dropDestination(for: String.self) { _, _ in
                        true
                    } isTargeted: {
                        notes("\($0)")
                        model.isThere = false
                    }
                }
            }
        }
        let model = Model()
        var notes: [String] = []
        let stage = Stage(Screen(model: model) { notes.append($0) })
        defer { stage.end() }
        stage.drag(.move, 50)
        stage.drag(.move, 60)
        stage.drag(.drop, 60)
        #expect(notes == ["true"])
    }
}

extension NSItemProvider {
    /// Creates a provider of a text.
    fileprivate static func of(_ text: String) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.register(text)
        return provider
    }

    /// Creates a provider of no data of a type.
    fileprivate static func of(_ type: UTType) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: type, visibility: .all) { completion in
            completion(Data(), nil)
            return nil
        }
        return provider
    }
}
