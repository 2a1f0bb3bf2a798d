import Drawing

@testable import TextEditing

/// A piece of a random text, and how a text that ends with it is laid out.
struct RandomLayout: CustomStringConvertible {
    static let pieces = [
        "a", "word", "longer", " ", "  ", "   ", "\t", "\n", "日", "本語", "e\u{301}", "👍", "\u{200B}", "\u{A0}", "-",
        "\r\n", "אבג", "ד ה", "12", "(א)", "a1ב", "\u{301}", "\u{202E}", "\u{0}", "🇩🇪", "مرحبا", "\r", "\u{2028}", ".",
    ]

    let piece: String
    let width: Double?
    let alignment: TextRun.Alignment
    let size: Double
    let measurer: any TextMeasuring
    /// Where something is changed, and how much is replaced.
    let place: Int
    let length: Int

    init(_ random: inout SplitMix64) {
        piece = Self.pieces[random.below(Self.pieces.count)]
        width = random.below(6) == 0 ? nil : Double(random.below(300)) / 2
        alignment = [.left, .center, .right][random.below(3)]
        size = [17, 12][random.below(2)]
        measurer = [FixedPitchTextMeasurer(), ProportionalTextMeasurer(), PlainMeasurer()][random.below(3)]
        place = random.below(1_000)
        length = random.below(4) == 0 ? random.below(40) : 0
    }

    var style: LayoutStyle {
        LayoutStyle(font: FontDescription(size: size), width: width, wraps: true, alignment: alignment)
    }

    var description: String {
        "\(piece.debugDescription) in \(width as Any), \(alignment), \(size) points, \(type(of: measurer)), "
            + "\(length) at \(place)"
    }
}

/// Measures as a proportional measurer does, with no more than a measurer must have.
struct PlainMeasurer: TextMeasuring {
    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        ProportionalTextMeasurer().size(of: text, font: font, maxWidth: maxWidth)
    }
}

extension EditingLayout {
    /// The places of all carets, in reading order: both where a row wraps.
    var allPlaces: [CaretPosition] {
        var places: [CaretPosition] = []
        for index in 0..<rowCount {
            let row = placedRow(index)
            let geometry = geometry(of: row)
            for position in 0...geometry.count { places.append(caret(inRow: row, geometry, position)) }
        }
        return places
    }

    /// The rows, and where they are in the text.
    var allRows: [String] {
        (0..<rowCount).map { index in
            let row = placedRow(index)
            return "\(row.paragraphStart) \(row.row) \(row.isLast) \(row.breakLength)"
        }
    }
}
