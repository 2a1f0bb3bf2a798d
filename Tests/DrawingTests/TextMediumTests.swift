import Foundation
import Testing

@testable import Drawing

@Suite("Media of text") struct TextMediumTests {
    /// Characters of one point.
    private struct Points: TextMeasuring {
        func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
            TextMeasurement(
                size: CGSize(width: Double(text.count), height: 1), lineCount: 1, firstBaseline: 1, lastBaseline: 1)
        }
    }

    private func width(_ text: String, _ font: FontDescription, host: (any TextMeasuring)? = nil) -> Double {
        MediumTextMeasurer(host: host).size(of: text, font: font, maxWidth: nil).size.width
    }

    @Test("In a grid a character takes one cell in every font, a wide one two, a combining one none")
    func grid() {
        for size in [1.0, 11, 17, 34, 400] {
            let font = FontDescription(size: size, weight: .black, design: .serif).shown(in: .grid)
            let measured = MediumTextMeasurer().size(of: "ae\u{301}日👍", font: font, maxWidth: nil)
            #expect(measured.size == CGSize(width: 6 * 8, height: 16))
            #expect(measured.firstBaseline == GridTextMeasurer.baseline)
        }
    }

    @Test("Text that has no medium is measured as before, vector text by the widths of letters")
    func others() {
        let font = FontDescription(size: 34)
        #expect(width("iW", font) == 32)
        let letters = ProportionalTextMeasurer().size(of: "iW", font: font, maxWidth: nil)
        #expect(MediumTextMeasurer().size(of: "iW", font: font.shown(in: .vector), maxWidth: nil) == letters)
        #expect(width("ii", font.shown(in: .vector)) < width("WW", font.shown(in: .vector)))
    }

    @Test("A host's measurer measures all but text in grids")
    func host() {
        #expect(width("abc", .body, host: Points()) == 3)
        #expect(width("abc", FontDescription.body.shown(in: .vector), host: Points()) == 3)
        #expect(width("abc", FontDescription.body.shown(in: .grid), host: Points()) == 24)
    }

    @Test("Lines break and fit in each medium as its measurer says")
    func lines() {
        let text = "one two three four"
        for medium in TextMedium.allCases {
            let font = FontDescription(size: 20).shown(in: medium)
            let measurer = MediumTextMeasurer()
            for width in stride(from: 0.0, through: 200, by: 7) {
                let size = measurer.size(of: text, font: font, maxWidth: width)
                #expect(measurer.brokenLines(of: text, font: font, maxWidth: width).count == size.lineCount)
                #expect(measurer.fit(of: text, font: font, maxWidth: width).measurement == size)
            }
        }
    }

    @Test("A font in a grid has whole cells between its letters, and its letters raised by whole rows")
    func spacing() {
        var font = FontDescription.body
        (font.letterSpacing, font.baselineOffset) = (5, -9)
        let shown = font.shown(in: .grid)
        #expect(shown.letterSpacing == 8 && shown.baselineOffset == -16)
        (font.letterSpacing, font.baselineOffset) = (-5, 6)
        #expect(font.shown(in: .grid).letterSpacing == 0 && font.shown(in: .grid).baselineOffset == 0)
        #expect(font.shown(in: .vector).letterSpacing == -5)
        #expect(font.shown(in: .uniform) == font)
    }

    @Test("The medium is part of a font, keeps the rest of it, and takes no room")
    func description() {
        var font = FontDescription(size: 9, weight: .bold, design: .rounded, isItalic: true)
        font.hasMonospacedDigits = true
        for medium in TextMedium.allCases {
            let shown = font.shown(in: medium)
            #expect(shown.medium == medium && shown.isItalic && shown.hasMonospacedDigits)
            #expect((shown == font) == (medium == .uniform))
            #expect(shown.scaled(by: 2).medium == medium)
            #expect(shown.shown(in: .uniform) == font)
        }
        #expect(MemoryLayout<FontDescription>.size == 24)
    }

    // MARK: Pictures

    private func svg(_ text: String, _ font: FontDescription, width: Double? = nil) -> String {
        let layout = TextLayout(text, font: font)
        var run = layout.run(in: CGRect(origin: .zero, size: layout.size), color: ColorComponents(white: 0))
        if let width { run.lines = [TextLine(text, width: width)] }
        return SVGRenderer(size: layout.size).document(DisplayList([.text(run)]))
    }

    @Test("A line that was measured by the faces an SVG names is not stretched, any other fills its box")
    func stretching() {
        let vector = FontDescription.body.shown(in: .vector)
        #expect(!svg("Hello", vector).contains("textLength"))
        #expect(svg("Hello", vector, width: 99).contains("textLength=\"99\""))
        #expect(svg("Hello", .body).contains("textLength=\"40\""))
        #expect(svg("Hello", FontDescription(design: .rounded).shown(in: .vector)).contains("textLength"))
        var wide = vector
        wide.letterSpacing = 3
        let styled = StyledTextLayout(StyledText("Hello", font: wide), limits: .init())
        var context = DrawingContext()
        styled.draw(
            in: &context, frame: CGRect(origin: .zero, size: styled.size), alignment: .left,
            inks: [.init(.color(ColorComponents(white: 0)))])
        #expect(!SVGRenderer(size: styled.size).document(context.finish()).contains("textLength"))
    }

    @Test("Text laid out for cells is drawn in an SVG with letters as wide as a cell, whatever its font")
    func cellsInSVG() {
        let drawn = svg("Hello", FontDescription(size: 40).shown(in: .grid))
        #expect(drawn.contains("monospace") && drawn.contains("font-size=\"13.331\""))
        #expect(drawn.contains("textLength=\"40\""))
    }

    @Test("Lines side by side in a grid never share a cell, wherever they begin")
    func neighbours() {
        for tenths in -20...60 {
            let x = Double(tenths) / 2
            let font = FontDescription(size: 30).shown(in: .grid)
            var list = DisplayList()
            for (index, text) in ["ab", "cd", "ef"].enumerated() {
                let layout = TextLayout(text, font: font)
                let frame = CGRect(origin: CGPoint(x: x + 16 * Double(index), y: 0), size: layout.size)
                list.append(.text(layout.run(in: frame, color: ColorComponents(white: 0))))
            }
            var renderer = TextGridRenderer(columns: 20, rows: 1)
            let line = renderer.screen(list).text().trimmingCharacters(in: .whitespacesAndNewlines)
            #expect("abcdef".hasSuffix(line), "from \(x)")
            if x >= 0 { #expect(line == "abcdef", "from \(x)") }
        }
    }

    @Test("Lines one below the other in a grid never share a row, whatever the space between them")
    func rows() {
        for spacing in 0...20 {
            for top in stride(from: 0.0, through: 16, by: 0.5) {
                let text = StyledText("a\nb\nc", font: FontDescription(size: 12).shown(in: .grid))
                var limits = StyledTextLayout.Limits()
                limits.lineSpacing = Double(spacing) / 2
                let layout = StyledTextLayout(text, limits: limits)
                var context = DrawingContext()
                var y = top
                for _ in 0..<2 {
                    layout.draw(
                        in: &context, frame: CGRect(origin: CGPoint(x: 0, y: y), size: layout.size), alignment: .left,
                        inks: [.init(.color(ColorComponents(white: 0)))])
                    y += layout.size.height
                }
                var renderer = TextGridRenderer(columns: 1, rows: 20)
                let shown = renderer.screen(context.finish()).text().filter { $0.isLetter }
                #expect(shown == "abcabc", "from \(top), \(limits.lineSpacing) between")
            }
        }
    }
}
