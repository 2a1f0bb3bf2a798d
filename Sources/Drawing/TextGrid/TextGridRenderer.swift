import Foundation

/// Draws display lists into screens of character cells, and reuses the last screen while nothing changes.
///
/// Areas become backgrounds and block characters, horizontal and vertical lines become joined box-drawing characters,
/// and other lines become dots. Shadows are not drawn. A translucent group is drawn by making each of its items
/// translucent.
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
    /// An equal list returns the last screen; for a list that differs in part, only the affected rows are painted. See
    /// ``DisplayList`` for the cost of comparing.
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

    /// Returns the rows in which a rectangle in points may be visible, and adjacent rows for what lies on an edge.
    private func damagedRows(_ damage: CGRect) -> Range<Int> {
        if damage.isNull { return 0..<0 }
        if damage == .infinite { return 0..<rows }
        let first = GridPainter.index(damage.minY / GridPainter.cellHeight - 1, rows)
        let last = GridPainter.index((damage.maxY / GridPainter.cellHeight).rounded(.up) + 1, rows)
        return first..<max(first, last)
    }
}
