import Foundation

extension PathData {
    /// Returns whether a point is inside. Each subpath is treated as closed. A point that is not finite is outside.
    package func contains(_ point: CGPoint, rule: CGPathFillRule = .winding) -> Bool {
        guard point.isFinite else { return false }
        var crossings = Crossings(point: point)
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to):
                crossings.addLine(current, start)
                (start, current) = (to, to)
            case .line(let to):
                crossings.addLine(current, to)
                current = to
            case .quad(let control, let to):
                // The same curve as a cubic curve.
                crossings.addCurve(
                    current, current.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3), to)
                current = to
            case .curve(let control1, let control2, let to):
                crossings.addCurve(current, control1, control2, to)
                current = to
            case .close:
                crossings.addLine(current, start)
                current = start
            }
        }
        crossings.addLine(current, start)
        return rule == .evenOdd ? crossings.winding % 2 != 0 : crossings.winding != 0
    }

    /// Counts how often an outline passes to the right of a point: downwards +1, upwards -1.
    private struct Crossings {
        let point: CGPoint
        var winding = 0

        mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            // Halved, because the difference between the ends may overflow.
            let share = (point.y / 2 - a.y / 2) / (b.y / 2 - a.y / 2)
            if a.mixed(with: b, share).x > point.x { winding += a.y <= point.y ? 1 : -1 }
        }

        /// Adds a cubic curve, halving it until the ray misses a part or its ends decide.
        ///
        /// A ray meets a curve in at most three points, so about a hundred halvings suffice. The limit stops at parts
        /// that rounding keeps from becoming smaller.
        mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            var pending = [(p0, p1, p2, p3, 0)]
            var left = 1_000
            while let (a, b, c, d, depth) = pending.popLast() {
                left -= 1
                if max(a.y, b.y, c.y, d.y) < point.y || min(a.y, b.y, c.y, d.y) > point.y { continue }
                if max(a.x, b.x, c.x, d.x) <= point.x { continue }
                if depth == 40 || left <= 0 || min(a.x, b.x, c.x, d.x) > point.x {
                    addLine(a, d)
                    continue
                }
                let (ab, bc, cd) = (a.mixed(with: b, 0.5), b.mixed(with: c, 0.5), c.mixed(with: d, 0.5))
                let (abc, bcd) = (ab.mixed(with: bc, 0.5), bc.mixed(with: cd, 0.5))
                let middle = abc.mixed(with: bcd, 0.5)
                pending.append((a, ab, abc, middle, depth + 1))
                pending.append((middle, bcd, cd, d, depth + 1))
            }
        }
    }
}

extension CGPoint {
    /// Returns the point at a fraction, from 0 to 1, of the way to another.
    func mixed(with other: CGPoint, _ share: Double) -> CGPoint {
        CGPoint(x: Self.mixed(x, other.x, share), y: Self.mixed(y, other.y, share))
    }

    private static func mixed(_ start: Double, _ end: Double, _ share: Double) -> Double {
        let way = end - start
        // Between numbers of different signs the difference may overflow, although no point between them does.
        return way.isFinite ? start + way * share : start * (1 - share) + end * share
    }
}
