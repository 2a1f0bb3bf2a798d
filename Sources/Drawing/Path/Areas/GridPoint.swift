/// A point of a square grid, with exact integer geometry. Points are ordered from top to bottom, then from left to
/// right.
///
/// Two points of one calculation are at most 2⁴⁸ apart along each axis.
struct GridPoint: Hashable, Comparable {
    var x: Int64
    var y: Int64

    static func < (one: GridPoint, other: GridPoint) -> Bool {
        one.y != other.y ? one.y < other.y : one.x < other.x
    }

    /// Returns the side of the line from here to `end` on which a point lies: 1 for right on the screen, -1 for left, 0
    /// for on the line.
    ///
    /// The result is exact.
    func side(to end: GridPoint, of point: GridPoint) -> Int {
        let (ux, uy, vx, vy) = (end.x - x, end.y - y, point.x - x, point.y - y)
        let one = ux.multipliedFullWidth(by: vy)
        let other = uy.multipliedFullWidth(by: vx)
        if one.high != other.high { return one.high > other.high ? 1 : -1 }
        if one.low != other.low { return one.low > other.low ? 1 : -1 }
        return 0
    }

    /// Returns the Manhattan distance to another point.
    func distance(to point: GridPoint) -> Int64 { abs(point.x - x) + abs(point.y - y) }

    /// Returns the vector to another point.
    func way(to point: GridPoint) -> (dx: Double, dy: Double) { (Double(point.x - x), Double(point.y - y)) }
}

/// A straight edge between two points of a grid, from the upper to the lower in the order of points.
struct GridEdge: Hashable {
    let upper: GridPoint
    let lower: GridPoint

    /// Makes the edge between two different points.
    init(_ one: GridPoint, _ other: GridPoint) { (upper, lower) = one < other ? (one, other) : (other, one) }

    var length: Int64 { upper.distance(to: lower) }

    var box: GridBox {
        GridBox(
            left: min(upper.x, lower.x), top: upper.y, right: max(upper.x, lower.x), bottom: lower.y)
    }
}

/// An upright rectangle on a grid, including its edges.
struct GridBox {
    var left: Int64
    var top: Int64
    var right: Int64
    var bottom: Int64

    func meets(_ other: GridBox) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    mutating func add(_ other: GridBox) {
        (left, top) = (min(left, other.left), min(top, other.top))
        (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }

    /// Returns the box with a margin on every side.
    func grown(by margin: Int64) -> GridBox {
        GridBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}
