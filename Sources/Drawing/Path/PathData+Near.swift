import Foundation

extension PathData {
    /// Returns whether the outline, with curves flattened, passes within a distance of a point, in points.
    package func passes(within distance: Double, of point: CGPoint) -> Bool {
        guard point.isFinite, distance > 0 else { return false }
        for line in polylines() {
            guard let first = line.points.first, var before = line.points.last else { continue }
            if !line.isClosed { before = first }
            for next in line.points {
                if Self.distance(from: point, toLine: before, next) <= distance { return true }
                before = next
            }
        }
        return false
    }

    private static func distance(from point: CGPoint, toLine a: CGPoint, _ b: CGPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let share = length > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / length, 0), 1) : 0
        return hypot(point.x - a.x - share * dx, point.y - a.y - share * dy)
    }
}
