import Foundation

/// A straight edge of an area, from its upper to its lower end. Level edges are not needed: they bound nothing that the
/// edges at their ends do not.
struct AreaEdge {
    let top: CGPoint
    let bottom: CGPoint
    /// 1 if the outline runs downwards here, -1 if upwards.
    let winding: Int
    /// Whether the edge belongs to the second of two areas.
    let isSecond: Bool

    /// The edge between two points in the order of the outline; `nil` if it is level.
    init?(from start: CGPoint, to end: CGPoint, isSecond: Bool) {
        if start.y == end.y { return nil }
        (top, bottom, winding) = start.y < end.y ? (start, end, 1) : (end, start, -1)
        self.isSecond = isSecond
    }

    /// Where the edge is at a height: exact at its ends, and never beyond them.
    func x(at y: Double) -> Double {
        if y <= top.y { return top.x }
        if y >= bottom.y { return bottom.x }
        let x = top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
        return min(max(x, min(top.x, bottom.x)), max(top.x, bottom.x))
    }

    /// How far the edge leans: the way to the side for one downwards.
    var lean: Double { abs((bottom.x - top.x) / (bottom.y - top.y)) }
}

extension PathData {
    /// The edges of the area, every subpath closed and every curve as lines, multiplied by a factor.
    func areaEdges(scale: Double, tolerance: Double, isSecond: Bool) -> [AreaEdge] {
        var edges: [AreaEdge] = []
        let lines = polylines(
            transform: CGAffineTransform(scaleX: scale, y: scale), tolerance: tolerance, limit: Self.finestCurve)
        for line in lines {
            guard var before = line.points.last else { continue }
            for point in line.points {
                if let edge = AreaEdge(from: before, to: point, isSecond: isSecond) { edges.append(edge) }
                before = point
            }
        }
        return edges
    }

    /// A power of two by which coordinates are multiplied so that no step of a calculation overflows or loses what it
    /// works with; 1 for all sizes in use.
    static func safeScale(for largest: Double) -> Double {
        guard largest > 0, largest.isFinite, largest > 1e60 || largest < 1e-60 else { return 1 }
        // A factor beyond the normal numbers would not be exact.
        return Double(sign: .plus, exponent: max(-1000, min(1000, -largest.exponent)), significand: 1)
    }

    /// The largest coordinate, whatever its sign.
    var largestCoordinate: Double {
        let box = controlPointBounds
        if box.isNull { return 0 }
        return max(
            abs(box.origin.x), abs(box.origin.y), abs(box.origin.x + box.size.width),
            abs(box.origin.y + box.size.height))
    }
}
