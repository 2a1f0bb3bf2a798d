import Drawing
import Foundation

/// What a terminal shows of the text it was sent, as far as the library's output needs: a cursor, cells, erasing, the
/// alternate screen, whether cells are marked by a background.
///
/// What is not known is a mistake of the program or of this model, and is listed.
public struct ScreenModel {
    /// How many columns there are.
    public let columns: Int
    /// How many rows there are.
    public let rows: Int
    private var cells: [[Character]]
    private var backgrounds: [[String]]
    private var foregrounds: [[String]]
    private var foreground = ""
    private var row = 0
    private var column = 0
    private var background = ""
    /// The place and the background that were saved.
    private var saved = (row: 0, column: 0, background: "")
    /// Whether the alternate screen is shown.
    public private(set) var isAlternate = false
    /// Whether the cursor is shown.
    public private(set) var isCursorVisible = true
    /// Sequences that are not understood.
    public private(set) var unknown: [String] = []

    /// A screen that shows what a program has sent so far.
    public init(columns: Int, rows: Int, after text: String = "") {
        self.columns = columns
        self.rows = rows
        cells = Self.blank(columns, rows)
        backgrounds = Self.none(columns, rows)
        foregrounds = Self.none(columns, rows)
        show(text)
    }

    private static func blank(_ columns: Int, _ rows: Int) -> [[Character]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// What is in the second cell of a character that takes two.
    private static let continuation: Character = "\u{FFFC}"

    private static func none(_ columns: Int, _ rows: Int) -> [[String]] {
        Array(repeating: Array(repeating: "", count: columns), count: rows)
    }

    /// The lines, without spaces at their ends.
    public var lines: [String] {
        cells.map { line in
            var text = String(line.filter { $0 != Self.continuation })
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// The row of the cursor, from 0.
    public var cursorRow: Int { row }

    /// All lines.
    public var text: String { lines.joined(separator: "\n") }

    /// The text of the cells with a background of a colour, line by line, without spaces around.
    public func text(onBackground color: String) -> String {
        zip(cells, backgrounds).map { line, colors in
            String(zip(line, colors).filter { $1 == color && $0 != Self.continuation }.map(\.0))
                .trimmingCharacters(in: .whitespaces)
        }
        .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The row and column where a text begins, from 0.
    public func place(of text: String) -> (row: Int, column: Int)? {
        for (row, line) in lines.enumerated() {
            if let range = line.range(of: text) {
                return (row, column(of: range.lowerBound, inRow: row))
            }
        }
        return nil
    }

    /// The column in which a character of a line begins, from 0.
    public func column(of index: String.Index, inRow row: Int) -> Int {
        let line = lines[row]
        return line[..<index].reduce(0) { $0 + $1.cellWidth }
    }

    /// The character of a cell, with its colours as they were sent: `2;R;G;B`, `5;NUMBER`, the number that sets a basic
    /// colour, or nothing for the terminal's own.
    public func cell(row: Int, column: Int) -> (character: Character, foreground: String, background: String) {
        (cells[row][column], foregrounds[row][column], backgrounds[row][column])
    }

    /// Shows more text.
    public mutating func show(_ text: String) {
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}": escape(&rest)
            case "\r": column = 0
            case "\n", "\r\n":
                if character == "\r\n" { column = 0 }
                advance()
            default:
                for part in 0..<character.cellWidth {
                    if row < rows, column < columns {
                        cells[row][column] = part == 0 ? character : Self.continuation
                        backgrounds[row][column] = background
                        foregrounds[row][column] = foreground
                    }
                    column += 1
                }
            }
        }
    }

    /// Goes to the next line; all lines move up where there is none.
    private mutating func advance() {
        row += 1
        if row < rows { return }
        row = rows - 1
        cells = Array(cells.dropFirst()) + Self.blank(columns, 1)
        backgrounds = Array(backgrounds.dropFirst()) + Self.none(columns, 1)
        foregrounds = Array(foregrounds.dropFirst()) + Self.none(columns, 1)
    }

    /// Takes one scalar of a sequence: a mark that is shown behind the sequence is no part of its last letter.
    private static func popScalar(_ rest: inout Substring) -> Character? {
        guard let first = rest.unicodeScalars.first else { return nil }
        rest = Substring(rest.unicodeScalars.dropFirst())
        return Character(first)
    }

    private mutating func escape(_ rest: inout Substring) {
        guard let kind = Self.popScalar(&rest) else { return }
        if kind == "]" || kind == "P" || kind == "_" {
            while let next = Self.popScalar(&rest), next != "\u{7}" {
                if next == "\u{1B}" {
                    _ = Self.popScalar(&rest)
                    break
                }
            }
            return
        }
        if kind == "\\" { return }
        if kind == "7" {
            saved = (row, column, background)
            return
        }
        if kind == "8" {
            (row, column, background) = saved
            return
        }
        guard kind == "[" else { return unknown.append("ESC \(kind)") }
        var parameters = ""
        while let next = Self.popScalar(&rest) {
            if next.isLetter || "@`~".contains(next) { return control(next, parameters) }
            parameters.append(next)
        }
    }

    private mutating func control(_ letter: Character, _ parameters: String) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        switch (letter, parameters) {
        case ("H", _):
            row = max((numbers.first ?? 1) - 1, 0)
            column = max((numbers.count > 1 ? numbers[1] : 1) - 1, 0)
        case ("A", _): row = max(row - max(numbers[0], 1), 0)
        case ("B", _): row = min(row + max(numbers[0], 1), rows - 1)
        case ("C", _): column = min(column + max(numbers[0], 1), columns - 1)
        case ("J", ""):
            for line in row..<rows {
                for place in (line == row ? column : 0)..<columns {
                    cells[line][place] = " "
                    backgrounds[line][place] = ""
                }
            }
        case ("J", "2"):
            cells = Self.blank(columns, rows)
            backgrounds = Self.none(columns, rows)
        case ("m", _): style(numbers)
        case ("h", "?1049"): isAlternate = true
        case ("l", "?1049"): isAlternate = false
        case ("h", "?25"): isCursorVisible = true
        case ("l", "?25"): isCursorVisible = false
        case ("h", _) where parameters.hasPrefix("?"), ("l", _) where parameters.hasPrefix("?"): break
        case ("u", _), ("n", _), ("c", _), ("t", _), ("k", _), ("h", "8"), ("l", "8"): break
        default: unknown.append("CSI \(parameters)\(letter)")
        }
    }

    private mutating func style(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: (foreground, background) = ("", "")
            case 39: foreground = ""
            case 49: background = ""
            case 30...37, 90...97: foreground = "\(number)"
            case 40...47, 100...107: background = "\(number)"
            case 38, 48:
                let count = rest.first == 2 ? 4 : 2
                let color = rest.prefix(count).map(String.init).joined(separator: ";")
                rest = rest.dropFirst(count)
                if number == 48 { background = color } else { foreground = color }
            default: break
            }
        }
    }
}
