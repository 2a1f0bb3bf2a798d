import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor private final class Desk: ObservableObject {
    @Published var isOn = false
    @Published var isAllowed = true
    @Published var names = ["Ann", "Bob"]
    @Published var title = "Menu"
    var notes: [String] = []

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }
}

/// Shows a view with a menu, and what a person sees of that.
@MainActor private struct DeskStage {
    let desk = Desk()
    let stage: NavigationStage

    init<V: View>(@ViewBuilder _ view: (Desk) -> V) {
        stage = NavigationStage(view(desk), size: CGSize(width: 320, height: 640))
    }

    /// What is written in the menu, line by line; empty without one.
    var menu: [String] {
        stage.lines.filter { $0.contains("│") }.compactMap { line in
            guard let start = line.firstIndex(of: "│"), let end = line.lastIndex(of: "│"), start < end else {
                return nil
            }
            // The focus and bars for scrolling are marked as well.
            let inside = line[line.index(after: start)..<end].map { $0 == "░" ? " " : $0 }
                .filter { !"▸◂▒█!".contains($0) }
            let text = String(inside).split(separator: " ").joined(separator: " ")
            return text.hasPrefix("──") ? "-" : text
        }
    }

    func press(_ keys: UIKeyboardHIDUsage...) {
        for key in keys {
            stage.host.press(key)
            _ = stage.lines
        }
    }

    /// The row of the window in which a text is.
    func row(of text: String) -> Int? {
        stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }

    func open(_ label: String = "Menu") { stage.tap(label) }
}

@MainActor @Suite("Menus of views", .serialized) struct MenuViewTests {
    private struct Plain: View {
        @ObservedObject var desk: Desk
        var body: some View {
            Menu("Menu") {
                Button("Copy") { desk.notes.append("copy") }
                Button("Paste") { desk.notes.append("paste") }.disabled(!desk.isAllowed)
                Divider()
                Toggle("Bold", isOn: $desk.isOn)
                Section("People") {
                    ForEach(desk.names, id: \.self) { name in Button(name) { desk.notes.append(name) } }
                }
                Menu("More") { Button("Deep") { desk.notes.append("deep") } }
                Button("Delete", role: .destructive) { desk.notes.append("delete") }
            }
        }
    }

