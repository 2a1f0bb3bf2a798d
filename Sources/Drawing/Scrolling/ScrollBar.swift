import Foundation

/// The bars that say which part of a larger content is in sight.
package struct ScrollBar {
    /// The rectangle that the content is seen through.
    package var viewport: CGRect
    /// The size of the content in points.
    package var content: CGSize
    /// The point of the content at the upper left corner of the rectangle.
    package var offset: CGPoint
    private let figures: ScrollBarFigures

    /// Makes the bars of a content.
    package init(viewport: CGRect, content: CGSize, offset: CGPoint, medium: Medium) {
        (self.viewport, self.content, self.offset) = (viewport, content, offset)
        figures = medium.scrollBar
    }

    /// How long a bar is at least, in points: the height of a line of text.
    private static let leastLength: CGFloat = 16
    /// Seen on white and on black.
    private static let color = ColorComponents(white: 0.5, alpha: 0.75)

    /// Draws the bars of axes whose whole content is not in sight.
    ///
    /// - Parameters:
    ///   - vertical: Whether there is a bar for the offset from top to bottom.
    ///   - horizontal: Whether there is a bar for the offset from side to side.
    ///   - isReversed: Whether texts read from right to left, which puts the vertical bar at the left edge.
    ///   - context: The context to draw in.
    package func draw(vertical: Bool, horizontal: Bool, isReversed: Bool, in context: inout DrawingContext) {
        for bar in bars(vertical: vertical, horizontal: horizontal, isReversed: isReversed) {
            let corner = figures.corner
            context.fill(
                corner > 0 ? .roundedRect(bar, cornerWidth: corner, cornerHeight: corner) : .rect(bar),
                with: .color(Self.color))
        }
    }

    /// Returns the bars of axes whose whole content is not in sight, the vertical one first.
    func bars(vertical: Bool, horizontal: Bool, isReversed: Bool) -> [CGRect] {
        [vertical ? self.vertical(isAtLeft: isReversed) : nil, horizontal ? self.horizontal : nil].compactMap { $0 }
    }

    private func vertical(isAtLeft: Bool) -> CGRect? {
        guard let part = part(offset.y, of: content.height, in: viewport.height) else { return nil }
        return CGRect(
            x: isAtLeft ? viewport.minX + figures.gap : viewport.maxX - figures.gap - figures.thickness,
            y: viewport.minY + figures.gap + part.start, width: figures.thickness, height: part.length)
    }

    private var horizontal: CGRect? {
        guard let part = part(offset.x, of: content.width, in: viewport.width) else { return nil }
        return CGRect(
            x: viewport.minX + figures.gap + part.start, y: viewport.maxY - figures.gap - figures.thickness,
            width: part.length, height: figures.thickness)
    }

    /// Returns where a bar begins in its room and how long it is; `nil` if all the content is in sight.
    private func part(_ offset: CGFloat, of content: CGFloat, in room: CGFloat) -> (
        start: CGFloat, length: CGFloat
    )? {
        guard content.isFinite, offset.isFinite, room > Self.leastLength, content > room + 0.5 else { return nil }
        let length = max(Self.leastLength, room * room / content)
        return ((room - 2 * figures.gap - length) * min(max(0, offset / (content - room)), 1), length)
    }
}
