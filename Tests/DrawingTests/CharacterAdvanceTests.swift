import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("How far characters advance") struct CharacterAdvanceTests {
    private static let lines = [
        "plain words", "日本 e\u{301} 👍🏽 tab\t", "אבג 12 abc", "\u{301}\u{200D}a\0b", "", "iiii WWWW", "🇩🇪🇩",
    ]

    /// Measures with the default implementations.
    private struct Plain: TextMeasuring {
        func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
            ProportionalTextMeasurer().size(of: text, font: font, maxWidth: maxWidth)
        }
    }

    @Test(
        "Each character has one advance, and their sum is the width of the line but for its rounding", arguments: lines)
    func sums(line: String) {
        let measurers: [any TextMeasuring] = [FixedPitchTextMeasurer(), ProportionalTextMeasurer(), Plain()]
        for measurer in measurers {
            for font in [.body, FontDescription(size: 11), FontDescription(weight: .bold, design: .monospaced)] {
                let advances = measurer.characterAdvances(in: line, font: font)
                #expect(advances.count == line.count)
                let width = measurer.width(of: line, font: font)
                let sum = advances.reduce(0, +)
                #expect(sum <= width + 1e-9 && sum > width - 1, "\(sum) of \(width)")
            }
        }
    }

    @Test("The advances of a part of a line are those that it has in the line", arguments: lines)
    func parts(line: String) {
        let measurers: [any TextMeasuring] = [FixedPitchTextMeasurer(), ProportionalTextMeasurer()]
        for measurer in measurers {
            let whole = measurer.characterAdvances(in: line, font: .body)
            for count in 0...line.count {
                #expect(
                    measurer.characterAdvances(in: String(line.prefix(count)), font: .body) == Array(whole[..<count]))
            }
        }
    }

    @Test("Lines broken with letter spacing are those of a text with that spacing")
    func spacedLines() {
        var font = FontDescription.body
        font.letterSpacing = 8
        let lines = FixedPitchTextMeasurer().spacedLines(of: "ab cd", font: font, maxWidth: 64)
        #expect(lines.map { String($0.text) } == ["ab", "cd"])
        #expect(lines.map(\.width) == [32, 32])
    }

    @Test("The order of a line names each character once, and a plain line has none")
    func arrangement() throws {
        #expect(ReadingOrder.arrangement(of: Array("abc 12")) == nil)
        let arrangement = try #require(ReadingOrder.arrangement(of: Array("ab אבג 12")))
        #expect(arrangement.order == [0, 1, 2, 7, 8, 6, 5, 4, 3])
        #expect(arrangement.levels == [0, 0, 0, 1, 1, 1, 1, 2, 2])
        #expect(!arrangement.isRightToLeft)
        #expect(try #require(ReadingOrder.arrangement(of: Array("א b"))).isRightToLeft)
    }
}
