import Foundation
import TestSupport
import Testing

/// `Notes` in a terminal.
@Suite(.serialized) struct LiveNotesTests {
    @Test("A note that is typed is there after a restart")
    func restart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["NOTES_FILE": folder.appendingPathComponent("notes.json").path]

        let first = try LiveSession("Notes", rows: 24, environment: environment)
        #expect(first.shows("No notes yet"))
        first.terminal.type("n")
        #expect(first.shows("0 words"))
        first.terminal.type("Shopping\tmilk ")
        // What is pasted cannot send the terminal anything, and its lines are the note's.
        first.terminal.type("\u{1B}[200~and\u{1B}[31m\u{1B}]0;title\u{7}\nbread\u{1B}[201~")
        #expect(first.shows("milk and[31m]0;title"))
        #expect(first.shows("3 words"))
        #expect(first.screen.unknown.isEmpty)
        first.leave()

        var second = try LiveSession("Notes", rows: 24, environment: environment)
        #expect(second.shows("milk and[31m]0;title  (3 words)"))
        second.resize(columns: 20, rows: 5)
        #expect(
            second.shows { screen in
                screen.text.contains("Shopping") && screen.lines.allSatisfy { $0.count <= 20 }
            })
        // The row is the only thing to choose there.
        second.terminal.type("\t\r")
        #expect(second.shows("bread"))
        second.resize(columns: 300, rows: 100)
        #expect(second.shows("Delete"))
        second.leave()
    }

    @Test("Without a terminal it prints the list and ends")
    func pipe() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        let (output, status) = try BuiltProgram(name: "Notes").run(["--file", file.path])
        #expect(status == 0)
        #expect(output.contains("No notes yet"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let (message, wrong) = try BuiltProgram(name: "Notes").run(["--file"])
        #expect(wrong == 64)
        #expect(message.isEmpty)
    }

    @Test("It lists its previews, and draws them")
    func previews() throws {
        let (list, status) = try BuiltProgram(name: "Notes").run(["--previews"])
        #expect(status == 0)
        #expect(list.contains("NotesApp/SettingsView.swift:"))
        #expect(list.contains("  Accents\n"))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (drawn, _) = try BuiltProgram(name: "Notes").run(["--previews", folder.path])
        #expect(drawn == "1 preview in \(folder.path)\n")
        let picture = folder.appendingPathComponent("NotesApp/SettingsView/Accents.txt")
        #expect(try String(contentsOf: picture, encoding: .utf8).contains("● Blue"))
    }
}
