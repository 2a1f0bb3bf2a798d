import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite struct SearchableTests {
    @MainActor private final class Search: ObservableObject {
        @Published var text = ""
        @Published var isPresented = false
        var events: [String] = []
    }

    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismiss
        let text: String

        var body: some View {
            Text("\(isSearching ? "searching" : "all") \(text)")
            Button("end") { dismiss() }
        }
    }

    private struct Screen: View {
        @ObservedObject var search: Search

        var body: some View {
            NavigationStack {
                VStack { Results(text: search.text) }
                    .navigationTitle("Title")
                    .searchable(text: $search.text, isPresented: $search.isPresented, prompt: "Find")
                    .onSubmit(of: .search) { search.events.append("submit \(search.text)") }
            }
        }
    }

    @Test("What is typed into the field is the text, Return submits it, and views know that it is in use")
    func typing() {
        let search = Search()
        let stage = NavigationStage(Screen(search: search))
        #expect(stage.lines.contains { $0.contains("Find") })
        search.isPresented = true
        _ = stage.lines
        stage.host.type("abc")
        #expect(search.text == "abc" && stage.lines.contains("searching abc"))
        stage.host.press(.keyboardReturnOrEnter)
        #expect(search.events == ["submit abc"])
        stage.tap("end")
        _ = stage.lines
        #expect(!search.isPresented && stage.lines.contains { $0.hasPrefix("all") })
    }

    @Test("A text that the program sets is shown in the field")
    func setting() {
        let search = Search()
        let stage = NavigationStage(Screen(search: search))
        _ = stage.lines
        search.text = "set"
        #expect(stage.lines.contains { $0.contains("set") && !$0.contains("all") })
    }
}
