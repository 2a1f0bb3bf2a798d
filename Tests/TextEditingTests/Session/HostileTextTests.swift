import Drawing
import Foundation
import Testing

@testable import TextEditing

/// Counts how much it measures.
private final class CountingMeasurer: TextMeasuring {
    private let count = Counter()
    private let base = FixedPitchTextMeasurer()

    /// The bytes of text that were measured since the last time.
    func takeCount() -> Int { count.take() }

    func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        count.add(text.utf8.count)
        return base.size(of: text, font: font, maxWidth: maxWidth)
    }

    func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        count.add(text.utf8.count)
        return base.brokenLines(of: text, font: font, maxWidth: maxWidth)
    }

    func characterAdvances(in line: String, font: FontDescription) -> [Double] {
        count.add(line.utf8.count)
        return base.characterAdvances(in: line, font: font)
    }
}

@Suite("What a change costs, and texts that are meant to break something") struct HostileTextTests {
    @Test("A change in one of 10,000 lines measures that line alone")
    func manyLines() {
        let measurer = CountingMeasurer()
        let line = String(repeating: "word ", count: 12) + "\n"
        var session = EditingSession(String(repeating: line, count: 10_000), options: EditingOptions(isMultiline: true))
        let layout = EditingLayout(session.text, style: LayoutStyle(width: 640), measurer: measurer)
        session.select(300_020..<300_020)
        _ = measurer.takeCount()
        session.insert("x")
        session.perform(.move(.down), in: layout)
        session.perform(.insertNewline, in: layout)
        session.perform(.move(.up), in: layout)
        #expect(measurer.takeCount() < 2_000)
        #expect(layout.rowCount == 10_002)
    }

    @Test("A change in a paragraph of 100,000 characters that wraps measures the rows around it")
    func longParagraph() {
        let measurer = CountingMeasurer()
        var session = EditingSession(
            String(repeating: "word ", count: 20_000), options: EditingOptions(isMultiline: true))
        let layout = EditingLayout(session.text, style: LayoutStyle(width: 640), measurer: measurer)
        _ = measurer.takeCount()
        session.select(50_001..<50_001)
        // The rows keep their ends after one of the two.
        session.insert("1")
        session.perform(.delete(.backward), in: layout)
        session.perform(.move(.up), in: layout)
        #expect(measurer.takeCount() < 20_000)
    }

    @Test("A change in a line of 100,000 characters that does not wrap measures the characters around it")
    func longLine() {
        let measurer = CountingMeasurer()
        var session = EditingSession(String(repeating: "日", count: 100_000))
        let layout = EditingLayout(session.text, style: LayoutStyle(width: 640, wraps: false), measurer: measurer)
        session.select(150_000..<150_000)
        _ = measurer.takeCount()
        session.insert("x")
        layout.update(session.text)
        _ = layout.caretRect(at: session.selection.caret)
        _ = layout.rectangles(of: 300..<600)
        #expect(measurer.takeCount() < 100)
    }

    @Test("Ten thousand marks are one character")
    func marks() {
        let marks = "e" + String(repeating: "\u{301}", count: 10_000)
        var session = EditingSession("")
        let layout = EditingLayout(measurer: ProportionalTextMeasurer())
        session.insert("a" + marks + "b")
        for movement in Movement.allCases { session.perform(.move(movement, extending: true), in: layout) }
        session.select(20_002..<20_002)
        session.perform(.delete(.backward), in: layout)
        #expect(session.text == "ab")
        #expect(session.checkInvariants() == nil)
    }

    @Test(
        "Any command ends in a long text of one character, and in time linear in it",
        arguments: [
            "\0", "\u{202E}\u{2066}", "🇩", "\u{301}", "👩‍", "\n", " ", "'", "a", "אa", "क्", "\r", "\u{AD}",
        ])
    func longTexts(piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        var session = EditingSession(text, options: EditingOptions(isMultiline: true))
        let layout = EditingLayout(session.text, style: LayoutStyle(width: 80), measurer: FixedPitchTextMeasurer())
        session.select(50_000..<50_000)
        for movement in Movement.allCases { session.perform(.move(movement), in: layout) }
        session.select(50_000..<50_000)
        session.insert("x")
        session.perform(.delete(.wordForward), in: layout)
        session.undo()
        session.insert(text, isTyped: false)
        layout.update(session.text)
        _ = layout.rectangles(of: 0..<session.buffer.end, from: 0, to: 1_000)
        _ = layout.caretRect(at: session.selection.caret)
        session.undo()
        #expect(session.selection.head <= session.buffer.end)
    }
}