    @Test("A menu shows its buttons, toggles, sections, lines and menus; a button acts once the menu is closed")
    func contents() {
        let stage = DeskStage { Plain(desk: $0) }
        stage.open()
        #expect(
            stage.menu == ["Copy", "Paste", "-", "Bold", "-", "People", "Ann", "Bob", "-", "More ›", "Delete"])
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["paste"])
        #expect(stage.menu.isEmpty)
        stage.open()
        stage.press(.keyboardUpArrow, .keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["delete"])
    }

    @Test("A toggle is marked while it is on, and the focus starts there")
    func toggles() {
        let stage = DeskStage { Plain(desk: $0) }
        stage.open()
        stage.press(.keyboardB, .keyboardReturnOrEnter)
        #expect(stage.desk.isOn && stage.menu.isEmpty)
        stage.open()
        #expect(stage.menu.contains("✓ Bold"))
        stage.press(.keyboardReturnOrEnter)
        #expect(!stage.desk.isOn)
    }

    @Test("A menu inside of a menu is opened in place")
    func inside() {
        let stage = DeskStage { Plain(desk: $0) }
        stage.open()
        stage.press(.keyboardM, .keyboardReturnOrEnter)
        #expect(stage.menu == ["‹ More", "Deep"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["deep"])
    }

    @Test("What changes while a menu is open is shown there, with the focus where it was")
    func updates() {
        let stage = DeskStage { Plain(desk: $0) }
        stage.open()
        stage.press(.keyboardD)
        stage.desk.names = ["Cid"]
        stage.desk.isOn = true
        stage.desk.isAllowed = false
        _ = stage.stage.lines
        #expect(stage.menu.contains("✓ Bold") && stage.menu.contains("Cid") && !stage.menu.contains("Ann"))
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["delete"])
        stage.open()
        stage.press(.keyboardHome, .keyboardP, .keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["copy"])
    }

    @Test("A menu that goes while it is open is closed, one without contents is not opened")
    func leaving() {
        struct Page: View {
            @ObservedObject var desk: Desk
            var body: some View {
                if desk.isAllowed { Menu("Menu") { if !desk.names.isEmpty { Button("A") {} } } } else { Text("gone") }
            }
        }
        let stage = DeskStage { Page(desk: $0) }
        stage.open()
        #expect(stage.menu == ["A"])
        stage.desk.isAllowed = false
        _ = stage.stage.lines
        #expect(stage.menu.isEmpty)
        stage.desk.isAllowed = true
        stage.desk.names = []
        _ = stage.stage.lines
        stage.open()
        #expect(stage.menu.isEmpty)
    }

    @Test("With a primary action a tap runs that, and a press that is held down opens the menu")
    func primaryAction() {
        let stage = DeskStage { desk in
            Menu("Menu", systemImage: "star") {
                Button("A") { desk.notes.append("A") }
            } primaryAction: {
                desk.notes.append("primary")
            }
        }
        stage.open()
        #expect(stage.desk.take() == ["primary"] && stage.menu.isEmpty)
        stage.press(.keyboardTab)
        stage.stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(stage.menu == ["A"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["A"])
    }

    @Test("A disabled menu is not opened, a disabled one inside not either")
    func disabled() {
        let stage = DeskStage { _ in
            Menu("Menu") {
                Menu("Inside") { Button("A") {} }.disabled(true)
                Button("B") {}
            }
        }
        stage.open()
        stage.press(.keyboardHome, .keyboardReturnOrEnter)
        #expect(stage.menu.isEmpty)
        let other = DeskStage { _ in Menu("Menu") { Button("A") {} }.disabled(true) }
        other.stage.host.tap(at: CGPoint(x: 160, y: 320))
        #expect(other.menu.isEmpty)
    }

    @Test("Actions that do not dismiss leave the menu open and show what they changed")
    func dismissal() {
        struct Page: View {
            @ObservedObject var desk: Desk
            var body: some View {
                Menu("Menu") { Toggle("Bold", isOn: $desk.isOn).menuActionDismissBehavior(.disabled) }
            }
        }
        let stage = DeskStage { Page(desk: $0) }
        stage.open()
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.menu == ["✓ Bold"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.menu == ["Bold"])
    }

    @Test("Texts of a label are title and subtitle; other views are texts that cannot be chosen")
    func labels() {
        let stage = DeskStage { desk in
            Menu("Menu") {
                Text("Info")
                Button {
                    desk.notes.append("two")
                } label: {
                    Text("Title")
                    Text("Subtitle")
                }
                Button("Plain") { desk.notes.append("plain") }.buttonStyle(.plain)
            }
        }
        stage.open()
        #expect(stage.menu == ["Info", "Title", "Subtitle", "Plain"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["two"])
        stage.open()
        stage.press(.keyboardEnd, .keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["plain"])
    }

    @Test("A style makes a menu of its own around the menu, and an indicator is shown if wanted")
    func styles() {
        struct Framed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("[")
                    Menu(configuration)
                    Text("]")
                }
            }
        }
        let stage = DeskStage { _ in
            Menu("Menu") { Button("A") {} }.menuStyle(Framed()).menuIndicator(.visible)
        }
        #expect(stage.stage.lines.contains { $0.contains("[ Menu ▾ ]") })
        stage.open()
        #expect(stage.menu == ["A"])
    }

    // MARK: Context menus

    private struct Rows: View {
        @ObservedObject var desk: Desk
        var body: some View {
            List(desk.names, id: \.self) { name in
                Text(name).contextMenu {
                    Button("Rename") { desk.notes.append("rename \(name)") }
                    if desk.isAllowed { Button("Delete", role: .destructive) { desk.notes.append("delete \(name)") } }
                }
            }
        }
    }

    @Test("The menu of a row in a list is opened by the secondary button and by a long press anywhere in the row")
    func rows() throws {
        let stage = DeskStage { Rows(desk: $0) }
        let row = try #require(stage.row(of: "Bob"))
        let place = CGPoint(x: 300, y: Double(row) * 16 + 8)
        stage.stage.host.secondaryClick(at: place)
        #expect(stage.menu.contains("Rename") && stage.menu.contains("Delete"))
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["rename Bob"])
        stage.stage.host.send(.pointer(HostPointer(.down, at: place)))
        stage.stage.host.wait(0.6)
        stage.stage.host.send(.pointer(HostPointer(.up, at: place)))
        stage.press(.keyboardDownArrow, .keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["delete Bob"])
    }

    @Test("The keys for menus open the context menu around what has the focus; no contents, no menu")
    func keys() {
        struct Page: View {
            @ObservedObject var desk: Desk
            var body: some View {
                VStack {
                    Button("Inner") { desk.notes.append("inner") }
                }
                .contextMenu { if desk.isAllowed { Button("A") { desk.notes.append("A") } } }
            }
        }
        let stage = DeskStage { Page(desk: $0) }
        stage.press(.keyboardTab)
        stage.stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(stage.menu == ["A"])
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["A"])
        stage.desk.isAllowed = false
        _ = stage.stage.lines
        stage.stage.host.press(.keyboardF10, modifiers: .shift)
        #expect(stage.menu.isEmpty)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.desk.take() == ["inner"])
    }

    @Test("The innermost context menu counts, with a preview above it")
    func preview() throws {
        let stage = DeskStage { _ in
            VStack {
                Text("inside").contextMenu {
                    Button("In") {}
                } preview: {
                    Text("Preview")
                }
                Text("beside")
            }
            .contextMenu { Button("Out") {} }
        }
        func click(_ text: String) throws {
            let row = try #require(stage.row(of: text))
            stage.stage.host.secondaryClick(at: CGPoint(x: 160, y: Double(row) * 16 + 8))
        }
        try click("inside")
        #expect(stage.menu.first == "Preview" && stage.menu.last == "In")
        stage.press(.keyboardEscape)
        try click("beside")
        #expect(stage.menu == ["Out"])
    }
}
