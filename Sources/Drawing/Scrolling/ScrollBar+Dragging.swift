import Foundation

/// The parts of a scroll bar under a pointer.
extension ScrollBar {
    /// The effect of a pointer that goes down on a bar.
    package enum Press: Equatable, Sendable {
        /// It takes hold of the bar, at a distance in points from the bar's start.
        case thumb(isVertical: Bool, grip: CGFloat)
        /// It scrolls by a distance, towards the pointer.
        case track(CGVector)
    }

    /// The width of the area along an edge in which a pointer is on a bar, in points: a character.
    private static let reach = 8.0

    /// Returns the effect of a pointer at a point; `nil` where there is no bar.
    package func press(at point: CGPoint, vertical: Bool, horizontal: Bool, isReversed: Bool) -> Press? {
        guard viewport.covers(point) else { return nil }
        if vertical, let bar = bars(vertical: true, horizontal: false, isReversed: isReversed).first {
            let distance = isReversed ? point.x - viewport.minX : viewport.maxX - point.x
            if distance <= Self.reach {
                if point.y < bar.minY { return .track(CGVector(dx: 0, dy: -viewport.height)) }
                if point.y >= bar.maxY { return .track(CGVector(dx: 0, dy: viewport.height)) }
                return .thumb(isVertical: true, grip: point.y - bar.minY)
            }
        }
        if horizontal, let bar = bars(vertical: false, horizontal: true, isReversed: isReversed).first,
            viewport.maxY - point.y <= Self.reach
        {
            if point.x < bar.minX { return .track(CGVector(dx: -viewport.width, dy: 0)) }
            if point.x >= bar.maxX { return .track(CGVector(dx: viewport.width, dy: 0)) }
            return .thumb(isVertical: false, grip: point.x - bar.minX)
        }
        return nil
    }

    /// Returns how far to scroll so that a bar that is held follows a pointer.
    package func distance(toDrag isVertical: Bool, grip: CGFloat, to point: CGPoint) -> CGVector {
        let bar = bars(vertical: isVertical, horizontal: !isVertical, isReversed: false).first
        guard let bar, point.x.isFinite, point.y.isFinite else { return .zero }
        if isVertical {
            let room = viewport.height - bar.height
            let share = room > 0 ? (point.y - grip - viewport.minY) / room : 0
            return CGVector(dx: 0, dy: min(max(share, 0), 1) * (content.height - viewport.height) - offset.y)
        }
        let room = viewport.width - bar.width
        let share = room > 0 ? (point.x - grip - viewport.minX) / room : 0
        return CGVector(dx: min(max(share, 0), 1) * (content.width - viewport.width) - offset.x, dy: 0)
    }
}
