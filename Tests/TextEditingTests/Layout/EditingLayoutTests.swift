import Drawing
import Foundation
import Testing

@testable import TextEditing

@Suite("The layout of an edited text") struct EditingLayoutTests {
    /// A layout of cells of 8 by 16 points.
    private func layout(
        _ text: String, cells: Int? = nil, alignment: TextRun.Alignment = .left, wraps: Bool = true,
        isSecure: Bool = false
    ) -> EditingLayout {
        EditingLayout(
            text, isSecure: isSecure,
            style: LayoutStyle(width: cells.map { Double($0) * 8 }, wraps: wraps, alignment: alignment),
            measurer: FixedPitchTextMeasurer())
    }

    /// The places of carets, in cells.
    private func cells(_ layout: EditingLayout, _ places: [CaretPosition]) -> [[Double]] {
        places.map { [layout.caretRect(at: $0).minX / 8, layout.caretRect(at: $0).minY / 16] }
    }

    @Test("An empty text has one row with a caret at its start")
    func empty() {
        let layout = layout("")
        #expect(layout.rowCount == 1)
        #expect(layout.caretRect(at: CaretPosition(0)) == CGRect(x: 0, y: 0, width: 0, height: 16))
        #expect(layout.size == CGSize(width: 0, height: 16))
    }

    @Test("A text that ends with a line break has an empty row after it")
    func lastBreak() {
        let layout = layout("a\n")
        #expect(layout.rowCount == 2)
        #expect(cells(layout, [CaretPosition(1), CaretPosition(2)]) == [[1, 0], [0, 1]])
    }

    @Test("Where a row wraps inside a word, a caret is at the end of the row or at the start of the next")
    func affinity() {
        let layout = layout("abcdef", cells: 4)
        #expect(cells(layout, [CaretPosition(4, .upstream), CaretPosition(4)]) == [[4, 0], [0, 1]])
        #expect(layout.caret(nearest: CGPoint(x: 100, y: 5)) == CaretPosition(4, .upstream))
        #expect(layout.caret(nearest: CGPoint(x: -5, y: 20)) == CaretPosition(4))
    }

    @Test("Carets among the spaces at which a row wraps stay at its right edge")
    func hangingSpaces() {
        let layout = layout("abc    def", cells: 5)
        #expect(layout.rowCount == 2)
        let places = [3, 4, 5, 6].map { CaretPosition($0) } + [CaretPosition(7, .upstream), CaretPosition(7)]
        #expect(cells(layout, places) == [[3, 0], [4, 0], [5, 0], [5, 0], [5, 0], [0, 1]])
    }

    @Test("A row that wraps does not show the spaces at its end")
    func shownRows() {
        let rows = layout("abc  def", cells: 5, alignment: .right).rows(from: 0, to: 100)
        #expect(rows.map(\.line.text) == ["abc", "def"])
        #expect(rows.map(\.frame.minX) == [16, 16])
    }

    @Test("Only rows between two heights are returned")
    func rowsInSight() {
        let layout = layout("a\nb\nc\nd")
        #expect(layout.rows(from: 16, to: 33).map(\.line.text) == ["b", "c"])
        #expect(layout.rows(from: 64, to: 100).isEmpty)
        #expect(layout.rows(from: .nan, to: 100).isEmpty)
    }

    @Test("A point above or below all rows is nearest to the first or the last row")
    func outside() {
        let layout = layout("ab\ncd")
        #expect(layout.caret(nearest: CGPoint(x: 9, y: -1_000)) == CaretPosition(1))
        #expect(layout.caret(nearest: CGPoint(x: 9, y: CGFloat.infinity)) == CaretPosition(4))
        #expect(layout.caret(nearest: CGPoint(x: CGFloat.nan, y: CGFloat.nan)).position <= 2)
    }

    @Test("Between two carets, the nearer one is found")
    func halves() {
        let layout = layout("日a")
        #expect(layout.caret(nearest: CGPoint(x: 7, y: 0)).position == 0)
        #expect(layout.caret(nearest: CGPoint(x: 9, y: 0)).position == 3)
        #expect(layout.caret(nearest: CGPoint(x: 21, y: 0)).position == 4)
    }

