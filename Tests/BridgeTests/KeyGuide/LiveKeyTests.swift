import Foundation
import TestSupport
import Testing

/// The keys that explain keys, in the terminal of an example.
@Suite(.serialized) struct LiveKeyTests {
    private func notes(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> LiveSession {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString).json")
        return try LiveSession(
            "Notes", arguments, columns: columns, rows: rows,
            environment: environment.merging(["NOTES_FILE": file.path]) { $1 })
    }

    @Test("The last row shows the keys, and follows what is shown")
    func row() throws {
        let session = try notes()
        #expect(session.shows { $0.lines.last?.contains("n New   s Settings") == true })
        #expect(session.screen.lines.last?.hasSuffix("? keys   ^C leave") == true)
        session.terminal.type("s")
        #expect(session.shows { $0.lines.last?.contains("Esc Back") == true })
        #expect(session.screen.lines.last?.contains("n New") == false)
        session.terminal.type("\u{1B}")
        #expect(session.shows { $0.lines.last?.contains("n New") == true })
        #expect(session.screen.unknown.isEmpty)
        session.leave()
    }

    @Test("A question mark shows all keys, Escape closes them, and a palette performs what is found by typing")
    func explaining() throws {
        let session = try notes(columns: 60, rows: 20, environment: ["NO_COLOR": "1"])
        #expect(session.shows("No notes yet"))
        session.terminal.type("?")
        #expect(session.shows("Moving around"))
        #expect(session.shows(line: "^P, :", "Find a command by its name"))
        session.terminal.type("\u{1B}")
        #expect(session.shows { !$0.text.contains("Moving around") })
        session.terminal.type("\u{10}")
        #expect(session.shows("ind a command"))
        session.terminal.type("sett")
        #expect(session.shows(line: ">", "Settings", "s"))
        session.terminal.type("\r")
        #expect(session.shows("One line for each note"))
        session.leave()
    }

    @Test("A low terminal, and a program with --no-keys, leave all rows to the application")
    func without() throws {
        var session = try notes(["--no-keys"])
        #expect(session.shows("No notes yet"))
        #expect(!session.screen.text.contains("^C leave"))
        session.leave()
        session = try notes(rows: 10)
        #expect(session.shows("No notes yet"))
        #expect(!session.screen.text.contains("^C leave"))
        session.resize(columns: 80, rows: 11)
        #expect(session.shows("^C leave"))
        session.leave()
    }
}
