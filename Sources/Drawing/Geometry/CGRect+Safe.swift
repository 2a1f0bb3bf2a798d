import Foundation

extension CGPoint {
    /// Whether both numbers are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether the four numbers and the far edges are finite; those of the null rectangle are not.
    package var isFinite: Bool {
        origin.isFinite && width.isFinite && height.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite
    }

    /// Whether edges are near enough to be told apart to far less than a point.
    var isExact: Bool { isFinite && abs(minX) < 1e7 && abs(minY) < 1e7 && abs(maxX) < 1e7 && abs(maxY) < 1e7 }

    /// What two rectangles have in common, which can be without extent; null if nothing. Unlike `intersection` it takes
    /// any numbers.
    func common(with other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The part of this rectangle in another; where they have none in common, a side or corner of the other that is
    /// next to this one. Null where one has numbers that are not finite.
    func clamped(to other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (min(max(minX, other.minX), other.maxX), min(max(maxX, other.minX), other.maxX))
        let (top, bottom) = (min(max(minY, other.minY), other.maxY), min(max(maxY, other.minY), other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both. One whose numbers are not finite does not count.
    func joined(with other: CGRect) -> CGRect {
        guard isFinite else { return other.isFinite ? other : .null }
        guard other.isFinite else { return self }
        let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
        let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with each side moved outwards.
    func grown(by dx: Double, _ dy: Double) -> CGRect {
        guard isFinite else { return .null }
        return CGRect(x: minX - dx, y: minY - dy, width: max(0, width + 2 * dx), height: max(0, height + 2 * dy))
    }
}
