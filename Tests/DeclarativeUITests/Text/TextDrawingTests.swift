import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("How texts are drawn") struct TextDrawingTests {
    @Test("What is drawn are the lines that were measured")
    func lines() {
        #expect(Pictured(Text(verbatim: "one two three"), 64, 100).lines == ["one two", "three"])
        #expect(Pictured(Text(verbatim: "one two three"), 64, 16).lines == ["one two…"])
    }

    @Test("An ellipsis stands where the text is cut")
    func truncation() {
        let text = Text(verbatim: "abcdefghij").lineLimit(1)
        #expect(Pictured(text.truncationMode(.head), 40, 16).lines == ["…ghij"])
        #expect(Pictured(text.truncationMode(.middle), 40, 16).lines == ["ab…ij"])
        #expect(Pictured(text.truncationMode(.tail), 40, 16).lines == ["abcd…"])
        #expect(Pictured(text.truncationMode(.middle), 80, 16).lines == ["abcdefghij"])
    }

    @Test("Lines keep to the side where reading begins, in both directions")
    func alignment() {
        func alignment(_ alignment: TextAlignment, _ direction: LayoutDirection) -> TextRun.Alignment? {
            let view = Text(verbatim: "one two three").multilineTextAlignment(alignment)
                .environment(\.layoutDirection, direction)
            return Pictured(view, 64, 100).runs.first?.alignment
        }
        #expect(alignment(.leading, .leftToRight) == .left)
        #expect(alignment(.trailing, .leftToRight) == .right)
        #expect(alignment(.center, .rightToLeft) == .center)
        #expect(alignment(.leading, .rightToLeft) == .right)
        #expect(alignment(.trailing, .rightToLeft) == .left)
    }

    @Test("Joined texts keep their own looks, wrap as one and stand side by side")
    func joined() {
        let text = Text(verbatim: "ab ") + Text(verbatim: "cd").bold() + Text(verbatim: " ef").foregroundColor(.red)
        let runs = Pictured(text, 200, 20).runs
        #expect(runs.map { $0.lines[0].text } == ["ab ", "cd", " ef"])
        #expect(runs.map(\.font.weight) == [.regular, .bold, .regular])
        #expect(runs.map(\.frame.minX) == [runs[0].frame.minX, runs[0].frame.minX + 24, runs[0].frame.minX + 40])
        #expect(Pictured(text, 40, 100).runs.map { $0.lines[0].text } == ["ab ", "cd", "ef"])
        #expect(text.string == "ab cd ef")
    }

    @Test("A text's own modifiers come before those around it, and an inner one before an outer one")
    func precedence() {
        let inner = Text(verbatim: "a").fontWeight(.light).fontWeight(.heavy)
        #expect(Pictured(inner).runs[0].font.weight == .light)
        let whole = (Text(verbatim: "a").font(.caption) + Text(verbatim: "b")).font(.title)
        #expect(Pictured(whole).runs.map(\.font.size) == [12, 28])
        let around = VStack { Text(verbatim: "a").italic(false) }.italic().bold()
        #expect(Pictured(around).runs[0].font == FontDescription(weight: .bold))
    }

    @Test("Weights, designs, leaning letters and lines reach the drawing")
    func traits() {
        let run = Pictured(Text(verbatim: "a").bold().italic().monospaced().underline().strikethrough()).runs[0]
        #expect(run.font == FontDescription(weight: .bold, design: .monospaced, isItalic: true))
        #expect(run.decoration == [.underline, .strikethrough])
        #expect(Pictured(Text(verbatim: "a").font(.headline)).runs[0].font.weight == .semibold)
        #expect(Pictured(Text(verbatim: "a").fontDesign(.serif)).runs[0].font.design == .serif)
    }

    @Test("Letters are changed as the environment says")
    func letters() {
        #expect(Pictured(Text(verbatim: "Straße").textCase(.uppercase)).lines == ["STRASSE"])
        #expect(Pictured(Text(verbatim: "ABC").textCase(.lowercase)).lines == ["abc"])
    }

    @Test("A gradient goes across the whole text")
    func gradient() {
        let text = Text(verbatim: "ab").foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        guard case .linearGradient(_, let from, let to) = Pictured(text).runs[0].paint else {
            Issue.record("The text is not painted with a gradient.")
            return
        }
        #expect(to.x - from.x == 16)
    }

    @Test("Control characters and a megabyte of text are drawn")
    func hostile() {
        _ = Pictured(Text(verbatim: "\u{1B}[31m\u{0}\r\n\t\u{202E}e\u{301}\u{200B}")).items
        let long = String(repeating: "lorem ipsum ", count: SizeOfTests.isFull ? 90_000 : 15_000)
        let time = processorTime {
            #expect(Pictured(Text(verbatim: long).lineLimit(1), 100, 20).lines == ["lorem ipsum…"])
            #expect(Pictured(Text(verbatim: long), 100, 64).lines.count == 4)
            let joined = Text(verbatim: long) + Text(verbatim: "b").bold()
            #expect(Pictured(joined.lineLimit(1).truncationMode(.middle), 100, 20).lines.count >= 1)
        }
        #expect(time < .seconds(20))
    }

    @Test("A text is drawn again when its colour changes, and not measured")
    func color() {
        let picture = Pictured(Text(verbatim: "a"))
        #expect(picture.draws() == 1)
        let requests = picture.host.layoutRequests
        picture.host.set(ColorSchemeKey.self, to: .dark)
        #expect(picture.draws() == 1)
        #expect(picture.host.layoutRequests == requests)
    }
}

