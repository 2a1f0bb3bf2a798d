import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Forms, and groups of views")
struct FormTests {
    struct Node: Identifiable {
        let id: String
        var children: [Node]?
    }

    @Test("A form shows its controls in sections, and each can be used")
    func form() {
        struct Screen: View {
            @State private var isOn = false
            @State private var name = "Ann"
            var body: some View {
                Form {
                    Section("Settings") {
                        Toggle("Switch", isOn: $isOn)
                        TextField("Name", text: $name)
                    }
                    LabeledContent("State", value: isOn ? "on" : "off")
                    LabeledContent("Number", value: 5, format: .number)
                }
            }
        }
        let stage = NavigationStage(Screen())
        stage.tap("Switch")
        #expect(stage.lines.contains("State on") && stage.lines.contains("Number 5") && stage.lines.contains("Ann"))
    }

    @Test("A disclosure group in a list has rows of its own, which are shown and hidden")
    func disclosure() {
        let stage = NavigationStage(
            List {
                DisclosureGroup("More") {
                    Text("one")
                    Text("two")
                }
                Text("last")
            }
            .transaction { $0.animation = nil })
        #expect(stage.lines == ["More ›", "last"])
        stage.tap("More")
        #expect(stage.lines == ["More ⌄", "one", "two", "last"])
        stage.tap("More")
        #expect(stage.lines == ["More ›", "last"])
    }

    @Test("A disclosure group outside of lists is a column, whose binding says what is shown")
    func disclosureWithBinding() {
        struct Screen: View {
            @State private var isExpanded = true
            var body: some View {
                HStack {
                    DisclosureGroup("More", isExpanded: $isExpanded) { Text("one") }
                    Button(isExpanded ? "hide" : "show") { isExpanded.toggle() }
                }
            }
        }
        let stage = NavigationStage(Screen())
        #expect(stage.lines.joined().contains("one"))
        stage.tap("hide")
        #expect(!stage.lines.joined().contains("one"))
        stage.tap("More")
        #expect(stage.lines.joined().contains("hide"))
    }

    @Test("A tree is shown level by level, each row by its own state")
    func outline() {
        let tree = [
            Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")]), Node(id: "d")]), Node(id: "e"),
        ]
        let stage = NavigationStage(List(tree, children: \.children) { Text($0.id) }.transaction { $0.animation = nil })
        #expect(stage.lines == ["a ›", "e"])
        stage.tap("a")
        #expect(stage.lines == ["a ⌄", "b ›", "d", "e"])
        stage.tap("b")
        #expect(stage.lines == ["a ⌄", "b ⌄", "c", "d", "e"])
        stage.tap("a")
        stage.tap("a")
        #expect(stage.lines == ["a ⌄", "b ›", "d", "e"])
    }

    @Test("A trait set on the scene reaches the row of a list, and a value around a form a controller in its row")
    func bridge() {
        final class Inner: UIViewController {
            var seen: [UIUserInterfaceStyle] = []
            override func viewDidLayoutSubviews() { seen.append(traitCollection.userInterfaceStyle) }
        }
        struct Represented: UIViewControllerRepresentable {
            let controller: Inner
            func makeUIViewController(context: Context) -> Inner { controller }
            func updateUIViewController(_ controller: Inner, context: Context) {}
        }
        struct Row: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let inner = Inner()
        let stage = NavigationStage(
            NavigationStack {
                VStack {
                    List { Row() }
                    Form { Represented(controller: inner).frame(height: 32) }.environment(\.colorScheme, .dark)
                }
            })
        #expect(inner.seen.last == .dark && stage.lines.contains("light"))
        stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
        #expect(stage.lines.contains { $0.contains("dark") })
    }

    @Test("Where there is nothing to show, that is said in the middle")
    func unavailable() {
        let stage = NavigationStage(ContentUnavailableView.search(text: "xyz"))
        #expect(stage.lines.contains { $0.contains("No Results for “xyz”") })
        let other = NavigationStage(
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something.")))
        #expect(other.lines.contains("Nothing") && other.lines.contains("Add something."))
    }

    @Test("A group box has its label above its views")
    func groupBox() {
        let stage = NavigationStage(GroupBox("Head") { Text("inside") })
        let words = stage.host.text.split { " ▒░\n".contains($0) }
        #expect(words == ["Head", "inside"])
    }
}
