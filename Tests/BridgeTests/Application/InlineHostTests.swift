import Foundation
import TestSupport
import Testing

/// Examples in some lines of a terminal.
@Suite(.serialized) struct InlineHostTests {
    private func screen(_ terminal: PseudoTerminal, _ columns: Int, _ rows: Int) -> ScreenModel {
        ScreenModel(columns: columns, rows: rows, after: terminal.received)
    }

    private func start(_ host: String, columns: Int, rows: Int) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
        let environment = ["TERM": "xterm-256color", "HOME": "/tmp", "ISTHMUS_HOST": host]
        try terminal.start(program: "PetVoting", environment: environment)
        return terminal
    }

    @Test("An application in some lines leaves the others alone, and its last picture on the screen")
    func lines() throws {
        let before = try PseudoTerminal(columns: 60, rows: 20).settings
        let terminal = try start("inline:8", columns: 60, rows: 20)
        #expect(terminal.waits { _ in screen(terminal, 60, 20).text.contains("The pets' poll") })
        terminal.type("\t\t")
        #expect(terminal.waits { _ in !screen(terminal, 60, 20).text(onBackground: "5;26").isEmpty })
        let shown = screen(terminal, 60, 20)
        #expect(!shown.isAlternate && !shown.isCursorVisible && shown.unknown.isEmpty)
        #expect(shown.lines[8...].joined() == "")
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        let after = screen(terminal, 60, 20)
        #expect(after.lines == shown.lines)
        #expect(after.isCursorVisible && after.cursorRow == 8)
        #expect(terminal.settings == before)
    }

    @Test("A screen with fewer lines than are asked for is filled, and scrolls at the end")
    func fewLines() throws {
        let terminal = try start("inline:50", columns: 60, rows: 6)
        #expect(terminal.waits { _ in screen(terminal, 60, 6).text.contains("The pets' poll") })
        let shown = screen(terminal, 60, 6)
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        let after = screen(terminal, 60, 6)
        #expect(after.lines.dropLast() == shown.lines.dropFirst())
        #expect(after.cursorRow == 5)
    }

    @Test("A terminal of another width has the lines drawn anew")
    func resize() throws {
        let terminal = try start("inline:8", columns: 60, rows: 20)
        #expect(terminal.waits { _ in screen(terminal, 60, 20).text.contains("The pets' poll") })
        let length = terminal.received.count
        terminal.resize(columns: 40, rows: 20)
        kill(terminal.process, SIGWINCH)
        #expect(
            terminal.waits { text in
                ScreenModel(columns: 40, rows: 20, after: String(text.dropFirst(length))).text.contains(
                    "The pets' poll")
            })
        kill(terminal.process, SIGTERM)
        #expect(terminal.wait() == .signal(SIGTERM))
    }
}