@Suite("Texts of several fonts") struct StyledTextTests {
    /// Every character as wide as its font's size, so that widths are no whole number of cells.
    private struct Wide: TextMeasuring {
        func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
            // Breaking lines asks for widths without a limit.
            let lines = maxWidth.map { brokenLines(of: text, font: font, maxWidth: $0) }
            let width = lines.map { $0.map(\.width).max() ?? 0 } ?? Double(text.count) * font.size * 1.1
            let count = lines?.count ?? 1
            return TextMeasurement(
                size: CGSize(width: width, height: font.size * 1.5 * Double(count)), lineCount: count,
                firstBaseline: font.size, lastBaseline: font.size)
        }
    }

    private let text = StyledText([
        StyledText.Piece("ab cd ", font: FontDescription(size: 10)),
        StyledText.Piece("ef gh", font: FontDescription(size: 20)),
    ])

    @Test("Lines are as high as their highest part, and baselines of parts lie on one line")
    func heights() {
        let layout = StyledTextLayout(text, limits: StyledTextLayout.Limits(width: 90), measurer: Wide())
        #expect(layout.lines.map { $0.segments.map(\.text).joined() } == ["ab cd", "ef", "gh"])
        #expect(layout.lines.map(\.height) == [15, 30, 30])
        #expect(layout.size.height == 75)
        #expect(layout.firstBaseline == 10)
        #expect(layout.lastBaseline == 65)
    }

    @Test("A host's measurer decides about the lines; laid out in its own size again, a text has the same lines")
    func stable() {
        for width in stride(from: 22.5, through: 220, by: 3.5) {
            let layout = StyledTextLayout(text, limits: StyledTextLayout.Limits(width: width), measurer: Wide())
            let again = StyledTextLayout(
                text,
                limits: StyledTextLayout.Limits(width: layout.size.width + 0.01, height: layout.size.height + 0.01),
                measurer: Wide())
            #expect(again.lines == layout.lines)
        }
    }

    @Test("No line but one of a single character is wider than the limit, with an ellipsis or without")
    func widths() {
        for lineBreak in [TextLayout.LineBreak.truncatedHead, .truncatedMiddle, .truncatedTail] {
            for width in stride(from: 30.0, through: 220, by: 7) {
                var limits = StyledTextLayout.Limits(width: width, height: 40)
                limits.lineBreak = lineBreak
                let layout = StyledTextLayout(text, limits: limits, measurer: Wide())
                #expect(layout.size.width <= width + 0.001)
                #expect(layout.lines.count >= 1)
                let shown = layout.lines.flatMap(\.segments).map(\.text).joined()
                if layout.isTruncated { #expect(shown.contains("…")) }
            }
        }
    }
}
