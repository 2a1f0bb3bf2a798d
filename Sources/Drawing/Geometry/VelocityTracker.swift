import Foundation

/// Measures the velocity of something that moves.
package struct VelocityTracker {
    /// Its latest positions, and when it was there.
    private var trail: [(point: CGPoint, time: TimeInterval)] = []

    /// The duration of the trail in seconds: a tenth, and some tolerance for times that are not exact.
    private static let reach = 0.101

    /// Creates a tracker without any positions.
    package init() {}

    /// Adds a position. The two latest ones always count, and older ones for a tenth of a second.
    package mutating func add(_ point: CGPoint, at time: TimeInterval) {
        trail.append((point, time))
        while let first = trail.first, time - first.time > Self.reach, trail.count > 2 { trail.removeFirst() }
    }

    /// Returns the velocity in points per second; zero until there are positions at two different times.
    ///
    /// - Parameter convert: Converts a point to the coordinate space of the velocity.
    package func velocity(converting convert: (CGPoint) -> CGPoint = { $0 }) -> CGVector {
        guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
        let (from, to) = (convert(first.point), convert(last.point))
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (to.x - from.x) / time, dy: (to.y - from.y) / time)
    }
}
