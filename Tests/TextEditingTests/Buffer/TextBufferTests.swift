import Foundation
import Testing

@testable import TextEditing

@Suite("Positions in a text") struct TextBufferTests {
    /// Characters of 1, 3, 8 and 2 bytes.
    private let buffer = TextBuffer("ae\u{301}🇩🇪é")

    @Test("Boundaries go from character to character, whatever its scalars")
    func boundaries() {
        var ends = [0]
        while ends[ends.count - 1] < buffer.end { ends.append(buffer.boundary(after: ends[ends.count - 1])) }
        #expect(ends == [0, 1, 4, 12, 14])
        var starts = [buffer.end]
        while starts[starts.count - 1] > 0 { starts.append(buffer.boundary(before: starts[starts.count - 1])) }
        #expect(starts == [14, 12, 4, 1, 0])
    }

    @Test("A position inside of a character is rounded to its start or its end")
    func rounding() {
        #expect((0...14).map(buffer.roundedDown) == [0, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 12, 12, 14])
        #expect((0...14).map(buffer.roundedUp) == [0, 1, 4, 4, 4, 12, 12, 12, 12, 12, 12, 12, 12, 14, 14])
        #expect(buffer.boundary(before: 6) == 4)
        #expect(buffer.boundary(after: 6) == 12)
    }

    @Test("Numbers outside of the text count as its ends")
    func outside() {
        #expect(buffer.roundedDown(.min) == 0)
        #expect(buffer.roundedUp(.max) == 14)
        #expect(buffer.boundary(after: .max) == 14)
        #expect(buffer.boundary(before: .min) == 0)
        #expect(buffer.boundary(before: .max) == 12)
        #expect(buffer.paragraph(at: .max) == 0..<14)
        #expect(TextBuffer("").rounded(-5..<5) == 0..<0)
    }

    @Test("Ranges are converted to and from UTF-16")
    func utf16() {
        #expect(buffer.nsRange(1..<12) == NSRange(location: 1, length: 6))
        #expect(buffer.range(NSRange(location: 1, length: 6)) == 1..<12)
        #expect(buffer.range(NSRange(location: 8, length: 0)) == 14..<14)
    }

    @Test("A range of UTF-16 grows to whole characters")
    func wholeCharacters() {
        #expect(buffer.range(NSRange(location: 2, length: 2)) == 1..<12)
    }

    @Test("A range of UTF-16 that is not in the text is none, and one that leads out of it is cut")
    func badRanges() {
        #expect(buffer.range(NSRange(location: NSNotFound, length: 0)) == nil)
        #expect(buffer.range(NSRange(location: -1, length: 3)) == nil)
        #expect(buffer.range(NSRange(location: 9, length: 0)) == nil)
        #expect(buffer.range(NSRange(location: 7, length: .max)) == 12..<14)
    }

    @Test(
        "Every line break ends a paragraph",
        arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func paragraphs(lineBreak: String) {
        let buffer = TextBuffer("aé" + lineBreak + "b")
        let length = lineBreak.utf8.count
        #expect(buffer.paragraph(at: 1) == 0..<3 + length)
        #expect(buffer.paragraphEnd(of: 0) == 3)
        #expect(buffer.paragraphStart(of: 3 + length) == 3 + length)
        #expect(buffer.paragraphEnd(of: 3 + length) == buffer.end)
    }

    @Test(
        "Scalars that share bytes with line breaks end no paragraph", arguments: ["\u{A5}", "\u{2026}", "\u{1A8}", "…"])
    func noBreaks(text: String) {
        let buffer = TextBuffer("a\(text)b")
        #expect(buffer.paragraph(at: 1) == 0..<buffer.end)
    }
}
