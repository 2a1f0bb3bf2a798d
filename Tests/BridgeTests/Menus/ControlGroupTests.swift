import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Notes: ObservableObject {
    @Published var isBold = false
    var all: [String] = []
}

private struct Controls: View {
    @ObservedObject var notes: Notes
    var label = false

    @ViewBuilder private var controls: some View {
        Button("Cut", systemImage: "scissors") { notes.all.append("cut") }
        Button("Copy", systemImage: "doc.on.doc") { notes.all.append("copy") }
        Toggle("Bold", systemImage: "bold", isOn: $notes.isBold)
    }

    var body: some View {
        if label {
            ControlGroup("Edit") { controls }
        } else {
            ControlGroup { controls }
        }
    }
}

/// Says which style it is, and shows the group in the style around it.
private struct NamedGroup: ControlGroupStyle {
    let name: String

    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: name)
        ControlGroup(configuration)
    }
}

private struct ColumnGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

@MainActor @Suite("Groups of controls", .serialized) struct ControlGroupTests {
    private func lines(_ stage: NavigationStage) -> [String] {
        stage.lines.map { $0.split { " │▸◂░▒".contains($0) }.joined(separator: " ") }.filter { !$0.isEmpty }
    }

    @Test("Controls of a group stand in a row, and each acts by itself")
    func row() {
        let notes = Notes()
        let stage = NavigationStage(Controls(notes: notes))
        stage.tap("Copy")
        stage.tap("Cut")
        stage.tap("Bold")
        #expect(notes.all == ["copy", "cut"] && notes.isBold)
        #expect(lines(stage).contains { $0.contains("Cut") && $0.contains("Copy") && $0.contains("Bold") })
    }

    @Test("In the menu style a group is a menu with its label, in which the controls are")
    func menu() {
        let notes = Notes()
        let stage = NavigationStage(Controls(notes: notes, label: true).controlGroupStyle(.menu))
        #expect(!stage.host.text.contains("Copy"))
        stage.tap("Edit")
        #expect(stage.host.text.contains("Copy"))
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(notes.all == ["copy"])
        #expect(!stage.host.text.contains("Copy"))
    }

    @Test("In a menu the controls of a group are in one line, by their titles or their symbols")
    func inMenu() {
        let notes = Notes()
        for style in 0..<3 {
            let group = Controls(notes: notes)
            let stage = NavigationStage(
                Menu("Open") {
                    switch style {
                    case 0: group
                    case 1: group.controlGroupStyle(.compactMenu)
                    default: group.controlGroupStyle(.palette)
                    }
                    Button("Last") {}
                }, size: CGSize(width: 320, height: 480))
            stage.tap("Open")
            let menu = lines(stage)
            #expect(menu.contains("Last"))
            #expect(style > 0 || menu.contains { $0.contains("Cut") && $0.contains("Copy") && $0.contains("Bold") })
            #expect(menu.filter { $0.contains("Cut") || $0.contains("Copy") }.count <= 1)
        }
    }

    @Test("In a menu the menu style leads to another menu")
    func menuInMenu() {
        let notes = Notes()
        let stage = NavigationStage(
            Menu("Open") { Controls(notes: notes, label: true).controlGroupStyle(.menu) })
        stage.tap("Open")
        #expect(!stage.host.text.contains("Copy"))
        stage.host.press(.keyboardReturnOrEnter)
        #expect(stage.host.text.contains("Copy"))
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(notes.all == ["copy"])
    }

    @Test("A style of one's own is given label and controls, or shows the group in the style around it")
    func ownStyles() {
        let notes = Notes()
        let column = NavigationStage(Controls(notes: notes, label: true).controlGroupStyle(ColumnGroup()))
        #expect(column.host.text.contains("Edit"))
        column.tap("Cut")
        let named = NavigationStage(
            VStack { Controls(notes: notes, label: true).controlGroupStyle(NamedGroup(name: "mine")) }
                .controlGroupStyle(ColumnGroup()))
        #expect(named.host.text.contains("mine") && named.host.text.contains("Edit"))
        named.tap("Copy")
        #expect(notes.all == ["cut", "copy"])
    }

    @Test("A group is used by the keyboard alone")
    func keyboard() {
        let notes = Notes()
        let stage = NavigationStage(Controls(notes: notes))
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardSpacebar)
        #expect(notes.all.count == 1)
    }

    @Test("In a list a group is one row")
    func listRow() {
        let notes = Notes()
        let stage = NavigationStage(
            List {
                Controls(notes: notes)
                Text("last")
            })
        stage.tap("Cut")
        #expect(notes.all == ["cut"])
        #expect(lines(stage).contains { $0.contains("Cut") && $0.contains("Copy") })
    }
}
