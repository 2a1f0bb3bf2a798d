import Drawing
import Foundation
import ImperativeUI
import TestSupport
import Testing

/// Measures as the fixed pitch does, but does not know how to break lines itself.
private struct SizesOnly: TextMeasuring {
    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        FixedPitchTextMeasurer().size(of: text, font: font, maxWidth: maxWidth)
    }
}

@MainActor @Suite("Laying out text") struct TextLayoutTests {
    private func layout(
        _ text: String, cells: Int?, limit: Int? = nil, height: Double? = nil, _ mode: TextLayout.LineBreak,
        measurer: any TextMeasuring = FixedPitchTextMeasurer()
    ) -> [String] {
        TextLayout(
            text, font: .body, maxWidth: cells.map { Double($0) * 8 }, maxHeight: height, lineLimit: limit,
            lineBreak: mode, measurer: measurer
        ).lines.map(\.text)
    }

    @Test("Words wrap at spaces, characters anywhere, clipped lines at line breaks only")
    func breaking() {
        #expect(layout("one two three", cells: 7, .words) == ["one two", "three"])
        #expect(layout("one two", cells: 4, .characters) == ["one ", "two"])
        #expect(layout("one two\nthree", cells: 3, .clipped) == ["one two", "three"])
    }

    @Test("An ellipsis at the end stands for what has no room")
    func tail() {
        #expect(layout("one two three", cells: 8, limit: 1, .truncatedTail) == ["one two…"])
        #expect(layout("one two three", cells: 5, limit: 1, .truncatedTail) == ["one…"])
        #expect(layout("one two three", cells: 13, limit: 1, .truncatedTail) == ["one two three"])
        #expect(layout("one two three four", cells: 7, limit: 2, .truncatedTail) == ["one two", "three…"])
        #expect(layout("one\ntwo", cells: 9, limit: 1, .truncatedTail) == ["one…"])
        #expect(layout("one", cells: 0, limit: 1, .truncatedTail) == ["…"])
    }

    @Test("An ellipsis at the start or in the middle keeps the end of the text")
    func headAndMiddle() {
        #expect(layout("abcdefghij", cells: 5, limit: 1, .truncatedHead) == ["…ghij"])
        #expect(layout("abcdefghij", cells: 5, limit: 1, .truncatedMiddle) == ["ab…ij"])
        #expect(layout("abcdefghij", cells: 6, limit: 1, .truncatedMiddle) == ["abc…ij"])
        #expect(layout("abc", cells: 5, limit: 1, .truncatedHead) == ["abc"])
        #expect(layout("abc", cells: 5, limit: 1, .truncatedMiddle) == ["abc"])
    }

    @Test("Lines that do not fit the height are left out, the first never")
    func height() {
        #expect(layout("a b c d", cells: 1, height: 40, .words) == ["a", "b"])
        #expect(layout("a b c d", cells: 1, height: 3, .words) == ["a"])
        #expect(layout("a b c d", cells: 1, height: 40, .truncatedTail) == ["a", "…"])
    }

    @Test("Numbers that are not finite are no limit")
    func hostile() {
        for bad in [Double.nan, .infinity, -.infinity] {
            let layout = TextLayout("a b", font: .body, maxWidth: bad, maxHeight: bad, lineLimit: -1)
            #expect(layout.lines.map(\.text) == ["a b"])
        }
    }

    private func check(_ name: String, _ law: @escaping (String, _ cells: Int) -> String?) {
        PropertyCheck<Character>(name) { source in
            "ab c漢\n ".randomElement(using: &source) ?? "a"
        } run: { characters in
            for cells in 1...12 {
                if let fault = law(String(characters), cells) { return "\(fault) at \(cells) cells" }
            }
            return nil
        }.check(sequences: 60, length: 40)
    }

    @Test("A measurer that only knows sizes gets lines that fit, and no letter is lost")
    func measuredLines() {
        check("measured lines") { text, cells in
            let lines = SizesOnly().brokenLines(of: text, font: .body, maxWidth: Double(cells) * 8)
            for line in lines where line.text.count > 1 && line.width > Double(cells) * 8 {
                return "the line \(line.text.debugDescription) is too wide"
            }
            let shown = lines.flatMap { $0.text.filter { !$0.isWhitespace } }
            return shown == text.filter { !$0.isWhitespace }.map { $0 } ? nil : "letters are lost"
        }
    }

    @Test("Truncated lines fit their width whatever the text")
    func truncatedFit() {
        check("truncated lines") { text, cells in
            for mode in [TextLayout.LineBreak.truncatedHead, .truncatedMiddle, .truncatedTail] {
                let layout = TextLayout(
                    text, font: .body, maxWidth: Double(cells) * 8, lineLimit: 1, lineBreak: mode)
                if layout.lines.count > 1 { return "\(mode) has \(layout.lines.count) lines" }
                if layout.size.width > Double(cells) * 8 { return "\(mode) is too wide: \(layout.lines)" }
            }
            return nil
        }
    }
}
