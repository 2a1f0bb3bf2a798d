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

    /// The screen for a list. An equal list gives the last screen back; see ``DisplayList`` for what comparing costs.
    package mutating func screen(_ list: DisplayList) -> TextScreen {
        if let last, last.list == list { return last.screen }
        var painter = GridPainter(columns: columns, rows: rows, canvas: canvas)
        list.walk { step in
            switch step {
            case .item(let item): painter.paint(item)
            case .begin(let group): return painter.begin(group.effects)
            case .end: painter.end()
            }
            return true
        }
        last = (list, painter.screen)
        return painter.screen
    }
}
