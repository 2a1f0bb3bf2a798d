import Foundation
import TestSupport
import Testing

@testable import Drawing

/// A text put together of random pieces, and how wide its lines may be.
private struct RandomText: CustomStringConvertible {
    private static let pieces = [
        "a", "word", "longer", " ", "  ", " ", "\t", "\n", "日", "本語", "e\u{301}", "👍", "\u{200B}", "\u{A0}", "-",
        "\r\n",
    ]

    let piece: String
    let width: Double

    init(_ random: inout SplitMix64) {
        piece = Self.pieces[random.below(Self.pieces.count)]
        width = random.below(8) == 0 ? .infinity : Double(random.below(400)) / 2
    }

    var description: String { "\(piece.debugDescription) in \(width)" }
}

@MainActor @Suite("Widths for which lines hold") struct TextFitTests {
    private func lines(
        _ text: String, _ width: Double, _ measurer: any TextMeasuring, _ font: FontDescription
    ) -> [BrokenLine] {
        measurer.brokenLines(of: text, font: font, maxWidth: width == .infinity ? nil : width)
    }

    /// What is wrong with the fit of a text at a width.
    private func fault(in text: String, _ width: Double, _ measurer: any TextMeasuring, size: Double) -> String? {
        let font = FontDescription(size: size)
        let fit = measurer.fit(of: text, font: font, maxWidth: width)
        let limit = width == .infinity ? nil : width
        if fit.measurement != measurer.size(of: text, font: font, maxWidth: limit) { return "other size" }
        if !fit.holds(for: width) { return "does not hold at its own width" }
        let expected = lines(text, width, measurer, font)
        var widths = [fit.leastWidth, fit.endWidth.nextDown, fit.endWidth - 0.5, fit.leastWidth + 0.5, width + 1]
        widths += (0..<16).map { Double($0) * 12.5 }
        for other in widths + [.infinity] where other >= 0 && fit.holds(for: other) {
            if lines(text, other, measurer, font) != expected { return "other lines at \(other)" }
            let measured = measurer.size(of: text, font: font, maxWidth: other == .infinity ? nil : other)
            if measured != fit.measurement { return "other size at \(other)" }
        }
        return nil
    }

    @Test("Lines broken anew at any width of the range are the same")
    func ranges() {
        PropertyCheck("ranges of widths", make: { RandomText(&$0) }) { pieces -> String? in
            let text = pieces.map(\.piece).joined()
            for piece in pieces {
                for size in [17.0, 12] {
                    if let fault = fault(in: text, piece.width, FixedPitchTextMeasurer(), size: size) {
                        return "\(text.debugDescription) in \(piece.width) at \(size) points: \(fault)"
                    }
                }
            }
            return nil
        }
        .check(sequences: 100, length: 8)
    }

    @Test("A measurer that says nothing of ranges has its single lines hold from their width on")
    func anyMeasurer() {
        PropertyCheck("ranges of any measurer", make: { RandomText(&$0) }) { pieces -> String? in
            let text = pieces.map(\.piece).joined()
            for piece in pieces {
                if let fault = fault(in: text, piece.width, Plain(), size: 17) {
                    return "\(text.debugDescription) in \(piece.width): \(fault)"
                }
            }
            return nil
        }
        .check(sequences: 30, length: 6)
    }

    /// Measures with the default implementations.
    private struct Plain: TextMeasuring {
        func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
            guard let maxWidth else { return FixedPitchTextMeasurer().size(of: text, font: font, maxWidth: nil) }
            let lines = brokenLines(of: text, font: font, maxWidth: maxWidth)
            let height = FixedPitchTextMeasurer().lineHeight(font: font) * Double(lines.count)
            return TextMeasurement(
                size: CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height), lineCount: lines.count,
                firstBaseline: 12, lastBaseline: height - 4)
        }
    }

    @Test("The range ends where the first word of a line fits the line above")
    func ends() {
        func fit(_ text: String, _ width: Double) -> [Double] {
            let fit = FixedPitchTextMeasurer().fit(of: text, font: .body, maxWidth: width)
            return [fit.leastWidth, fit.endWidth]
        }
        #expect(fit("one two three", 64) == [56, 104])
        #expect(fit("one two three", 104) == [104, .infinity])
        #expect(fit("one two three", .infinity) == [104, .infinity])
        #expect(fit("one two three", 40) == [40, 56])
        #expect(fit("abcdef", 24) == [24, 32])
        #expect(fit("日本 a", 20) == [16, 32])
        #expect(fit("a  \nb", 16) == [16, 24])
        // A space of no width, and a word that is cut.
        #expect(fit("\u{200B}longer", 14) == [8, 16])
        // Not even one character fits.
        #expect(fit("ab", 4) == [4, 4.0.nextUp])
    }
}
