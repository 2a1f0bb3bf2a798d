import Foundation
import Foundations

/// A recording of a terminal's screens as an animated SVG document, which repeats. A cell is 8 by 16 units.
///
/// Only rows that change are recorded, equal ones once. The size is limited: changes beyond the limit are left out.
package struct ScreenRecording: Sendable {
    /// A row that is shown from one time to another.
    private struct Showing {
        let row: Int
        /// The number of its contents.
        let contents: Int
        let start: Double
        var end: Double?
    }

    /// The most changed rows.
    private static let mostShowings = 20_000
    /// The most bytes of different rows.
    private static let mostBytes = 4_000_000
    /// The time that the last screen stays, in seconds.
    private static let rest = 2.0

    private var contents: [String] = []
    private var numbers: [String: Int] = [:]
    private var byteCount = 0
    private var showings: [Showing] = []
    /// The index of the current showing of each row.
    private var current: [Int: Int] = [:]
    private var (columns, rows) = (0, 0)
    private var canvas: UInt32 = 0xFFFF_FFFF
    private var lastTime = 0.0
    /// Whether something was left out.
    package private(set) var isFull = false

    package init() {}

    /// Adds a screen as it was sent, at a time in seconds from the start. Times do not go back.
    package mutating func add(_ screen: TextScreen, at time: Double) {
        guard !isFull else { return }
        let time = time.isFinite ? max(time, lastTime) : lastTime
        lastTime = time
        if showings.isEmpty { canvas = screen.canvas }
        (columns, rows) = (max(columns, screen.columns), max(rows, screen.rows))
        for row in 0..<max(rows, screen.rows) {
            let text = row < screen.rows ? ScreenRow(screen, row: row, canvas: canvas).markup : ""
            let number = number(of: text)
            let old = current[row]
            if let old, showings[old].contents == number { continue }
            if showings.count >= Self.mostShowings || byteCount >= Self.mostBytes {
                isFull = true
                return
            }
            if let old { showings[old].end = time }
            current[row] = showings.count
            showings.append(Showing(row: row, contents: number, start: time, end: nil))
        }
    }

    private mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = contents.count
        contents.append(text)
        byteCount += text.utf8.count
        return contents.count - 1
    }

    /// Returns the document. It moves by SMIL, which pages and README files show, and runs no scripts.
    package func document() -> String {
        let (width, height) = (columns * 8, rows * 16)
        let length = lastTime + Self.rest
        var text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\" font-family=\"ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',"
            + "monospace\" font-size=\"13.3\">\n<rect width=\"\(width)\" height=\"\(height)\" "
            + "fill=\"\(ScreenRow.hex(canvas))\"/>\n<defs>\n"
        let used = Set(showings.map(\.contents))
        for (number, markup) in contents.enumerated() where !markup.isEmpty && used.contains(number) {
            text += "<g id=\"r\(number)\">\(markup)</g>\n"
        }
        text += "</defs>\n"
        for showing in showings where !contents[showing.contents].isEmpty && showing.end != showing.start {
            let use = "<use href=\"#r\(showing.contents)\" y=\"\(showing.row * 16)\""
            if showing.start == 0, showing.end == nil {
                text += use + "/>\n"
                continue
            }
            // What does not move shows the first screen.
            text += use + (showing.start > 0 ? " visibility=\"hidden\">" : ">") + Self.motion(of: showing, length)
            text += "</use>\n"
        }
        return text + "</svg>\n"
    }

    /// Returns a number from 0 to 1 with five decimals: frames may be 16 milliseconds of an hour apart.
    private static func share(_ value: Double) -> String {
        let digits = String(Int(clamping: (value * 100_000).rounded(), to: 0...99_999))
        return "0." + String(repeating: "0", count: 5 - digits.count) + digits
    }

    private static func motion(of showing: Showing, _ length: Double) -> String {
        var steps: [(time: Double, value: String)] = showing.start > 0 ? [(0, "hidden")] : []
        steps.append((showing.start, "visible"))
        if let end = showing.end { steps.append((end, "hidden")) }
        return "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"\(SVGText.number(length))s\" "
            + "repeatCount=\"indefinite\" values=\"\(steps.map(\.value).joined(separator: ";"))\" "
            + "keyTimes=\"\(steps.map { Self.share($0.time / length) }.joined(separator: ";"))\"/>"
    }
}

/// A row of a screen as markup, from its upper left corner on.
private struct ScreenRow {
    private(set) var markup = ""
    private let screen: TextScreen
    private let canvas: UInt32
    private let first: Int

    init(_ screen: TextScreen, row: Int, canvas: UInt32) {
        (self.screen, self.canvas) = (screen, canvas)
        first = row * screen.columns
        addAreas()
        addTexts()
    }

    static func hex(_ color: UInt32) -> String {
        let digits = String(color & 0xFFFFFF, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The colours in which a cell is seen.
    private func colors(_ column: Int) -> (ink: UInt32, below: UInt32) {
        let cell = screen.cells[first + column]
        let below = cell.background == 0 ? canvas : cell.background
        let ink = cell.foreground == 0 ? CellColor.contrasting(to: below) : cell.foreground
        return cell.style.contains(.marked) ? (below, ink) : (ink, below)
    }

    private mutating func addAreas() {
        var column = 0
        while column < screen.columns {
            let (start, below) = (column, colors(column).below)
            while column < screen.columns, colors(column).below == below { column += 1 }
            if below == canvas { continue }
            markup +=
                "<rect x=\"\(start * 8)\" width=\"\((column - start) * 8)\" height=\"16\" fill=\"\(Self.hex(below))\"/>"
        }
    }

    private mutating func addTexts() {
        var column = 0
        while column < screen.columns {
            let start = column
            let (ink, face) = (colors(column).ink, screen.cells[first + column].style.intersection(.face))
            var text = ""
            while column < screen.columns, let character = character(column), colors(column).ink == ink,
                screen.cells[first + column].style.intersection(.face) == face
            {
                text += character
                column += 1
                while column < screen.columns, screen.cells[first + column].style.contains(.continued) { column += 1 }
            }
            if text.isEmpty {
                column = max(column, start + 1)
                continue
            }
            markup +=
                "<text x=\"\(start * 8)\" y=\"12.5\" textLength=\"\((column - start) * 8)\" "
                + "lengthAdjust=\"spacingAndGlyphs\" fill=\"\(Self.hex(ink))\"\(Self.attributes(of: face))>"
                + "\(SVGText.escaped(text))</text>"
        }
    }

    /// Returns the character in a cell; `nil` if the cell is empty.
    private func character(_ column: Int) -> String? {
        let cell = screen.cells[first + column]
        if cell.style.contains(.continued) || cell.isBlank || cell.glyph == 0x20 { return nil }
        if cell.glyph >= TextScreen.clusterBase { return screen.clusters[Int(cell.glyph - TextScreen.clusterBase)] }
        let value = cell.lines != 0 ? BoxCharacters.scalar(cell.lines, style: cell.style) : cell.glyph
        return Unicode.Scalar(value).map { String($0) }
    }

    private static func attributes(of face: TextScreen.Style) -> String {
        var text = ""
        if face.contains(.bold) { text += " font-weight=\"bold\"" }
        if face.contains(.italic) { text += " font-style=\"italic\"" }
        if face.contains(.faint) { text += " opacity=\"0.6\"" }
        let lines = [(TextScreen.Style.underline, "underline"), (.strikethrough, "line-through")]
            .filter { face.contains($0.0) }.map(\.1)
        if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        return text
    }
}
