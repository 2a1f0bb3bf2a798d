import Foundation
import Testing

@testable import Drawing

@Suite("SVG") struct SVGTests {
    @Test(
        "Numbers have at most three decimals, no exponent and no negative zero",
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0001, "0"), (1, "1"), (-1.5, "-1.5"), (0.05, "0.05"), (0.005, "0.005"),
            (-0.125, "-0.125"), (1.0 / 3, "0.333"), (2.9996, "3"), (1e300, "1000000000000"), (.nan, "0"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(SVGText.number(value) == text)
    }

    @Test("Markup is escaped and what XML does not allow is dropped")
    func escapes() {
        #expect(SVGText.escaped("a]]><b & 'c' \"d\"") == "a]]&gt;&lt;b &amp; &#39;c&#39; &quot;d&quot;")
        #expect(SVGText.escaped("a\u{0}\u{1B}\u{85}\u{FFFE}\tb\r\nc") == "a b  c")
    }

    @Test("A line is placed by its start where it is stretched or its letters are apart, and else by its alignment")
    func anchors() {
        var font = FontDescription(size: 16).shown(in: .vector)
        func document(_ font: FontDescription, _ transform: CGAffineTransform = .identity) -> String {
            let width = ProportionalTextMeasurer().width(of: "ab", font: font)
            let spaces = Double(font.letterSpacing) * 2
            let run = TextRun(
                lines: [TextLine("ab", width: width + spaces)], frame: CGRect(x: 10, y: 0, width: 60, height: 20),
                font: font, paint: .color(.redInk), alignment: .right)
            let effects = DisplayGroup.Effects(transform: transform)
            let list = DisplayList([.group(DisplayGroup(DisplayList([.text(run)]), effects: effects))])
            return SVGRenderer(size: CGSize(width: 80, height: 20)).document(list)
        }
        let width = ProportionalTextMeasurer().width(of: "ab", font: font)
        let ends = "text-anchor=\"end\""
        for transform in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)] {
            #expect(document(font, transform).contains(ends))
        }
        let slanted = CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)
        for transform in [CGAffineTransform(scaleX: 1, y: 0.5), slanted] {
            let svg = document(font, transform)
            #expect(!svg.contains(ends) && svg.contains("<text x=\"\(SVGText.number(70 - width))\""))
        }
        font.letterSpacing = 4
        #expect(document(font).contains("<text x=\"\(SVGText.number(70 - width - 8))\""))
    }

    @Test("Equal clips and gradients are defined once, in the order of use")
    func definitions() {
        var context = DrawingContext()
        for _ in 0..<2 {
            context.save()
            context.clip(to: .ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)))
            let gradient = Paint.Gradient(colors: [.redInk, .blueInk])
            context.fill(
                .rect(CGRect(x: 0, y: 0, width: 9, height: 9)),
                with: .linearGradient(gradient, from: .zero, to: CGPoint(x: 9, y: 0)))
            context.restore()
        }
        let document = SVGRenderer(size: CGSize(width: 9, height: 9)).document(context.finish())
        #expect(document.components(separatedBy: "<clipPath id=\"c1\"").count == 2)
        #expect(document.components(separatedBy: "<linearGradient id=\"g2\"").count == 2)
        #expect(!document.contains("id=\"c3\""))
    }
}

@Suite("Text screens") struct TextScreenTests {
    private func screen(columns: Int = 8, rows: Int = 2, _ draw: (inout DrawingContext) -> Void) -> TextScreen {
        var context = DrawingContext()
        draw(&context)
        var renderer = TextGridRenderer(columns: columns, rows: rows)
        return renderer.screen(context.finish())
    }

    @Test("Only what differs is written again, wide characters whole")
    func differences() {
        let old = screen { $0.text("abc日本", .cells(0, 0, 8, 1)) }
        let new = screen { $0.text("abx日木", .cells(0, 0, 8, 1)) }
        #expect(new.changedColumns(of: 0, from: old) == [2..<3, 5..<7])
        #expect(new.changedColumns(of: 1, from: old).isEmpty)
        #expect(new.update(from: new) == "")
        #expect(new.update(from: new, at: .cursor) == "")
        #expect(new.update(from: old, .none) == "\u{1B}[1;3Hx\u{1B}[1;6H木")
    }

    @Test("A character in one half of a wide one empties the other half")
    func halves() {
        let result = screen {
            $0.text("日本", .cells(0, 0, 8, 1))
            $0.text("x", .cells(1, 0, 1, 1))
        }
        #expect(result.text() == " x本\n\n")
    }

    @Test("A border keeps all its edges where the clip begins and ends in the middle of cells")
    func clippedBorder() {
        let result = screen(columns: 8, rows: 4) {
            let rect = CGRect(x: 4, y: 8, width: 50, height: 41)
            $0.clip(to: .rect(rect))
            $0.stroke(.rect(rect), with: .color(.redInk))
        }
        #expect(result.text() == "┌─────┐\n│     │\n│     │\n└─────┘\n")
    }

    @Test("A wide character that the clip would halve is left out")
    func clippedHalves() {
        let result = screen {
            $0.clip(to: .rect(.cells(0, 0, 3, 1)))
            $0.text("日本", .cells(0, 0, 8, 1))
        }
        #expect(result.text() == "日\n\n")
    }

