import Foundation

/// A text with the marks of Markdown, in runs of the same marks.
package struct MarkedText: Sendable {
    package struct Run: Sendable {
        package var pieces: [ChosenText.Piece]
        package var intent: InlinePresentationIntent
        /// The address of a link, with the values in it.
        package var link: [ChosenText.Piece]?
    }

    package let runs: [Run]

    /// Reads the marks in the literal parts of a text. Values are no Markdown.
    package init(_ pieces: [ChosenText.Piece]) {
        let hasMarks = pieces.contains { if case .text(let text) = $0 { Self.mayHaveMarks(text) } else { false } }
        guard hasMarks else {
            runs = [Run(pieces: pieces, intent: [], link: nil)]
            return
        }
        var units: [MarkdownParser.Unit] = []
        var values: [ChosenText.Piece] = []
        for piece in pieces {
            if case .text(let text) = piece {
                units += text.unicodeScalars.map(\.value)
            } else {
                units.append(MarkdownParser.firstValue + MarkdownParser.Unit(values.count))
                values.append(piece)
            }
        }
        runs = MarkdownParser.runs(of: units).map { run in
            Run(
                pieces: Self.pieces(run.text, values), intent: run.intent,
                link: run.link.map { Self.pieces($0, values) })
        }
    }

    /// Reads the marks in a text.
    package init(_ text: String) { self.init([.text(text)]) }

    private static func pieces(_ units: [MarkdownParser.Unit], _ values: [ChosenText.Piece]) -> [ChosenText.Piece] {
        var pieces: [ChosenText.Piece] = []
        var text = String.UnicodeScalarView()
        for unit in units {
            if unit < MarkdownParser.firstValue {
                text.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
                continue
            }
            if !text.isEmpty { pieces.append(.text(String(text))) }
            text = String.UnicodeScalarView()
            pieces.append(values[Int(unit - MarkdownParser.firstValue)])
        }
        if !text.isEmpty { pieces.append(.text(String(text))) }
        return pieces
    }

    /// Whether a text has signs that may mark something. Most have none.
    package static func mayHaveMarks(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            // * [ \ _ ` ~ & <
            case 0x2A, 0x5B, 0x5C, 0x5F, 0x60, 0x7E, 0x26, 0x3C: return true
            // Two slashes behind a colon, of an address.
            case 0x2F where before == 0x3A: return true
            default: before = byte
            }
        }
        return false
    }
}
