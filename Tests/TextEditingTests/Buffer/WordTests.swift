import Testing

@testable import TextEditing

@Suite("Words") struct WordTests {
    /// The words of a text, from start to end.
    private func words(_ text: String) -> [String] {
        let buffer = TextBuffer(text)
        var result: [String] = []
        var position = 0
        while true {
            let end = buffer.wordEnd(after: position)
            let start = buffer.wordStart(before: end)
            guard start >= position, start < end, !result.isEmpty || end > 0 else { return result }
            result.append(String(buffer.substring(start..<end)))
            position = end
        }
    }

    @Test(
        "Words are runs of letters, digits and connectors, and of one of the scripts without spaces",
        arguments: [
            ("one two, three!", ["one", "two", "three"]), ("snake_case x2", ["snake_case", "x2"]),
            ("can't ’quoted’ it’s", ["can't", "quoted", "it’s"]), ("3.14 1,000 a,b", ["3.14", "1,000", "a", "b"]),
            ("end.", ["end"]), ("example.com", ["example.com"]), ("日本語の文", ["日本語", "の", "文"]),
            ("カタカナとひらがな", ["カタカナ", "とひらがな"]), ("らーめん コーヒー", ["らーめん", "コーヒー"]),
            ("café cafe\u{301} naïve", ["café", "cafe\u{301}", "naïve"]), ("한국어 단어", ["한국어", "단어"]),
            ("שלום עולם", ["שלום", "עולם"]), ("a👍b", ["a", "b"]), ("", []),
        ] as [(String, [String])])
    func segmentation(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test("In a text without words, the next word is the end and the one before is the start")
    func noWords() {
        let buffer = TextBuffer("... !")
        #expect(buffer.wordEnd(after: 1) == 5)
        #expect(buffer.wordStart(before: 4) == 0)
    }

    @Test("From inside of a word, its own start and end are found")
    func inside() {
        let buffer = TextBuffer("one three")
        #expect(buffer.wordStart(before: 6) == 4)
        #expect(buffer.wordEnd(after: 6) == 9)
    }

    @Test("The word at a position is the one that it is in, or the spaces or the sign there")
    func wordAt() {
        let buffer = TextBuffer("one   two, 👍🏽!")
        #expect(buffer.word(at: 1) == 0..<3)
        #expect(buffer.word(at: 4) == 3..<6)
        #expect(buffer.word(at: 9) == 9..<10)
        #expect(buffer.word(at: 11) == 11..<19)
        #expect(buffer.word(at: buffer.end) == 19..<20)
    }

    @Test("The word at the end of a paragraph is its last one")
    func endOfParagraph() {
        let buffer = TextBuffer("one two\n\nthree")
        #expect(buffer.word(at: 7) == 4..<7)
        #expect(buffer.word(at: 8) == 8..<9)
        #expect(TextBuffer("").word(at: 0) == 0..<0)
    }
}