    @Test("A line far longer than the screen is placed by its whole length")
    func longLines() {
        let line = String(repeating: "-", count: 5000) + "end"
        let far = screen { context in
            context.draw(
                TextRun(
                    lines: [TextRun.Line(line)], frame: CGRect(x: -8 * 4996, y: 0, width: 64, height: 16),
                    color: .blackInk))
        }
        #expect(far.text() == "----end\n\n")
        let right = screen { context in
            context.draw(
                TextRun(
                    lines: [TextRun.Line(line)], frame: .cells(0, 0, 8, 1), color: .blackInk, alignment: .right))
        }
        #expect(right.text() == "-----end\n\n")
    }

    @Test("Marks stay with their letter, and a mark without one stands on a space")
    func marks() {
        let result = screen { $0.text("e\u{301}x\u{1B}\u{301}", .cells(0, 0, 8, 1)) }
        #expect(Array(result.text().unicodeScalars.prefix(3)) == ["e", "\u{301}", "x"])
    }

    @Test("Text stays readable where a line crosses it")
    func linesOverText() {
        let result = screen {
            $0.text("abc", .cells(0, 0, 8, 1))
            $0.stroke(.rect(.cells(0, 0, 8, 2)), with: .color(.blackInk))
        }
        #expect(result.text() == "abc────┐\n└──────┘\n")
    }

    @Test("Colours are written in as many steps as the terminal has")
    func depths() {
        let result = screen(columns: 1, rows: 1) { $0.fill(.cells(0, 0, 1, 1), with: .redInk) }
        #expect(result.text(.full) == "\u{1B}[48;2;255;59;48m \u{1B}[0m\n")
        #expect(result.text(.indexed) == "\u{1B}[48;5;203m \u{1B}[0m\n")
        #expect(result.text(.sixteen) == "\u{1B}[101m \u{1B}[0m\n")
        #expect(result.text() == "▒\n" || result.text() == "▓\n")
    }

    @Test("Text keeps a colour of its own where both colours are nearest to the same one")
    func contrast() {
        let result = screen(columns: 1, rows: 1) {
            $0.fill(.cells(0, 0, 1, 1), with: ColorComponents(white: 0.98))
            $0.text("a", .cells(0, 0, 1, 1), .whiteInk)
        }
        #expect(result.text(.sixteen, on: .canvas) == "\u{1B}[30;107ma\u{1B}[0m\n")
    }

    @Test("Texts of a link are sent with its address, which a plain text has not")
    func links() {
        let result = screen(rows: 1) {
            $0.beginGroup(treatment: .link("https://example.org/"))
            $0.text("ab", .cells(0, 0, 2, 1))
            $0.restore()
            $0.text("c", .cells(2, 0, 1, 1))
        }
        #expect(
            result.update(from: nil, .none)
                == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}]8;id=1;https://example.org/\u{1B}\\ab\u{1B}]8;;\u{1B}\\c")
        #expect(result.text() == "abc\n")
        #expect(result.text(.full) == "abc\n")
        #expect(result.update(from: screen(rows: 1) { $0.text("abc", .cells(0, 0, 3, 1)) }, .none).contains("ab"))
    }

    @Test("An address that could leave its sequence is not sent")
    func hostileLinks() {
        for address in ["a\u{1B}\\b", "a b", "a\u{7}", "ä", String(repeating: "a", count: 3000)] {
            let result = screen(rows: 1) {
                $0.beginGroup(treatment: .link(address))
                $0.text("ab", .cells(0, 0, 2, 1))
            }
            #expect(result.update(from: nil, .none) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hab")
        }
    }

    @Test("A screen of no cells draws nothing")
    func nothing() {
        let result = screen(columns: 0, rows: -3) {
            $0.fill(.ellipse(.cells(0, 0, 3, 3)), with: .color(.redInk))
            $0.stroke(.ellipse(.cells(0, 0, 3, 3)), with: .color(.redInk))
        }
        #expect(result.text() == "")
        #expect(result.update(from: nil) == "\u{1B}[0m\u{1B}[2J")
    }

    @Test("Right-to-left words stand in visual order")
    func readingOrder() {
        #expect(String(ReadingOrder.visual(Array("ab"))) == "ab")
        #expect(String(ReadingOrder.visual(Array("א1ב"))) == "ב1א")
        #expect(String(ReadingOrder.visual(Array("a אב c"))) == "a בא c")
    }

    @Test("Text beside a clip that is moved into it, to whole cells, is painted when it comes")
    func movedIntoClip() {
        var context = DrawingContext()
        context.clip(to: .rect(CGRect(x: 40, y: 40, width: 60, height: 19)))
        context.text("beside", CGRect(x: 40, y: 59.3, width: 60, height: 6), font: FontDescription(size: 6))
        let list = DisplayList([.group(DisplayGroup(context.finish()))])
        var (renderer, fresh) = (TextGridRenderer(columns: 12, rows: 8), TextGridRenderer(columns: 12, rows: 8))
        _ = renderer.screen(DisplayList([]))
        let whole = fresh.screen(list).text()
        #expect(whole.contains("beside"))
        #expect(renderer.screen(list).text() == whole)
    }
}
