import Foundation

/// Measures text as a viewer of vector graphics shows it: by the widths of the letters of a common face, so that
/// results are the same on every machine, or by those that one viewer has told.
///
/// Fonts from semibold on have bold letters, those with serifs widths of their own; monospaced letters are all of one
/// width. Lines are as high as Apple's, with the baseline at the same height: at four fifths. Lengths are rounded to
/// half points, widths and heights up. Kerning is left out, as it is in the viewers that are told the width of a line.
package struct ProportionalTextMeasurer: TextMeasuring {
    /// The height of a line of Apple's system font, for a size of 1.
    private static let lineHeight = 1.193
    /// The distance of the baseline from the top of a line of that font, for a size of 1.
    private static let ascender = 0.952

    /// The width of a letter of a monospaced font, for a size of 1.
    static let monospacedWidth = Double(AdvanceTable.monospaced) / AdvanceTable.unitsPerEm

    /// The faces of the viewer; `nil` for the common ones.
    let faces: MeasuredFaces?

    package init(faces: MeasuredFaces? = nil) { self.faces = faces }

    /// Creates a measurer for a medium of vector graphics.
    init(for medium: TextMedium) { self.init(faces: .faces(medium.faces)) }

    /// Measures a text. Lines wrap between words where they can. Takes time linear in the text, about ten times for
    /// each line if they wrap.
    package func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        if text.isEmpty { return .empty }
        let limit = maxWidth.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
        if let units = widthOnOneLine(text, font) {
            let width = length(units, font)
            if width <= limit ?? .infinity { return measurement(lineCount: 1, widest: width, font) }
        }
        var (lineCount, widest) = (0, 0.0)
        for line in brokenLines(of: text, font: font, maxWidth: limit) {
            lineCount += 1
            widest = max(widest, line.width)
        }
        return measurement(lineCount: lineCount, widest: widest, font)
    }

    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        LineBreaking.lines(of: text, maxWidth: maxWidth, atWords: true) { length(units($0, font), font) }
    }

    private func measurement(lineCount: Int, widest: Double, _ font: FontDescription) -> TextMeasurement {
        let height = halves(font.size * Self.lineHeight, .up)
        let baseline = halves(font.size * Self.ascender, .toNearestOrAwayFromZero)
        return TextMeasurement(
            size: CGSize(width: widest, height: height * Double(lineCount)), lineCount: lineCount,
            firstBaseline: baseline, lastBaseline: height * Double(lineCount - 1) + baseline)
    }

    private func halves(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
        max((length * 2).rounded(rule) / 2, 0.5)
    }

    /// Returns a number of units as points.
    private func length(_ units: Int, _ font: FontDescription) -> Double {
        (Double(units) * font.size / AdvanceTable.unitsPerEm * 2).rounded(.up) / 2
    }

    /// The widths of the letters of a font.
    func widths(_ font: FontDescription) -> LetterWidths {
        let face = TextFace(of: font)
        return faces?.widths(of: face) ?? face.commonWidths
    }

    /// The units of printable ASCII characters, which end no line and need no search for the ends of characters; `nil`
    /// for a text with others.
    private func widthOnOneLine(_ text: String, _ font: FontDescription) -> Int? {
        let widths = widths(font)
        var units = 0
        for byte in text.utf8 {
            if byte < 0x20 || byte >= 0x7F { return nil }
            units += Int(widths.width(ofASCII: byte))
        }
        return units
    }

    private func units(_ line: Substring, _ font: FontDescription) -> Int {
        if let faces { return faces.units(line, in: TextFace(of: font)) }
        let widths = widths(font)
        var units = 0
        for character in line { units += Int(widths.width(of: character)) }
        return units
    }
}
