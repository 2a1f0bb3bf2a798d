import Foundation
import Testing

@testable import Drawing

private let measurer = FixedPitchTextMeasurer()

private func lines(_ text: String, _ maxCells: Int? = nil) -> [String] {
    CellLines(text, maxCells: maxCells).map { String($0.text) }
}

private func measure(_ text: String, size: Double = 17, maxWidth: Double? = nil) -> CGSize {
    measurer.size(of: text, font: FontDescription(size: size), maxWidth: maxWidth).size
}

@Suite struct CellWidthTests {
    @Test(
        "A character takes as many cells as a terminal gives it",
        arguments: [
            ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("日", 2),
            ("あ", 2), ("ｱ", 1), ("Ａ", 2), ("。", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("❤", 1), ("❤\u{FE0F}", 2),
            ("1\u{FE0F}\u{20E3}", 2), ("\u{200D}", 0), ("\u{301}", 0), ("\u{AD}", 0), ("\u{7}", 0), ("\u{A0}", 1),
            ("й", 1), ("𠮷", 2), ("ก", 1),
        ] as [(Character, Int)])
    func widths(character: Character, cells: Int) {
        #expect(character.cellWidth == cells)
    }
}

@Suite struct CellLinesTests {
    @Test("Without a limit only line breaks of the text end lines")
    func noLimit() {
        #expect(lines("one two\nthree\r\nfour\u{2028}five") == ["one two", "three", "four", "five"])
    }

    @Test("A text that ends in a line break has an empty last line, an empty text has none")
    func emptyLines() {
        #expect(lines("a\n") == ["a", ""])
        #expect(lines("\n\n", 4) == ["", "", ""])
        #expect(lines("").isEmpty)
    }

    @Test("A line wraps at its last space, and the spaces there belong to no line")
    func words() {
        #expect(lines("one two  three", 7) == ["one two", "three"])
        #expect(lines("one two", 6) == ["one", "two"])
        #expect(Array(CellLines("one  two", maxCells: 4)).map(\.cells) == [3, 3])
    }

    @Test("A word wider than the line is cut")
    func longWords() {
        #expect(lines("a abcdefgh", 3) == ["a", "abc", "def", "gh"])
    }

    @Test("Wide characters may wrap anywhere")
    func wideText() {
        #expect(lines("日本語日本", 5) == ["日本", "語日", "本"])
        #expect(lines("ab日本", 3) == ["ab", "日", "本"])
    }

    @Test("A no-break space holds its words together")
    func noBreakSpace() {
        #expect(lines("a b\u{A0}c", 4) == ["a", "b\u{A0}c"])
    }

    @Test("A line takes at least one character")
    func narrow() {
        #expect(lines("ab", 0) == ["a", "b"])
        #expect(lines("日本", 1) == ["日", "本"])
    }

    @Test("Spaces at the end of a text count as far as they fit")
    func trailingSpaces() {
        #expect(CellLines("ab   ", maxCells: 4).map(\.cells) == [4])
        #expect(CellLines("ab   ").map(\.cells) == [5])
    }

