import Foundation
import TestSupport
import Testing

/// Real examples in a terminal, driven by keys, the mouse, other sizes and signals.
@Suite(.serialized) struct LiveExampleTests {
    /// A running example and the screen it shows.
    private struct Session {
        let terminal: PseudoTerminal
        let before: PseudoTerminal.Settings
        var columns: Int
        var rows: Int
        /// How much of what was sent was for a screen of another size.
        private var start = 0

        init(_ program: String, columns: Int = 80, rows: Int = 40) throws {
            (self.columns, self.rows) = (columns, rows)
            terminal = try PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
            before = terminal.settings
            try terminal.start(program: program, environment: ["TERM": "xterm-256color", "HOME": "/tmp"])
        }

        var screen: ScreenModel {
            ScreenModel(
                columns: columns, rows: rows, after: String(terminal.received.dropFirst(start)))
        }

        /// Waits until the screen is as expected.
        func shows(_ condition: (ScreenModel) -> Bool) -> Bool { terminal.waits { _ in condition(screen) } }
        func shows(_ text: String) -> Bool { shows { $0.text.contains(text) } }

        mutating func resize(columns: Int, rows: Int) {
            start = terminal.received.count
            (self.columns, self.rows) = (columns, rows)
            terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
            kill(terminal.process, SIGWINCH)
        }

        /// Presses the first key of the mouse on a text, and lets go.
        func click(_ text: String) throws {
            let place = try #require(screen.place(of: text))
            for letter in ["M", "m"] { terminal.type("\u{1B}[<0;\(place.column + 1);\(place.row + 1)\(letter)") }
        }
    }

    /// The background of what has the focus, among 256 colours.
    private static let focusColor = "5;26"

    @Test("The poll is used by keys and by the mouse, and leaves the terminal as it was")
    func keysAndMouse() throws {
        let session = try Session("PetVoting")
        let terminal = session.terminal
        #expect(session.shows("q: leave"))
        #expect(session.screen.isAlternate)
        #expect(!session.screen.isCursorVisible)
        terminal.type("\t\t")
        #expect(session.shows { $0.text(onBackground: Self.focusColor).contains("Cat") })
        terminal.type("\r\r")
        #expect(session.shows { $0.text.contains(" 27") })
        terminal.type("\u{1B}[Z")
        #expect(session.shows { $0.text(onBackground: Self.focusColor).contains("Leave") })
        try session.click("Goldfish ▌")
        #expect(session.shows { $0.lines.contains { $0.contains("Goldfish ━") && $0.hasSuffix("10") } })
        #expect(session.screen.unknown.isEmpty)
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == session.before)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
    }

    @Test("A terminal of another size is drawn anew, and traits follow", arguments: [(20, 5), (300, 100), (40, 30)])
    func resize(columns: Int, rows: Int) throws {
        var session = try Session("PetVoting")
        #expect(session.shows("q: leave"))
        session.resize(columns: columns, rows: rows)
        #expect(
            session.shows { screen in screen.lines.allSatisfy { $0.count <= columns } && screen.text.contains("Leave") }
        )
        session.terminal.type("q")
        #expect(session.terminal.wait() == .status(0))
        #expect(session.terminal.settings == session.before)
    }

    @Test(
        "A signal that ends the program leaves the terminal as it was",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGTRAP])
    func signals(number: Int32) throws {
        let session = try Session("PetVoting")
        #expect(session.shows("q: leave"))
        kill(session.terminal.process, number)
        #expect(session.terminal.wait() == .signal(number))
        #expect(session.terminal.settings == session.before)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
    }

    @Test("Control and C end the program as it ends by itself")
    func controlC() throws {
        let session = try Session("PetVoting")
        #expect(session.shows("q: leave"))
        session.terminal.type("\u{3}")
        #expect(session.terminal.wait() == .status(0))
        #expect(session.terminal.settings == session.before)
    }

    @Test("A program that is idle is not woken up")
    func idle() throws {
        let session = try Session("PetVoting")
        #expect(session.shows("q: leave"))
        // What follows the start, such as the terminal's missing answers, is over.
        Thread.sleep(forTimeInterval: 1)
        let before = try Self.wakeUps(of: session.terminal.process)
        Thread.sleep(forTimeInterval: 2)
        #expect(try Self.wakeUps(of: session.terminal.process) == before)
        session.terminal.type("q")
        #expect(session.terminal.wait() == .status(0))
    }

    /// How often the threads of a process have waited for something and went on, by thread.
    private static func wakeUps(of process: pid_t) throws -> [String: String] {
        let folder = "/proc/\(process)/task"
        var result: [String: String] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            result[thread] = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.joined()
        }
        return result
    }

    @Test("Without a terminal the program prints one picture and ends")
    func pipe() throws {
        let (output, status) = try BuiltProgram(name: "PetVoting").run([])
        #expect(status == 0)
        #expect(output.contains("Goldfish"))
        #expect(!output.contains("\u{1B}"))
        let (message, wrong) = try BuiltProgram(name: "PetVoting").run(["--host", "browser"])
        #expect(wrong == 64)
        #expect(message.isEmpty)
    }
}
