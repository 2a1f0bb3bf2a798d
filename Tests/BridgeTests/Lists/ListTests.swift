import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Lists")
struct ListTests {
    struct Fruit: Identifiable, Equatable {
        let id: Int
        var name: String { "fruit \(id)" }
    }

    @Observable final class Shelf {
        var fruits = (1...4).map { Fruit(id: $0) }
        var many: Set<Int> = []
        var one: Int?
        var log: [String] = []
    }

    // MARK: Rows and sections

    @Test("Each view of a loop, a section and a group is a row; headers and footers stand around the rows")
    func rows() {
        let stage = NavigationStage(
            List {
                Section("Head") { ForEach(1..<3) { Text("row \($0)") } }
                Group {
                    Text("loose")
                    Text("other")
                }
                Section {
                    Text("last")
                } footer: {
                    Text("foot")
                }
            })
        #expect(stage.lines == ["HEAD", "row 1", "row 2", "loose", "other", "last", "foot"])
    }

    @Test("A view with a body that has several views is several rows, and keeps its state")
    func severalRows() {
        struct Pair: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                Button("add") { count += 1 }
            }
        }
        let stage = NavigationStage(List { Pair() })
        stage.tap("add")
        stage.tap("add")
        #expect(stage.lines == ["count 2", "add"])
    }

    @Test("Modifiers of a loop apply to each row, inside of what the list has around it")
    func modifiers() {
        let stage = NavigationStage(
            List { ForEach(1..<3) { Text("\($0)") }.padding(.leading, 32).environment(\.textCase, .uppercase) })
        #expect(stage.host.text.contains("        1") && stage.lines == ["1", "2"])
    }

    @Test("A list costs what is seen of it")
    func laziness() {
        var made = 0
        let stage = NavigationStage(
            List(0..<100_000) { number in
                let _ = made += 1
                Text("row \(number)")
            })
        #expect(stage.lines.first?.hasPrefix("row 0") == true && made < 60)
        let before = made
        stage.host.send(.wheel(CGVector(dx: 0, dy: 32), at: CGPoint(x: 50, y: 50)))
        #expect(stage.lines.first?.hasPrefix("row 2") == true && made - before < 20)
    }

    @Test("Rows in a grid are whole rows of characters, whatever their insets")
    func wholeRows() {
        let stage = NavigationStage(
            List {
                Text("a").listRowInsets(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
                Text("b")
            })
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.contains { $0.hasPrefix("  a") } && stage.lines == ["a", "b"])
    }

    @Test("The headers of a plain list stay in sight, those of a grouped one do not")
    func pinnedHeaders() {
        for (style, isPinned) in [(true, true), (false, false)] {
            let list = List { Section("head") { ForEach(0..<50) { Text("row \($0)") } } }
            let stage =
                style ? NavigationStage(list.listStyle(.plain)) : NavigationStage(list.listStyle(.insetGrouped))
            stage.host.send(.wheel(CGVector(dx: 0, dy: 160), at: CGPoint(x: 50, y: 50)))
            #expect(stage.lines.contains { $0.lowercased() == "head" } == isPinned)
        }
    }

    @Test("A row knows again that it is the last of its section when the one after it has gone")
    func positions() {
        let shelf = Shelf()
        struct Screen: View {
            let shelf: Shelf
            var body: some View { List { Section { ForEach(shelf.fruits) { Text($0.name) } } } }
        }
        let controller = UIHostingController(rootView: Screen(shelf: shelf))
        controller.view.frame.size = CGSize(width: 320, height: 400)
        let before = controller.view.snapshot(medium: .vector).svg()
        shelf.fruits.removeLast()
        let after = controller.view.snapshot(medium: .vector).svg()
        shelf.fruits.append(Fruit(id: 4))
        #expect(before != after && controller.view.snapshot(medium: .vector).svg() == before)
    }

    // MARK: Presses

    @Test("A press anywhere in a row does what the first button in it does")
    func rowPress() {
        let shelf = Shelf()
        let stage = NavigationStage(List { Button("press") { shelf.log.append("pressed") } })
        stage.host.tap(at: CGPoint(x: 250, y: 8))
        #expect(shelf.log == ["pressed"])
    }

    @Test("A link fills its row, with a mark, and leads on when the row is pressed")
    func links() {
        let stage = NavigationStage(
            NavigationStack {
                List { NavigationLink("go", value: 1) }.navigationDestination(for: Int.self) { Text("page \($0)") }
            })
        #expect(stage.lines.contains("go ›"))
        stage.tap("go")
        #expect(stage.lines.contains("page 1"))
    }

    // MARK: Selection

    @Test("A press selects one row by the ID of its element, or by its tag")
    func selection() {
        struct Screen: View {
            @Bindable var shelf: Shelf
            var body: some View {
                List(selection: $shelf.one) {
                    ForEach(shelf.fruits) { Text($0.name) }
                    Text("tagged").tag(9)
                    Text("nothing")
                    Text("never").tag(8).selectionDisabled()
                }
            }
        }
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        stage.tap("fruit 3")
        #expect(shelf.one == 3)
        stage.tap("tagged")
        #expect(shelf.one == 9)
        for name in ["nothing", "never"] { _ = issues { stage.tap(name) } }
        #expect(shelf.one == 9)
    }

    @Test("A set of values is one value when a row is pressed, and gains and loses values in edit mode")
    func manySelected() {
        struct Screen: View {
            @Bindable var shelf: Shelf
            @State private var mode = EditMode.inactive
            var body: some View {
                VStack(spacing: 0) {
                    EditButton()
                    List(shelf.fruits, selection: $shelf.many) { Text($0.name) }
                }
                .environment(\.editMode, $mode)
                .transaction { $0.animation = nil }
            }
        }
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        stage.tap("fruit 1")
        stage.tap("fruit 2")
        #expect(shelf.many == [2])
        stage.tap("Edit")
        stage.tap("fruit 1")
        stage.tap("fruit 2")
        stage.tap("fruit 4")
        #expect(shelf.many == [1, 4])
        let marks = stage.lines.dropFirst().compactMap { line in line.first { "◉○".contains($0) } }
        #expect(String(marks) == "◉○○◉")
    }

    @Test("With the keyboard alone the focus moves from row to row, and rows are selected")
    func keyboard() {
        struct Screen: View {
            @Bindable var shelf: Shelf
            var body: some View { List(shelf.fruits, selection: $shelf.one) { Text($0.name) } }
        }
        let shelf = Shelf()
        let stage = NavigationStage(Screen(shelf: shelf))
        for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardDownArrow, .keyboardUpArrow] {
            stage.host.press(key)
        }
        stage.host.press(.keyboardReturnOrEnter)
        #expect(shelf.one == 2)
    }
}
