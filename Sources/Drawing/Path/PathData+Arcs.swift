import Foundation
import Foundations

extension PathData {
    /// Adds an arc of a circle between two angles in radians, preceded by a line to it from the current point.
    ///
    /// - Parameter isDecreasing: Whether the angle decreases along the arc. If the end lies in the other direction, it
    ///   is moved by whole turns. An arc of a turn or more is the whole circle.
    package mutating func addArc(
        center: CGPoint, radius: Double, from start: Double, to end: Double, isDecreasing: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = isDecreasing ? start - end : end - start
        guard delta.isFinite else { return }
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        } else if delta > turn {
            delta = turn
        }
        addArc(
            center: center, radius: radius, from: start, delta: isDecreasing ? -delta : delta, transform: transform)
    }

    /// Adds an arc of a circle that starts at an angle and extends by another, in radians.
    ///
    /// At most one whole turn is drawn. Adds nothing if a number is not finite or the radius is negative.
    package mutating func addArc(
        center: CGPoint, radius: Double, from start: Double, delta: Double,
        transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, delta.isFinite else { return }
        let turn = 2 * Double.pi
        var sweep = delta
        if abs(sweep) > turn { sweep = delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn) }
        func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + radius * (cosine - along * sine), y: center.y + radius * (sine + along * cosine)
            ).applying(transform)
        }
        let first = point(start)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let count = (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)
        guard count > 0 else { return }
        let step = sweep / count
        let along = 4.0 / 3 * tan(step / 4)
        for index in 0..<Int(clamping: count) {
            let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
            addCurve(to: point(to), control1: point(from, along), control2: point(to, -along))
        }
    }

    /// Rounds the corner at `corner` on the way from the current point to `end`.
    ///
    /// Adds a line to the point where a circle with the radius touches the first leg, and the arc to where it touches
    /// the second. If there is no corner, because the points are collinear or the radius is 0 or less, adds the line to
    /// `corner`. Points and radius are taken before the transform.
    package mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: Double, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, corner.isFinite, end.isFinite, radius.isFinite else { return }
        let from = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay) = (from.x - corner.x, from.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard radius > 0, a > 0, b > 0, abs(cross) > 1e-12 * a * b else {
            return addLine(to: corner.applying(transform))
        }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b)))) / 2
        let distance = radius / tan(half)
        let touch1 = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
        let toCenter = radius / sin(half)
        let (mx, my) = (ax / a + bx / b, ay / a + by / b)
        let middle = hypot(mx, my)
        let center = CGPoint(x: corner.x + mx / middle * toCenter, y: corner.y + my / middle * toCenter)
        let start = atan2(touch1.y - center.y, touch1.x - center.x)
        let sweep = (Double.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addArc(center: center, radius: radius, from: start, delta: sweep, transform: transform)
    }
}
