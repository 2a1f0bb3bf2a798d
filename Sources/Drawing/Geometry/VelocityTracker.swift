import Foundation

/// Follows something that moves, to say how fast it is.
package struct VelocityTracker {
    /// Where it was lately, and when.
    private var trail: [(place: CGPoint, time: TimeInterval)] = []

    /// How far back the trail reaches, in seconds: a tenth, and a little for times that are not exact.
    private static let reach = 0.101

    /// Makes one that has seen nothing.
    package init() {}

    /// Notes where it is. What it did earlier than a tenth of a second before counts no more, but for the latest move.
    package mutating func add(_ place: CGPoint, at time: TimeInterval) {
        trail.append((place, time))
        while let first = trail.first, time - first.time > Self.reach, trail.count > 2 { trail.removeFirst() }
    }

    /// Returns how fast it moves, in points a second; zero until it was seen at two times.
    ///
    /// - Parameter convert: Leads from the coordinates of the places to those of the velocity.
    package func velocity(converting convert: (CGPoint) -> CGPoint = { $0 }) -> CGVector {
        guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
        let (from, to) = (convert(first.place), convert(last.place))
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (to.x - from.x) / time, dy: (to.y - from.y) / time)
    }
}
