import Foundation

extension CGPoint {
    /// Returns where a pointer is that a host says to be at this point: a coordinate that is no number, or infinite, is
    /// that of the last point, and one far beyond every screen is as far as distances can be counted in whole points.
    func reached(from last: CGPoint) -> CGPoint {
        CGPoint(x: x.isFinite ? x.withinReach : last.x, y: y.isFinite ? y.withinReach : last.y)
    }
}

extension CGFloat {
    /// How far from any screen pointers and wheels are counted, in points.
    private static let reach: CGFloat = 1e9

    fileprivate var withinReach: CGFloat { Swift.min(Swift.max(self, -Self.reach), Self.reach) }

    /// The distance a wheel scrolls for this distance reported by a host: 0 for NaN.
    var distanceOfScroll: CGFloat { isNaN ? 0 : withinReach }
}
