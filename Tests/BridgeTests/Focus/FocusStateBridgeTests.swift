import DeclarativeUI
import Foundation
import Testing

/// Focus states of views outside of the controllers in which the focused views are.
@MainActor @Suite("Focus states across boundaries", .serialized) struct FocusStateBridgeTests {
    private enum Place: CaseIterable { case stack, list, tab, represented }

    @MainActor private final class Notes {
        var focus: Int?
        var text = ""
        var move: (Int?) -> Void = { _ in }
    }

    private struct Wrapped<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
            UIHostingController(rootView: content)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
            controller.rootView = content
        }
    }

    private struct FormView: View {
        let place: Place
        let notes: Notes
        @State private var texts = ["", ""]
        @FocusState private var focus: Int?

        var body: some View {
            notes.focus = focus
            notes.text = texts.joined(separator: "|")
            notes.move = { focus = $0 }
            return Group {
                switch place {
                case .stack: NavigationStack { fields }
                case .list: NavigationStack { List { fields } }
                case .tab: TabView { fields.tabItem { Text("Tab") } }
                case .represented: Wrapped(content: fields)
                }
            }
        }

        private var fields: some View {
            VStack {
                TextField("First", text: $texts[0]).focused($focus, equals: 0)
                TextField("Second", text: $texts[1]).focused($focus, equals: 1)
            }
            .onAppear { focus = 1 }
        }
    }

    private struct Root: View {
        let place: Place
        let notes: Notes
        let inSheet: Bool
        @State private var isOpen = false

        var body: some View {
            if inSheet {
                Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { FormView(place: place, notes: notes) }
            } else {
                FormView(place: place, notes: notes)
            }
        }
    }

    private struct FocusApp: App {
        static var root: Root!
        var body: some Scene { WindowGroup { Self.root } }
    }

    @Test(
        "A state that is set when the views appear, and later, moves the focus to the view", arguments: Place.allCases)
    private func moves(_ place: Place) {
        for inSheet in [false, true] {
            let notes = Notes()
            FocusApp.root = Root(place: place, notes: notes, inSheet: inSheet)
            let host = HeadlessHost.launch(FocusApp.self)
            if inSheet {
                host.press(.keyboardTab)
                host.press(.keyboardReturnOrEnter)
            }
            #expect(notes.focus == 1)
            host.type("soup")
            #expect(notes.text == "|soup")
            notes.move(0)
            host.wait(0)
            host.type("pie")
            #expect(notes.text == "pie|soup" && notes.focus == 0)
            notes.move(5)
            host.wait(0)
            #expect(notes.focus == nil)
            host.end()
        }
    }
}
