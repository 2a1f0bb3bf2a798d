import Foundation
import Testing

@testable import Drawing

/// Shapes in cells, and the texts in them.
@Suite("Shapes in cells") struct SnappingTests {
    private func screen(columns: Int = 8, rows: Int = 4, _ draw: (inout DrawingContext) -> Void) -> TextScreen {
        var context = DrawingContext()
        draw(&context)
        var renderer = TextGridRenderer(columns: columns, rows: rows)
        return renderer.screen(context.finish())
    }

    /// The quarters of all cells that have a colour, from left to right and from top to bottom.
    private func quarters(_ screen: TextScreen) -> [[Bool]] {
        (0..<screen.rows * 2).map { line in
            (0..<screen.columns * 2).map { place in
                let cell = screen.cells[line / 2 * screen.columns + place / 2]
                if cell.glyph == 0 { return cell.background != 0 }
                let bit: UInt8 = (place % 2 == 0 ? 1 : 2) << (line % 2 == 0 ? 0 : 2)
                return BlockCharacters.quarters(of: cell.glyph) & bit != 0 || cell.background != 0
            }
        }
    }

    @Test("A circle is the same at both sides, above and below, wherever it is", arguments: [0.0, 3, 4, 5, 8, 11])
    func circles(_ offset: Double) {
        for side in stride(from: 20.0, through: 90, by: 5) {
            let lines = quarters(
                screen(columns: 14, rows: 8) {
                    let box = CGRect(x: offset, y: offset, width: side, height: side)
                    $0.fill(.ellipse(box), with: .color(.redInk))
                }
            ).filter { $0.contains(true) }
            #expect(lines == lines.reversed(), "\(side)")
            let first = lines.compactMap { $0.firstIndex(of: true) }.min() ?? 0
            let last = lines.compactMap { $0.lastIndex(of: true) }.max() ?? 0
            for line in lines { #expect(Array(line[first...last]) == line[first...last].reversed(), "\(side)") }
        }
    }

    @Test("A rectangle of whole cells is where a text in it is", arguments: [0.0, 4, 7, 8, 12])
    func rectangles(_ y: Double) {
        let result = screen {
            $0.fill(.rect(CGRect(x: 8, y: y, width: 32, height: 16)), with: .color(.redInk))
            $0.text("abcd", CGRect(x: 8, y: y, width: 32, height: 16))
        }
        let row = y < 8 ? 0 : 1
        for index in result.cells.indices {
            let isInside = index / 8 == row && (1..<5).contains(index % 8)
            #expect((result.cells[index].background != 0) == isInside)
            #expect(result.cells[index].style.contains(.text) == isInside)
        }
    }

    @Test("A rounded rectangle of one row has half cells at its ends")
    func row() {
        let result = screen {
            $0.fill(.roundedRect(.cells(1, 1, 5, 1), cornerWidth: 8, cornerHeight: 8), with: .color(.redInk))
        }
        #expect([8, 9, 13, 14].map { result.cells[$0].glyph } == [0, 0x2590, 0x258C, 0])
        #expect((10...12).allSatisfy { result.cells[$0].background == result.cells[9].foreground })
    }

    @Test("A disc of about a cell is a character")
    func disc() {
        let box = CGRect(x: 10, y: 20, width: 10, height: 10)
        #expect(screen { $0.fill(.ellipse(box), with: .color(.redInk)) }.text() == "\n ●\n\n\n")
    }

    @Test("A border of whole cells is around the text in it", arguments: [0.0, 8, 12])
    func border(_ y: Double) {
        let text = screen {
            $0.stroke(.rect(CGRect(x: 0.5, y: y + 0.5, width: 39, height: 47)), with: .color(.redInk))
            $0.text("abc", CGRect(x: 8, y: y + 16, width: 24, height: 16))
        }.text()
        #expect(text == (y < 8 ? "┌───┐\n│abc│\n└───┘\n\n" : "\n┌───┐\n│abc│\n└───┘\n"))
    }

    @Test("A switch is a thick line with a circle at the end, filled while it is on", arguments: [false, true])
    func toggle(_ isReversed: Bool) {
        func text(_ share: CGFloat) -> String {
            let figure = SwitchFigure(
                in: CGRect(x: 0, y: 0, width: 24, height: 16), share: share, isReversed: isReversed, medium: .grid)
            return screen(columns: 3, rows: 1) {
                figure.draw(track: .color(.greenInk), knob: .color(.redInk), in: &$0)
            }.text()
        }
        #expect(text(1) == (isReversed ? "●━━\n" : "━━●\n"))
        #expect(text(0) == (isReversed ? "━━○\n" : "○━━\n"))
        #expect(text(0.5) == "━◐━\n")
    }

    @Test("A selected row has a mark in each of its rows of cells", arguments: [false, true])
    func selection(_ isReversed: Bool) {
        let figure = ListFigure(kind: .plain, medium: .grid, scale: 1)
        let text = screen(columns: 6, rows: 3) {
            let row = CGRect(x: 0, y: 0, width: 48, height: 32)
            figure.drawSelection(in: row, isReversed: isReversed, with: .color(.redInk), in: &$0)
        }.text()
        #expect(text == (isReversed ? "     ▐\n     ▐\n\n" : "▌\n▌\n\n"))
    }
}
