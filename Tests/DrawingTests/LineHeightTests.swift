import Drawing
import Foundation
import Testing

@Suite("Heights of lines that are not those of their fonts") struct LineHeightTests {
    private func layout(
        _ heights: LineHeights, in medium: TextMedium = .uniform, room: Double? = nil, pieces: Int = 1
    ) -> StyledTextLayout {
        let font = FontDescription.body.shown(in: medium)
        let texts = pieces == 1 ? ["a\nb\nc"] : ["a\nb", "\nc"]
        var limits = StyledTextLayout.Limits(width: nil, height: room, lines: nil)
        limits.lineHeights = heights
        return StyledTextLayout(
            StyledText(texts.map { StyledText.Piece($0, font: font) }), limits: limits,
            measurer: FixedPitchTextMeasurer())
    }

    @Test("A multiple, a minimum and a maximum change the height of each line, and what is added is above its letters")
    func heights() {
        let natural = layout(LineHeights())
        #expect(natural.size.height == 48 && LineHeights().areNatural)
        for pieces in [1, 2] {
            let doubled = layout(LineHeights(multiple: 2), pieces: pieces)
            #expect(doubled.size.height == 96 && doubled.firstBaseline == natural.firstBaseline + 16)
            #expect(layout(LineHeights(minimum: 20), pieces: pieces).size.height == 60)
            #expect(layout(LineHeights(multiple: 2, maximum: 10), pieces: pieces).size.height == 30)
            #expect(layout(LineHeights(minimum: 20, maximum: 18), pieces: pieces).size.height == 54)
        }
    }

    @Test("As many lines fit a height as their heights say")
    func room() {
        for pieces in [1, 2] {
            #expect(layout(LineHeights(multiple: 2), room: 64, pieces: pieces).lines.count == 2)
            #expect(layout(LineHeights(maximum: 8), room: 24, pieces: pieces).lines.count == 3)
        }
    }

    @Test("In a grid a line has whole rows, at least one")
    func grid() {
        #expect(layout(LineHeights(multiple: 1.4), in: .grid).size.height == 48)
        #expect(layout(LineHeights(multiple: 1.6), in: .grid).size.height == 96)
        #expect(layout(LineHeights(maximum: 3), in: .grid).size.height == 48)
    }

    @Test("Numbers that make no sense change nothing")
    func hostile() {
        for number in [Double.nan, .infinity, -.infinity, -1, 0] {
            let heights = LineHeights(multiple: number, minimum: number, maximum: number)
            #expect(heights.areNatural && layout(heights).size.height == 48)
        }
        #expect(layout(LineHeights(multiple: 1e300)).size.height == 3e6)
    }
}
