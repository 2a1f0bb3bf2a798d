import Foundation

/// Draws display lists into screens of character cells, and reuses the last screen while nothing changes.
///
/// Areas become backgrounds and block characters, horizontal and vertical lines become joined box-drawing characters,
/// and other lines become dots. Shadows are not drawn. A translucent group is drawn by making each of its items
/// translucent.
///
/// Masks have a resolution of a quarter of a cell; characters in a mask take the colour of the masked content.
/// Blurred contents keep their areas and lines, but none of their characters can be read once the blur is half a cell
/// wide, and pictures become coarse. Blending works on the colours of cells.
package struct TextGridRenderer: Sendable {
    package let columns: Int
    package let rows: Int
    /// The assumed colour of the terminal's background below translucent items.
    package let canvas: ColorComponents
    private var last: (list: DisplayList, screen: TextScreen)?

    package init(columns: Int, rows: Int, canvas: ColorComponents = ColorComponents(white: 1)) {
        self.columns = columns
        self.rows = rows
        self.canvas = canvas
    }

    /// Returns the screen for a list.
    ///
    /// An equal list returns the last screen; for a list that differs in part, only the affected cells are painted. See
    /// ``DisplayList`` for the cost of comparing.
    package mutating func screen(_ list: DisplayList) -> TextScreen {
        let list = list.flattened
        let screen: TextScreen
        if let last, last.screen.hasRoom {
            if last.list == list { return last.screen }
            screen = update(of: last.screen, for: list, damaged: damagedCells(list.damage(from: last.list)))
        } else {
            var painter = GridPainter(columns: columns, rows: rows, canvas: canvas)
            list.walk(&painter)
            screen = painter.screen
        }
        last = (list, screen)
        return screen
    }

    /// Returns a screen with some cells painted again.
    private func update(of screen: TextScreen, for list: DisplayList, damaged area: CellArea) -> TextScreen {
        var painter = GridPainter(columns: columns, rows: rows, canvas: canvas, onto: screen, damage: area)
        list.walk(&painter)
        if !painter.cutsCharacters { return painter.screen }
        return update(of: screen, for: list, damaged: CellArea(rows: area.rows, columns: 0..<columns))
    }

    /// Returns the cells in which a difference may be visible, and adjacent ones for items on an edge.
    private func damagedCells(_ damage: DisplayDamage) -> CellArea {
        let box = damage.bounds
        if box.isNull { return CellArea(rows: 0..<0, columns: 0..<0) }
        if box == .infinite { return CellArea(rows: 0..<rows, columns: 0..<columns) }
        func cells(_ low: Double, _ high: Double, _ size: Double, _ count: Int) -> Range<Int> {
            GridPainter.touchedCells(low, high, size, count, margin: 1)
        }
        return CellArea(
            rows: cells(box.minY, box.maxY, GridPainter.cellHeight, rows),
            columns: damage.hasText ? 0..<columns : cells(box.minX, box.maxX, GridPainter.cellWidth, columns))
    }
}
