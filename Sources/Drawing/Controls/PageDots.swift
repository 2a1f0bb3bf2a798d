import Foundation
import Foundations

/// The dots of some pages, of which one is shown: where they are, and how they are drawn.
///
/// Where there is no room for all dots, those around the current page are there.
package struct PageDots: Equatable, Sendable {
    /// The rectangle in whose middle the dots are.
    package var frame: CGRect
    /// How many pages there are; at least 0.
    package var count: Int
    /// The page that is shown.
    package var current: Int
    /// Whether the first page is at the right.
    package var isReversed: Bool
    /// Whether they are shown as characters.
    package var isGrid: Bool

    /// Makes the dots in a rectangle.
    package init(in frame: CGRect, count: Int, current: Int, isReversed: Bool, isGrid: Bool) {
        self.frame = frame
        self.count = max(0, count)
        self.current = min(max(current, 0), max(0, count - 1))
        self.isReversed = isReversed
        self.isGrid = isGrid
    }

    /// The distance from dot to dot, and the side of one, in points.
    private static let (pitch, side): (CGFloat, CGFloat) = (16, 7)

    /// Returns the size that so many dots need.
    package static func size(count: Int, isGrid: Bool) -> CGSize {
        // More dots than anyone counts are no wider.
        let dots = CGFloat(min(max(count, 0), 10_000))
        if isGrid { return CGSize(width: max(0, dots * pitch - 8), height: 16) }
        return CGSize(width: dots == 0 ? 0 : dots * pitch + 10, height: 26)
    }

    /// The pages whose dots are there.
    package var shown: Range<Int> {
        let room = max(0, frame.width.isFinite ? frame.width + (isGrid ? 8 : -10) : 0)
        let most = min(count, Int(clamping: room / Self.pitch, to: 1...10_000))
        let first = min(max(current - most / 2, 0), count - most)
        return first..<first + most
    }

    /// Returns the square around a dot.
    package func dot(of page: Int) -> CGRect {
        let shown = shown
        let place = isReversed ? shown.upperBound - 1 - page : page - shown.lowerBound
        let width = CGFloat(shown.count) * Self.pitch
        if isGrid {
            // There is no gap behind the last dot.
            let left = frame.minX + max(0, GridCell.middleColumn(of: frame.width, for: width - 8))
            let top = frame.minY + GridCell.middleRow(of: frame.height)
            return CGRect(x: left + CGFloat(place) * Self.pitch, y: top, width: 8, height: 16)
        }
        let middle = frame.midX - width / 2 + (CGFloat(place) + 0.5) * Self.pitch
        return CGRect(x: middle - Self.side / 2, y: frame.midY - Self.side / 2, width: Self.side, height: Self.side)
    }

    /// Draws the dots.
    ///
    /// - Parameters:
    ///   - currentPaint: The paint of the dot of the current page.
    ///   - otherPaint: The paint of the others.
    ///   - background: The paint behind them; `nil` for none.
    ///   - context: The context to draw in.
    package func draw(
        currentPaint: Paint, otherPaint: Paint, background: Paint?, in context: inout DrawingContext
    ) {
        let shown = shown
        guard let first = shown.first, let last = shown.last else { return }
        if let background {
            var area = dot(of: first).union(dot(of: last))
            area = isGrid ? area.insetBy(dx: -8, dy: 0) : area.insetBy(dx: -9, dy: -9)
            let corner = isGrid ? 0 : area.height / 2
            context.fill(.roundedRect(area, cornerWidth: corner, cornerHeight: corner), with: background)
        }
        for page in shown {
            let (place, paint) = (dot(of: page), page == current ? currentPaint : otherPaint)
            if isGrid {
                context.draw(page == current ? "●" : "○", inCellAt: place.origin, with: paint)
            } else {
                context.fill(.ellipse(place), with: paint)
            }
        }
    }
}
