import Foundation

/// The steps in which sizes and positions are chosen in a medium.
package struct MediumGrain: Hashable, Sendable {
    /// The size of a cell in points; `nil` where every position can be shown.
    package let cell: CGSize?

    /// Returns a width in whole columns, at least as wide; the width itself where there are none.
    package func wholeWidth(_ width: CGFloat) -> CGFloat { cell.map { Self.up(width, $0.width) } ?? width }
    /// Returns a height in whole rows, at least as high; the height itself where there are none.
    package func wholeHeight(_ height: CGFloat) -> CGFloat { cell.map { Self.up(height, $0.height) } ?? height }
    /// Returns the left edge of the column at a position; the position itself where there are none.
    package func column(at x: CGFloat) -> CGFloat { cell.map { Self.down(x, $0.width) } ?? x }
    /// Returns the upper edge of the row at a position; the position itself where there are none.
    package func row(at y: CGFloat) -> CGFloat { cell.map { Self.down(y, $0.height) } ?? y }
    /// Returns the edge of a column that is nearest to a position; the position itself where there are none.
    package func nearestColumn(_ x: CGFloat) -> CGFloat { cell.map { Self.nearest(x, $0.width) } ?? x }
    /// Returns the edge of a row that is nearest to a position; the position itself where there are none.
    package func nearestRow(_ y: CGFloat) -> CGFloat { cell.map { Self.nearest(y, $0.height) } ?? y }
    /// Returns the upper edge of the row at a position; the nearest whole point where there are no rows.
    package func rowOrPoint(at y: CGFloat) -> CGFloat { cell == nil ? y.rounded() : row(at: y) }
    /// Returns a height in the nearest number of rows, at least one; the height itself where there are none.
    package func nearestHeight(_ height: CGFloat) -> CGFloat {
        cell.map { max(1, (height / $0.height).rounded()) * $0.height } ?? height
    }

    /// Returns how many positions there are to a point, for a display with a number of pixels to a point.
    ///
    /// In cells there are no pixels. Edges are hardly rounded there: they would come to share a cell with others.
    package func scale(of display: CGFloat) -> CGFloat { cell == nil ? display : 1_024 }

    /// Returns the width of the columns that fit into a width, of one at least; the width itself where there are none.
    package func columns(in width: CGFloat) -> CGFloat {
        cell.map { max($0.width, Self.down(width, $0.width)) } ?? width
    }
    /// Returns a height in whole rows, at least as high, and zero for one that is not finite; the height itself where
    /// there are none.
    package func wholeFiniteHeight(_ height: CGFloat) -> CGFloat {
        cell.map { height.isFinite ? Self.up(height, $0.height) : 0 } ?? height
    }
    /// Returns the distance between positions at a scale: that of columns, or a pixel where there are none.
    package func step(scale: CGFloat) -> CGFloat { cell?.width ?? 1 / max(1, scale) }

    /// Returns the distance from the upper edge of an area to content of a height in its middle. Where there are rows,
    /// it is in whole rows, and never above the edge.
    package func topRow(of content: CGFloat, inMiddleOf height: CGFloat) -> CGFloat {
        let rest = (height - content) / 2
        return cell == nil ? rest : max(0, row(at: rest))
    }

    private static func up(_ length: CGFloat, _ step: CGFloat) -> CGFloat { (length / step).rounded(.up) * step }
    private static func down(_ length: CGFloat, _ step: CGFloat) -> CGFloat { (length / step).rounded(.down) * step }
    private static func nearest(_ length: CGFloat, _ step: CGFloat) -> CGFloat { (length / step).rounded() * step }
}
