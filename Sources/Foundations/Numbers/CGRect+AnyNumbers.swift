import Foundation

extension CGPoint {
    /// Whether both numbers are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether the origin, the size and the far edges are finite. Those of the null rectangle are not.
    package var isFinite: Bool {
        origin.isFinite && width.isFinite && height.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite
    }

    /// Whether a point is inside; no point is where a number is none. Accepts any numbers: Foundation's `contains`
    /// traps for a rectangle with a number that is none.
    package func covers(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Returns the intersection of two rectangles, which may be empty; null if they do not touch, or have numbers that
    /// are not finite. Accepts any numbers: Foundation's `intersection` traps for NaN.
    package func common(with other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether two rectangles have a point in common, if only at their edges. Accepts any numbers: Foundation's
    /// `intersects` traps for NaN.
    package func meets(_ other: CGRect) -> Bool { !common(with: other).isNull }
}
