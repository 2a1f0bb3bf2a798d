import Foundation

/// Draws display lists into screens of character cells, and keeps the last one for as long as nothing changes.
///
/// Areas become backgrounds and block characters, upright lines box-drawing characters that join, other lines dots.
/// Shadows are not shown; a translucent group shows each of its items as translucent.
package struct TextGridRenderer: Sendable {
    package let columns: Int
    package let rows: Int
    /// What the terminal's own background counts as under something translucent.
    package let canvas: ColorComponents
    private var last: (list: DisplayList, screen: TextScreen)?

    package init(columns: Int, rows: Int, canvas: ColorComponents = ColorComponents(white: 1)) {
        self.columns = columns
        self.rows = rows
        self.canvas = canvas
    }

    /// The screen for a list. An equal list gives the last screen back; of one that differs in part, the rows of cells
    /// in which it does are painted anew. See ``DisplayList`` for what comparing costs.
    package mutating func screen(_ list: DisplayList) -> TextScreen {
        var painter: GridPainter
        if let last, last.screen.hasRoomForClusters {
            if last.list == list { return last.screen }
            let damage = damagedRows(list.damage(from: last.list))
            painter = GridPainter(columns: columns, rows: rows, canvas: canvas, onto: last.screen, damage: damage)
        } else {
            painter = GridPainter(columns: columns, rows: rows, canvas: canvas)
        }
        list.walk { step in
            switch step {
            case .item(let item): painter.paint(item)
            case .begin(let group): return painter.begin(group)
            case .end: painter.end()
            }
            return true
        }
        last = (list, painter.screen)
        return painter.screen
    }

    /// The rows that a rectangle in points may show in, with those beside it for what lies on an edge.
    private func damagedRows(_ damage: CGRect) -> Range<Int> {
        if damage.isNull { return 0..<0 }
        if damage == .infinite { return 0..<rows }
        let first = GridPainter.index(damage.minY / GridPainter.cellHeight - 1, rows)
        let last = GridPainter.index((damage.maxY / GridPainter.cellHeight).rounded(.up) + 1, rows)
        return first..<max(first, last)
    }
}