    @Test(
        "No line is too wide, every character but spaces is kept, and each line is as full as can be",
        arguments: [
            1, 2, 3, 4,
        ] as [UInt64])
    func laws(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let alphabet: [Character] = ["a", "b", "e\u{301}", " ", " ", "한", "👍🏽", "\n", "\u{A0}"]
        for _ in 0..<400 {
            let count = Int.random(in: 1...30, using: &numbers)
            let text = String((0..<count).map { _ in alphabet.randomElement(using: &numbers)! })
            let limit = Int.random(in: 2...9, using: &numbers)
            let lines = Array(CellLines(text, maxCells: limit))
            #expect(lines.allSatisfy { $0.cells <= limit }, "\(text.debugDescription) at \(limit)")
            func kept(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
            #expect(kept(lines.map { String($0.text) }.joined()) == kept(text))
            #expect(lines.count >= text.split(separator: "\n", omittingEmptySubsequences: false).count)
            for (line, following) in zip(lines, lines.dropFirst())
            where line.text.endIndex < text.endIndex && !text[line.text.endIndex].isNewline {
                // What follows up to its first break opportunity had no room left on the line.
                let gap = text[line.text.endIndex..<following.text.startIndex].count
                let unit = following.text.prefix { $0.cellWidth != 2 && $0 != " " }
                let head = unit.isEmpty ? following.text.prefix(1) : unit
                let cells = head.reduce(0) { $0 + $1.cellWidth }
                #expect(line.cells + gap + cells > limit, "\(text.debugDescription) at \(limit)")
            }
        }
    }

    @Test(
        "Every ASCII character breaks or widens a line as its own properties say",
        arguments: 0...127 as ClosedRange<UInt8>)
    func ascii(byte: UInt8) {
        let character = Character(Unicode.Scalar(byte))
        let widths = CellLines("x\(character)x").map(\.cells)
        #expect(widths == (character.isNewline ? [1, 1] : [2 + character.cellWidth]))
    }

    @Test("A long text without spaces falls into full lines")
    func longText() {
        let text = String(repeating: "한", count: 100_000)
        #expect(Array(CellLines(text, maxCells: 40)).map(\.cells) == Array(repeating: 40, count: 5_000))
    }
}

@Suite struct FixedPitchTextMeasurerTests {
    @Test("A body character takes 8 by 16 points with its baseline at 12")
    func cell() {
        let answer = measurer.size(of: "abc", font: .body, maxWidth: nil)
        #expect(answer.size == CGSize(width: 24, height: 16))
        #expect(answer.lineCount == 1 && answer.firstBaseline == 12 && answer.lastBaseline == 12)
    }

    @Test("An empty text takes no room")
    func empty() {
        #expect(measurer.size(of: "", font: .body, maxWidth: 10) == .empty)
    }

    @Test("Lines stack, and the last baseline is that of the last line")
    func lines() {
        let answer = measurer.size(of: "한국어\n日本", font: .body, maxWidth: nil)
        #expect(answer.size == CGSize(width: 48, height: 32))
        #expect(answer.lineCount == 2 && answer.firstBaseline == 12 && answer.lastBaseline == 28)
    }

    @Test("Sizes scale with the font and are rounded to whole points")
    func scaling() {
        #expect(measure("ab", size: 34) == CGSize(width: 32, height: 32))
        #expect(measure("ab", size: 20) == CGSize(width: 19, height: 19))
        #expect(measure("a", size: 0.001) == CGSize(width: 1, height: 1))
    }

    @Test("A font size that is no size counts as 17", arguments: [0, -3, .nan, .infinity])
    func badSizes(size: Double) {
        #expect(FontDescription(size: size).size == 17)
    }

    @Test(
        "No limit, an infinite and an undefined one all leave the text unwrapped",
        arguments: [nil, .infinity, .nan] as [Double?])
    func unlimited(maxWidth: Double?) {
        #expect(measure("one two three", maxWidth: maxWidth) == CGSize(width: 104, height: 16))
    }

    @Test("A width below zero counts as zero", arguments: [0, -1, -Double.infinity])
    func noRoom(maxWidth: Double) {
        #expect(measure("ab", maxWidth: maxWidth) == CGSize(width: 8, height: 32))
    }

    @Test("A text given the width it asked for stays on one line", arguments: [5, 50] as [UInt64])
    func ownWidth(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let text = String(repeating: "ab ", count: Int.random(in: 1...40, using: &numbers)) + "c"
            let size = numbers.double(in: 1...80)
            let ideal = measure(text, size: size)
            #expect(measure(text, size: size, maxWidth: ideal.width) == ideal)
            #expect(measure(text, size: size, maxWidth: ideal.width - 1).height > ideal.height)
        }
    }
}

@Suite struct TextMetricsTests {
    private struct Constant: TextMeasuring {
        func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
            TextMeasurement(size: CGSize(width: 1, height: 2), lineCount: 1, firstBaseline: 1, lastBaseline: 1)
        }
    }

    // In a process of its own: other tests measure meanwhile.
    @Test("A host can put in its own measurer")
    func replacing() async {
        await #expect(processExitsWith: .success) {
            #expect(TextMetrics.current is MediumTextMeasurer)
            TextMetrics.current = Constant()
            #expect(TextMetrics.current.size(of: "abc", font: .body, maxWidth: nil).size == CGSize(width: 1, height: 2))
        }
    }
}
