import Testing

@testable import TextEditing

@MainActor @Suite("The part in which two texts differ") struct TextDifferenceTests {
    @Test("Texts of the same bytes do not differ, and those of other bytes do though they count as equal")
    func bytes() {
        #expect(TextDifference(from: "é", to: "é") == nil)
        #expect(TextDifference(from: "é", to: "e\u{301}") != nil)
    }

    @Test("What is typed into a run of the same letter is found at its end")
    func runs() throws {
        let difference = try #require(TextDifference(from: "aaa", to: "aaaa"))
        #expect(difference.old == 3..<3)
        #expect(difference.new == 3..<4)
    }

    @Test("Scalars that begin or end with the same bytes are not divided")
    func scalars() throws {
        let difference = try #require(TextDifference(from: "xéy", to: "xèy"))
        #expect(difference.old == 1..<3)
        let other = try #require(TextDifference(from: "\u{E9}", to: "\u{129}"))
        #expect(other.old == 0..<2)
    }

    @Test("Replacing the part of the old text gives the new text")
    func law() {
        PropertyCheck("differences", make: { RandomLayout(&$0) }) { pieces -> String? in
            var text = String(repeating: "日本語 word ", count: 60)
            for piece in pieces {
                var buffer = TextBuffer(text)
                let range = buffer.rounded(
                    piece.place % buffer.end..<min(piece.place % buffer.end + piece.length, buffer.end))
                buffer.replace(range, with: piece.piece)
                var patched = TextBuffer(text)
                if let difference = TextDifference(from: text, to: buffer.text) {
                    patched.replace(difference.old, with: String(buffer.substring(difference.new)))
                    if difference.new.count > piece.piece.utf8.count { return "\(piece) gave \(difference)" }
                }
                if !patched.text.utf8.elementsEqual(buffer.text.utf8) { return "\(piece) gave another text" }
                text = buffer.text
            }
            return nil
        }
        .check(sequences: 100, length: 10)
    }
}