    @Test("In text from right to left, the caret starts at the right")
    func rightToLeft() {
        let layout = layout("אבג")
        #expect(cells(layout, [0, 2, 4, 6].map { CaretPosition($0) }) == [[3, 0], [2, 0], [1, 0], [0, 0]])
    }

    @Test("Where directions meet, the caret is at the character that is less deeply embedded")
    func mixedCarets() {
        // Shown as "ab גבא cd".
        let layout = layout("ab אבג cd")
        #expect(
            cells(layout, [2, 3, 5, 7, 9, 10].map { CaretPosition($0) })
                == [[2, 0], [3, 0], [5, 0], [4, 0], [6, 0], [7, 0]])
    }

    @Test("A range over two directions has several rectangles")
    func mixedSelection() {
        // "b " at the left, and the first letter from the right.
        let layout = layout("ab אבג")
        #expect(
            layout.rectangles(of: 1..<5) == [
                CGRect(x: 8, y: 0, width: 16, height: 16), CGRect(x: 40, y: 0, width: 8, height: 16),
            ])
    }

    @Test("A line break in a range has a rectangle if it is given a width")
    func selectedBreaks() {
        let layout = layout("a\n\nb")
        #expect(layout.rectangles(of: 0..<3).count == 1)
        #expect(
            layout.rectangles(of: 0..<3, lineBreakWidth: 4) == [
                CGRect(x: 0, y: 0, width: 8, height: 16), CGRect(x: 8, y: 0, width: 4, height: 16),
                CGRect(x: 0, y: 16, width: 4, height: 16),
            ])
    }

    @Test("Rectangles outside of the heights asked for are left out")
    func selectionInSight() {
        let layout = layout("a\nb\nc")
        #expect(layout.rectangles(of: 0..<5, from: 16, to: 32) == [CGRect(x: 0, y: 16, width: 8, height: 16)])
    }

    @Test("A secret is shown as one bullet for each character")
    func secret() {
        let layout = layout("e\u{301}👍a", isSecure: true)
        #expect(layout.rows(from: 0, to: 16).map(\.line.text) == ["•••"])
        #expect(cells(layout, [0, 3, 7, 8].map { CaretPosition($0) }) == [[0, 0], [1, 0], [2, 0], [3, 0]])
        #expect(layout.caret(nearest: CGPoint(x: 16, y: 0)).position == 7)
    }

    @Test("A line that does not wrap is as long as its text, and stands in the width while it fits")
    func unwrapped() {
        #expect(layout("a b c d e f", cells: 4, wraps: false).rowCount == 1)
        #expect(cells(layout("ab", cells: 4, alignment: .right, wraps: false), [CaretPosition(2)]) == [[4, 0]])
        #expect(cells(layout("abcdef", cells: 4, alignment: .right, wraps: false), [CaretPosition(6)]) == [[6, 0]])
    }

    @Test("Letter spacing moves carets apart")
    func letterSpacing() {
        var font = FontDescription.body
        font.letterSpacing = 2
        let layout = EditingLayout("abc", style: LayoutStyle(font: font), measurer: FixedPitchTextMeasurer())
        #expect([0, 1, 2, 3].map { layout.caretRect(at: CaretPosition($0)).minX } == [0, 10, 20, 30])
        #expect(layout.size.width == 30)
    }

    @Test("Another font, width or measurer lays out the text again")
    func otherStyle() {
        let layout = layout("ab cd", cells: 10)
        layout.style.width = 16
        #expect(layout.rowCount == 2)
        layout.style.font = FontDescription(size: 34)
        #expect(layout.rowHeight == 32)
        layout.measurer = ProportionalTextMeasurer()
        #expect(layout.rowHeight != 32)
    }

    @Test("A carriage return that a line feed joins is one line break with it")
    func joinedBreak() {
        let layout = layout("a\rb")
        layout.update("a\r\nb")
        #expect(layout.allRows == self.layout("a\r\nb").allRows)
    }
}
