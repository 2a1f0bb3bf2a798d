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
    /// The medium that shows them.
    package var medium: Medium

    /// Makes the dots in a rectangle.
    package init(in frame: CGRect, count: Int, current: Int, isReversed: Bool, medium: Medium) {
        self.frame = frame
        self.count = max(0, count)
        self.current = min(max(current, 0), max(0, count - 1))
        self.isReversed = isReversed
        self.medium = medium
    }

    private var figures: PageDotFigures { medium.pageDots }

    /// Returns the size that so many dots need.
    package static func size(count: Int, medium: Medium) -> CGSize {
        // More dots than anyone counts are no wider.
        let dots = CGFloat(min(max(count, 0), 10_000))
        let figures = medium.pageDots
        return CGSize(width: dots == 0 ? 0 : dots * figures.pitch + figures.ends, height: figures.height)
    }

    /// The pages whose dots are there.
    package var shown: Range<Int> {
        let room = max(0, frame.width.isFinite ? frame.width - figures.ends : 0)
        let most = min(count, Int(clamping: room / figures.pitch, to: 1...10_000))
        let first = min(max(current - most / 2, 0), count - most)
        return first..<first + most
    }

    /// Returns the square around a dot.
    package func dot(of page: Int) -> CGRect {
        let shown = shown
        let index = isReversed ? shown.upperBound - 1 - page : page - shown.lowerBound
        let (dot, pitch) = (figures.dot, figures.pitch)
        let width = CGFloat(shown.count) * pitch
        switch figures.look {
        case .characters:
            // There is no gap behind the last dot.
            let left = frame.minX + max(0, GridCell.middleColumn(of: frame.width, for: width + figures.ends))
            let top = frame.minY + GridCell.middleRow(of: frame.height)
            return CGRect(x: left + CGFloat(index) * pitch, y: top, width: dot.width, height: dot.height)
        case .shapes:
            let middle = frame.midX - width / 2 + (CGFloat(index) + 0.5) * pitch
            return CGRect(
                x: middle - dot.width / 2, y: frame.midY - dot.height / 2, width: dot.width, height: dot.height)
        }
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
            let reach = figures.backgroundReach
            let area = dot(of: first).union(dot(of: last)).insetBy(dx: -reach.width, dy: -reach.height)
            let corner = medium.edges.corner(area.height / 2)
            context.fill(.roundedRect(area, cornerWidth: corner, cornerHeight: corner), with: background)
        }
        for page in shown {
            let (rect, paint) = (dot(of: page), page == current ? currentPaint : otherPaint)
            switch figures.look {
            case .characters: context.draw(page == current ? "●" : "○", inCellAt: rect.origin, with: paint)
            case .shapes: context.fill(.ellipse(rect), with: paint)
            }
        }
    }
}
