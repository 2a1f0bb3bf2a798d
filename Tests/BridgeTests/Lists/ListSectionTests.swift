import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Sections of lists, and loops that say what edits them")
struct ListSectionTests {
    struct Fruit: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    @Observable final class Shelf {
        var fruits = (1...4).map { Fruit(id: $0, name: "fruit \($0)") }
        var isExpanded = true
        var isSidebar = true
        var ids: [Int] { fruits.map(\.id) }
    }

    private struct Editable: View {
        @Bindable var shelf: Shelf
        var actions: EditActions<[Fruit]>

        var body: some View {
            List($shelf.fruits, editActions: actions) { $fruit in Text(fruit.name) }
        }
    }

    private func swipe(_ text: String, in stage: NavigationStage) {
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        let y = CGFloat(lines.firstIndex { $0.contains(text) } ?? 0) * 16 + 8
        stage.host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
    }

    @Test("A row of a list with edit actions is deleted from the bound collection")
    func deletes() {
        let shelf = Shelf()
        let stage = NavigationStage(Editable(shelf: shelf, actions: .all))
        swipe("fruit 2", in: stage)
        stage.tap("Delete")
        #expect(shelf.ids == [1, 3, 4])
    }

    @Test("Where a list may only move rows there is no button that deletes one")
    func onlyMoves() {
        let shelf = Shelf()
        let stage = NavigationStage(Editable(shelf: shelf, actions: .move))
        swipe("fruit 2", in: stage)
        #expect(!stage.lines.contains { $0.contains("Delete") })
    }

    @Test("A row of a loop with edit actions is moved in the bound collection, by keys")
    func moves() {
        struct Screen: View {
            @Bindable var shelf: Shelf
            var body: some View {
                List { ForEach($shelf.fruits, editActions: .move) { $fruit in Button(fruit.name) {} } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardDownArrow, modifiers: .alternate)
        #expect(shelf.ids == [2, 1, 3, 4])
    }

    private struct Sections: View {
        @Bindable var shelf: Shelf

        var body: some View {
            if shelf.isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
        }

        private var list: some View {
            List {
                Section("First", isExpanded: $shelf.isExpanded) { Text("inside") }
                Text("behind")
            }
            .transaction { $0.animation = nil }
        }
    }

    @Test("The header of a section in a sidebar shows and hides its rows")
    func collapses() {
        let shelf = Shelf()
        let stage = NavigationStage(Sections(shelf: shelf))
        #expect(stage.lines == ["First ⌄", "inside", "behind"])
        stage.tap("First")
        #expect(stage.lines == ["First ›", "behind"] && !shelf.isExpanded)
        shelf.isExpanded = true
        stage.host.wait(0)
        #expect(stage.lines == ["First ⌄", "inside", "behind"])
    }

    @Test("In other styles the rows of a section are always shown")
    func staysExpanded() {
        let shelf = Shelf()
        (shelf.isExpanded, shelf.isSidebar) = (false, false)
        #expect(NavigationStage(Sections(shelf: shelf)).lines == ["FIRST", "inside", "behind"])
    }

    private func lines(_ style: some View) -> Int {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        window.rootViewController = UIHostingController(rootView: style)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window.snapshot().svg().components(separatedBy: "fill=\"#ff383c\"").count - 1
    }

    @Test("The separators of a section are before its first and behind its last row, in their own colour")
    func sectionSeparators() {
        func list(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> some View {
            List {
                Section {
                    ForEach(0..<3) { Text("\($0)").listRowSeparatorTint(.red) }
                }
                .listSectionSeparatorTint(.red)
                .listSectionSeparator(visibility, edges: edges)
            }
            .listStyle(.plain)
        }
        #expect(lines(list(.automatic, .all)) == 3)
        #expect(lines(list(.hidden, .bottom)) == 2)
        #expect(lines(list(.visible, .all)) == 4)
    }
}
