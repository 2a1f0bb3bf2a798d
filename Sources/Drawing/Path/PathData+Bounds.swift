import Foundation

extension PathData {
    /// The bounding box of all points, including control points; null if there are none.
    package var controlPointBounds: CGRect {
        var box = Box()
        box.addControlPoints(of: self)
        return box.rect
    }

    /// The bounding box of the outline itself; null if the path is empty.
    package var bounds: CGRect {
        var box = Box()
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                (start, current) = (point, point)
            case .line(let point):
                current = point
            case .quad(let control, let point):
                for (p0, p1, p2, isX) in [
                    (current.x, control.x, point.x, true), (current.y, control.y, point.y, false),
                ] {
                    let t = (p0 - p1) / (p0 - 2 * p1 + p2)
                    guard t > 0, t < 1 else { continue }
                    let u = 1 - t
                    box.add(u * u * p0 + 2 * u * t * p1 + t * t * p2, isX: isX)
                }
                current = point
            case .curve(let control1, let control2, let point):
                box.addTurns(current.x, control1.x, control2.x, point.x, isX: true)
                box.addTurns(current.y, control1.y, control2.y, point.y, isX: false)
                current = point
            case .close:
                current = start
            }
            box.add(current)
        }
        return box.rect
    }

    /// The larger side of the bounding box of all points; 0 without points, infinite if it overflows.
    var largestSide: Double {
        var box = Box()
        box.addControlPoints(of: self)
        return box.largestSide(scale: 1)
    }

    /// The extent of points along both axes.
    struct Box {
        private var (left, right) = (Double.infinity, -Double.infinity)
        private var (top, bottom) = (Double.infinity, -Double.infinity)

        mutating func add(_ point: CGPoint) {
            add(point.x, isX: true)
            add(point.y, isX: false)
        }

        mutating func addControlPoints(of path: PathData) {
            for element in path.elements {
                switch element {
                case .move(let point), .line(let point): add(point)
                case .quad(let control, let point):
                    add(control)
                    add(point)
                case .curve(let control1, let control2, let point):
                    add(control1)
                    add(control2)
                    add(point)
                case .close: break
                }
            }
        }

        fileprivate mutating func add(_ value: Double, isX: Bool) {
            if isX {
                (left, right) = (min(left, value), max(right, value))
            } else {
                (top, bottom) = (min(top, value), max(bottom, value))
            }
        }

        /// Adds the points at which a cubic curve turns back along one axis.
        fileprivate mutating func addTurns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, isX: Bool) {
            // One third of the derivative is a + b t + c t².
            let (a, b, c) = (p1 - p0, 2 * (p0 - 2 * p1 + p2), p3 - p0 + 3 * (p1 - p2))
            var roots: [Double] = []
            if abs(c) < 1e-12 * (abs(a) + abs(b)) {
                roots = [-a / b]
            } else {
                let root = (b * b - 4 * a * c).squareRoot()
                roots = [(-b + root) / (2 * c), (-b - root) / (2 * c)]
            }
            for t in roots where t > 0 && t < 1 {
                let u = 1 - t
                add(u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3, isX: isX)
            }
        }

        /// The largest absolute coordinate; 0 without points.
        var largest: Double { left <= right ? max(abs(left), abs(right), abs(top), abs(bottom)) : 0 }

        /// Returns the larger side after multiplying coordinates by `scale`; 0 without points.
        func largestSide(scale: Double) -> Double {
            left <= right ? max(right * scale - left * scale, bottom * scale - top * scale) : 0
        }

        var rect: CGRect {
            left <= right ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
        }
    }
}

extension PathData {
    /// The rectangle that the path describes if it is a single upright rectangle; otherwise `nil`.
    package var asRect: CGRect? {
        var corners: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point) where index == 0: corners.append(point)
            case .line(let point) where index < 5: corners.append(point)
            case .close where index == elements.count - 1: break
            default: return nil
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let isUpright =
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
            || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        guard isUpright else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    }
}
