import Foundation

/// Prepares successive screens for a terminal. Rows that did not change are not looked at again.
package struct ScreenPreparer: Sendable {
    /// The last screen that was prepared, and its result.
    private struct Last {
        let drawn: TextScreen
        let shown: TextScreen
        let ground: TextScreen.Ground
        let darker: [UInt32: UInt32]
    }

    private let colors: TextScreen.Colors
    private var last: Last?

    /// Prepares for a terminal with these colours.
    package init(_ colors: TextScreen.Colors) { self.colors = colors }

    /// Returns a screen as it is sent; see ``TextScreen/prepared(for:on:)``.
    package mutating func prepare(_ screen: TextScreen, on ground: TextScreen.Ground) -> TextScreen {
        if colors == .none { return screen.plain() }
        var inks = CellInks(colors: colors, ground: ground, canvas: screen.canvas)
        screen.cells.withUnsafeBufferPointer { cells in
            for index in cells.indices where cells[index].background != 0 {
                inks.note(cells[index], at: index, in: screen)
            }
        }
        var shown = screen
        let known = last.flatMap { last in
            last.ground == ground && last.darker == inks.darker && last.drawn.hasSameGlyphs(as: screen) ? last : nil
        }
        screen.cells.withUnsafeBufferPointer { cells in
            shown.cells.withUnsafeMutableBufferPointer { result in
                for row in 0..<screen.rows {
                    let range = row * screen.columns..<(row + 1) * screen.columns
                    if let known, known.drawn.hasSameCells(as: cells, in: range) {
                        known.shown.copyCells(to: result, in: range)
                    } else {
                        for index in range { result[index] = inks.shown(cells[index]) }
                    }
                }
            }
        }
        last = Last(drawn: screen, shown: shown, ground: ground, darker: inks.darker)
        return shown
    }
}

extension TextScreen {
    /// Whether equal cells of both screens look the same.
    fileprivate func hasSameGlyphs(as other: TextScreen) -> Bool {
        columns == other.columns && rows == other.rows && canvas == other.canvas && clusters == other.clusters
            && links == other.links
    }

    /// Whether cells are the same as those of another screen of this size.
    fileprivate func hasSameCells(as others: UnsafeBufferPointer<Cell>, in range: Range<Int>) -> Bool {
        cells.withUnsafeBufferPointer { mine in
            // The cells have no padding: each of their bytes counts.
            guard let one = mine.baseAddress, let other = others.baseAddress else { return range.isEmpty }
            return memcmp(
                one + range.lowerBound, other + range.lowerBound, range.count * MemoryLayout<Cell>.stride) == 0
        }
    }

    /// Copies cells to the same places of another screen of this size.
    fileprivate func copyCells(to others: UnsafeMutableBufferPointer<Cell>, in range: Range<Int>) {
        cells.withUnsafeBufferPointer { mine in
            guard let one = mine.baseAddress, let other = others.baseAddress else { return }
            (other + range.lowerBound).update(from: one + range.lowerBound, count: range.count)
        }
    }
}
