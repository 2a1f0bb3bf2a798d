import Foundation
import Foundations

extension CGRect {
    /// Whether coordinates are small enough to be precise to far less than a point.
    var isExact: Bool { isFinite && abs(minX) < 1e7 && abs(minY) < 1e7 && abs(maxX) < 1e7 && abs(maxY) < 1e7 }

    /// Returns the part of this rectangle inside another or, if there is none, the other's nearest side or corner.
    ///
    /// Null if either has numbers that are not finite.
    func clamped(to other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .null }
        let (left, right) = (min(max(minX, other.minX), other.maxX), min(max(maxX, other.minX), other.maxX))
        let (top, bottom) = (min(max(minY, other.minY), other.maxY), min(max(maxY, other.minY), other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the union of both. A rectangle with numbers that are not finite is ignored.
    func joined(with other: CGRect) -> CGRect {
        guard isFinite else { return other.isFinite ? other : .null }
        guard other.isFinite else { return self }
        let (left, right) = (min(minX, other.minX), max(maxX, other.maxX))
        let (top, bottom) = (min(minY, other.minY), max(maxY, other.maxY))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the rectangle with its sides moved outwards.
    func grown(by dx: Double, _ dy: Double) -> CGRect {
        guard isFinite else { return .null }
        return CGRect(x: minX - dx, y: minY - dy, width: max(0, width + 2 * dx), height: max(0, height + 2 * dy))
    }
}
