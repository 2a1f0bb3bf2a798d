import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Suggestions of searches", .serialized) struct SearchSuggestionTests {
    @MainActor private final class Search: ObservableObject {
        @Published var text = ""
        @Published var pressed = 0
    }

    private struct Screen: View {
        @ObservedObject var search: Search
        private let names = ["Apple", "Apricot", "Banana"]

        var body: some View {
            NavigationStack {
                Text("found \(search.text)")
                    .navigationTitle("Fruit")
                    .searchable(text: $search.text)
                    .searchSuggestions {
                        ForEach(names.filter { search.text.isEmpty || $0.hasPrefix(search.text) }, id: \.self) { name in
                            Text("a \(name)").searchCompletion(name)
                        }
                        if search.text == "B" { Button("Other") { search.pressed += 1 } }
                    }
            }
        }
    }

    private func begin() -> (Search, NavigationStage) {
        let search = Search()
        let stage = NavigationStage(Screen(search: search), size: CGSize(width: 320, height: 256))
        _ = stage.lines
        stage.host.click("Search")
        return (search, stage)
    }

    private func suggested(_ stage: NavigationStage) -> [String] {
        stage.lines.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "▸◂ ")) }
            .filter { $0.hasPrefix("a ") || $0 == "Other" }
    }

    @Test("Suggestions are in place of the contents while the field is used, and follow the text")
    func following() {
        let (search, stage) = begin()
        #expect(suggested(stage) == ["a Apple", "a Apricot", "a Banana"])
        stage.host.type("Ap")
        #expect(search.text == "Ap" && suggested(stage) == ["a Apple", "a Apricot"])
        #expect(!stage.lines.contains { $0.hasPrefix("found") })
        stage.host.type("x")
        #expect(suggested(stage).isEmpty && stage.lines.contains("found Apx"))
    }

    @Test("The arrow keys lead to a suggestion, and Return makes it the text")
    func keys() {
        let (search, stage) = begin()
        stage.host.type("A")
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(search.text == "Apricot" && suggested(stage).isEmpty && stage.lines.contains("found Apricot"))
        stage.host.press(.keyboardEscape)
        #expect(search.text.isEmpty)
    }

    @Test("A pointer chooses a suggestion, and other views do what they do")
    func pointer() {
        let (search, stage) = begin()
        stage.host.type("B")
        #expect(suggested(stage) == ["a Banana", "Other"])
        stage.tap("Other")
        _ = stage.lines
        #expect(search.pressed == 1 && search.text == "B")
        let row =
            stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("a Banana") } ?? 0
        stage.host.tap(at: CGPoint(x: 60, y: CGFloat(row) * 16 + 8))
        #expect(search.text == "Banana" && suggested(stage).isEmpty)
    }
}
