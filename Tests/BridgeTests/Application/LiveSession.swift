import Foundation
import TestSupport
import Testing

/// A running example in a terminal, and the screen it shows.
struct LiveSession {
    let terminal: PseudoTerminal
    let before: PseudoTerminal.Settings
    var columns: Int
    var rows: Int
    /// How much of what was sent was for a screen of another size.
    private var start = 0
    private let seen = Seen()

    /// The background of what has the focus, among 256 colours.
    static let focusColor = "5;26"

    init(
        _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 40,
        environment: [String: String] = [:]
    ) throws {
        (self.columns, self.rows) = (columns, rows)
        terminal = try PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows))
        before = terminal.settings
        let variables = ["TERM": "xterm-256color", "HOME": "/tmp"].merging(environment) { $1 }
        try terminal.start(program: program, arguments, environment: variables)
    }

    var screen: ScreenModel { seen.screen(columns, rows, after: terminal.received, from: start) }

    /// Waits until the screen is as expected.
    func shows(_ condition: (ScreenModel) -> Bool) -> Bool { terminal.waits { _ in condition(screen) } }
    func shows(_ text: String) -> Bool { shows { $0.text.contains(text) } }
    /// Waits until a line has several texts in this order, and whatever between.
    func shows(line texts: String...) -> Bool {
        shows { screen in
            screen.lines.contains { line in
                var rest = line[...]
                return texts.allSatisfy { text in
                    guard let range = rest.range(of: text) else { return false }
                    rest = rest[range.upperBound...]
                    return true
                }
            }
        }
    }

    mutating func resize(columns: Int, rows: Int) {
        start = terminal.received.utf8.count
        (self.columns, self.rows) = (columns, rows)
        terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
        kill(terminal.process, SIGWINCH)
    }

    /// Presses the first key of the mouse on a text, once it is there, and lets go.
    func click(_ text: String) throws {
        // A frame may have arrived in part.
        #expect(shows(text))
        let place = try #require(screen.place(of: text))
        click(row: place.row, column: place.column)
    }

    /// Presses the first key of the mouse on a text in the line of another one, once it is there.
    func click(inLineOf name: String, _ text: String) throws {
        #expect(shows(line: name, text))
        let row = try #require(screen.place(of: name)?.row)
        let line = screen.lines[row]
        let range = try #require(line.range(of: text, options: .backwards))
        click(row: row, column: screen.column(of: range.lowerBound, inRow: row))
    }

    private func click(row: Int, column: Int) {
        for letter in ["M", "m"] { terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)\(letter)") }
    }

    /// Presses Control and C, and expects the program to end and to leave the terminal as it was.
    func leave() {
        terminal.type("\u{3}")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
        #expect(!screen.isAlternate)
        #expect(screen.isCursorVisible)
    }
}

/// What has been shown of what a program sent, so that only what is new has to be.
private final class Seen {
    private var whole = ScreenModel(columns: 0, rows: 0)
    private var part = ScreenModel(columns: 0, rows: 0)
    private var start = -1
    /// How many bytes `whole` shows, and how many `part` does, which ends before a sequence that may go on.
    private var (count, partCount) = (0, 0)

    /// The screen of a size after all of a text from a byte on. The text grows, and the size changes with the start only.
    func screen(_ columns: Int, _ rows: Int, after text: String, from start: Int) -> ScreenModel {
        if start != self.start || (columns, rows) != (part.columns, part.rows) {
            part = ScreenModel(columns: columns, rows: rows)
            whole = part
            (self.start, count, partCount) = (start, start, start)
        }
        if text.utf8.count == count { return whole }
        count = text.utf8.count
        var rest = text[text.utf8.index(text.startIndex, offsetBy: partCount)...]
        if let last = rest.range(of: "\u{1B}[", options: [.literal, .backwards])?.lowerBound {
            part.show(String(rest[..<last]))
            rest = rest[last...]
            partCount = text.utf8.distance(from: text.startIndex, to: last)
        }
        whole = part
        whole.show(String(rest))
        return whole
    }
}
