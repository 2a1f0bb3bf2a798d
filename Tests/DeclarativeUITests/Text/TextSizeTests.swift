import Drawing
import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("How large texts are") struct TextSizeTests {
    /// The size of a view for a proposal.
    private func size<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        TestHost(view).graph.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    @Test("Without a width a text has a line for each paragraph")
    func ideal() {
        #expect(size(Text(verbatim: "one two three")) == CGSize(width: 104, height: 16))
        #expect(size(Text(verbatim: "one\ntwo")) == CGSize(width: 24, height: 32))
        #expect(size(Text(verbatim: "")) == .zero)
    }

    @Test("A text wraps between words and is as wide as its longest line, never wider than proposed")
    func wrapping() {
        let text = Text(verbatim: "one two three")
        #expect(size(text, 64) == CGSize(width: 56, height: 32))
        #expect(size(text, 40) == CGSize(width: 40, height: 48))
        for width in stride(from: CGFloat(8), through: 120, by: 3) { #expect(size(text, width).width <= width) }
    }

    @Test("Where the height is too small for all lines, the whole ones that fit are kept, one at least")
    func height() {
        let text = Text(verbatim: "one two three four")
        #expect(size(text, 48, 40).height == 32)
        #expect(size(text, 48, 1).height == 16)
        #expect(size(text, 48, 0).height == 16)
        #expect(size(text.fixedSize(horizontal: false, vertical: true), 48, 1).height == 64)
    }

    @Test("A limit of lines holds; one below 1 is none; a range keeps room for the fewest")
    func limits() {
        let text = Text(verbatim: "a b c d e f")
        #expect(size(text.lineLimit(2), 24).height == 32)
        #expect(size(text.lineLimit(0), 24).height == 48)
        #expect(size(text.lineLimit(nil), 24).height == 48)
        #expect(size(Text(verbatim: "a").lineLimit(3, reservesSpace: true)).height == 48)
        #expect(size(Text(verbatim: "a").lineLimit(2...4)).height == 32)
        #expect(size(text.lineLimit(...1), 24).height == 16)
        #expect(size(Text(verbatim: "").lineLimit(2...)).height == 32)
    }

    @Test("The font of the surroundings, the text's own and the user's text size decide about the size")
    func fonts() {
        let title = FontDescription(.title)
        let expected = FixedPitchTextMeasurer().size(of: "abc", font: title, maxWidth: nil).size
        #expect(size(Text(verbatim: "abc").font(.title)) == expected)
        #expect(size(VStack { Text(verbatim: "abc") }.font(.title)) == expected)
        #expect(size(VStack { Text(verbatim: "abc").font(.title) }.font(.caption)) == expected)
        let large = FontDescription(.title, at: .accessibility3)
        #expect(
            size(Text(verbatim: "abc").font(.title).dynamicTypeSize(.accessibility3))
                == FixedPitchTextMeasurer().size(of: "abc", font: large, maxWidth: nil).size)
        let fixed = size(Text(verbatim: "abc").font(.system(size: 17)).dynamicTypeSize(.accessibility3))
        #expect(fixed == CGSize(width: 24, height: 16))
    }

    @Test("Space between lines is added between lines only")
    func spacing() {
        #expect(size(Text(verbatim: "a\nb\nc").lineSpacing(10)).height == 68)
        #expect(size(Text(verbatim: "a").lineSpacing(10)).height == 16)
        #expect(size(Text(verbatim: "a\nb").lineSpacing(.nan)).height == 32)
    }

    @Test("A text may shrink as far as it is allowed before it is cut")
    func shrinking() {
        let text = Text(verbatim: "twelve chars").lineLimit(1)
        #expect(size(text, 64).height == 16)
        let shrunk = size(text.minimumScaleFactor(0.5), 64)
        #expect(shrunk.width <= 64)
        #expect(shrunk.height < 16)
        #expect(Pictured(text.minimumScaleFactor(0.5), 64, 16).lines == ["twelve chars"])
    }

    @Test("Rows line up by the baselines of first and last lines")
    func baselines() {
        let host = ControlHost(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "A").font(.largeTitle)
                Text(verbatim: "b")
                Text(verbatim: "c\nd")
            }, 100, 100)
        let measurer = FixedPitchTextMeasurer()
        let large = measurer.size(of: "A", font: FontDescription(.largeTitle), maxWidth: nil)
        let body = measurer.size(of: "b", font: .body, maxWidth: nil)
        let texts = host.texts
        #expect(texts[0].minY + large.firstBaseline == texts[1].minY + body.firstBaseline)
        #expect(texts[1].minY == texts[2].minY)
        let last = ControlHost(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(verbatim: "b")
                Text(verbatim: "c\nd")
            }, 100, 100)
        #expect(last.texts[0].maxY == last.texts[1].maxY)
    }

    @Test("A change of the environment measures a text again, and only if something of it is read")
    func changes() {
        let host = TestHost(Text(verbatim: "a b c"))
        host.graph.place(in: CGSize(width: 24, height: 100))
        let requests = host.layoutRequests
        host.set(DynamicTypeSizeKey.self, to: .accessibility1)
        #expect(host.layoutRequests > requests)
        let fixed = TestHost(Text(verbatim: "a").font(.system(size: 10)))
        fixed.graph.place(in: CGSize(width: 24, height: 100))
        let before = fixed.layoutRequests
        fixed.set(DynamicTypeSizeKey.self, to: .accessibility1)
        #expect(fixed.layoutRequests == before)
    }

    @Test("Numbers that cannot be measured with do no harm")
    func bad() {
        let text = Text(verbatim: "a b c")
        for number in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
            let view = text.font(.system(size: number)).lineSpacing(number).minimumScaleFactor(number)
            let picture = Pictured(view, 20, 20)
            _ = picture.list()
            #expect(size(text.minimumScaleFactor(number), 30).width <= 30)
        }
        #expect(size(text.lineLimit(.min), 24).height == 32)
        #expect(size(text.lineLimit(.max), 24).height == 32)
    }
}
