import DeclarativeUI
import Foundation
import Testing

/// Commands of a program, in its windows.
@MainActor @Suite("Commands of programs", .serialized) struct CommandsTests {
    @MainActor private final class Log {
        static var notes: [String] = []
    }

    private struct NoteCommands: Commands {
        @FocusedValue(\.draft) private var draft

        var body: some Commands {
            CommandMenu("Notes") {
                Button("Archive") { Log.notes.append("archive") }.keyboardShortcut("e")
                Button("Send") { Log.notes.append("send \(draft ?? "")") }.keyboardShortcut("d").disabled(draft == nil)
                Button("Tidy") { Log.notes.append("tidy") }
            }
        }
    }

    private struct NoteView: View {
        @State private var text = "soup"

        var body: some View {
            VStack {
                Text("notes")
                TextField("Draft", text: $text).focusedValue(\.draft, text)
            }
        }
    }

    private struct NotesApp: App {
        var body: some Scene {
            WindowGroup { NoteView() }.commands {
                NoteCommands()
                CommandGroup(replacing: .newItem) {
                    Button("New note") { Log.notes.append("new") }.keyboardShortcut("n")
                }
            }
        }
    }

    private func launch() -> HeadlessHost {
        Log.notes = []
        return HeadlessHost.launch(NotesApp.self, size: CGSize(width: 640, height: 160))
    }

    @Test("A command acts by its shortcut, also with Control in place of Command")
    func shortcuts() {
        let host = launch()
        defer { host.end() }
        host.press(.keyboardN, modifiers: .command)
        host.press(.keyboardE, modifiers: .control)
        #expect(Log.notes == ["new", "archive"])
    }

    @Test("A command reads the focused values of its window, and does nothing while it is disabled")
    func focusedValues() {
        let host = launch()
        defer { host.end() }
        host.press(.keyboardD, modifiers: .command)
        #expect(Log.notes == [])
        host.press(.keyboardTab)
        host.press(.keyboardD, modifiers: .command)
        #expect(Log.notes == ["send soup"])
    }

    @Test("Commands are in the line of keys and in the palette, those without a shortcut too")
    func palette() {
        Log.notes = []
        let host = HeadlessHost.launch(NotesApp.self, size: CGSize(width: 640, height: 320), showsKeys: true)
        defer { host.end() }
        #expect(host.text.contains("New note"))
        host.press(.keyboardP, modifiers: .control)
        host.type("Tidy")
        #expect(host.text.contains("Notes"))
        host.press(.keyboardReturnOrEnter)
        #expect(Log.notes == ["tidy"])
    }

    @Test("The views of commands are not shown in the window")
    func hidden() {
        let host = launch()
        defer { host.end() }
        #expect(host.text.contains("notes") && !host.text.contains("Archive") && !host.text.contains("Notes"))
    }
}

extension FocusedValues {
    @Entry fileprivate var draft: String?
}
