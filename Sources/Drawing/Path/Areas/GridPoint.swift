/// A point of a square grid, on which geometry is exact. Points are in order from top to bottom, on one height from
/// left to right.
///
/// Two points of one calculation are at most 2⁴⁸ apart along each axis.
struct GridPoint: Hashable, Comparable {
    var x: Int64
    var y: Int64

    static func < (one: GridPoint, other: GridPoint) -> Bool {
        one.y != other.y ? one.y < other.y : one.x < other.x
    }

    /// On which side of the way from here to `end` a point lies: 1 to the right on the screen, -1 to the left, 0 on the
    /// line. Never rounded.
    func side(to end: GridPoint, of point: GridPoint) -> Int {
        let (ux, uy, vx, vy) = (end.x - x, end.y - y, point.x - x, point.y - y)
        let one = ux.multipliedFullWidth(by: vy)
        let other = uy.multipliedFullWidth(by: vx)
        if one.high != other.high { return one.high > other.high ? 1 : -1 }
        if one.low != other.low { return one.low > other.low ? 1 : -1 }
        return 0
    }

    /// How far another point is, along both axes together.
    func distance(to point: GridPoint) -> Int64 { abs(point.x - x) + abs(point.y - y) }

    /// The way to another point.
    func way(to point: GridPoint) -> (dx: Double, dy: Double) { (Double(point.x - x), Double(point.y - y)) }
}

/// A straight edge between two points of a grid, from the first of them in order to the last.
struct GridEdge: Hashable {
    let upper: GridPoint
    let lower: GridPoint

    /// The edge between two different points.
    init(_ one: GridPoint, _ other: GridPoint) { (upper, lower) = one < other ? (one, other) : (other, one) }

    var length: Int64 { upper.distance(to: lower) }

    var box: GridBox {
        GridBox(
            left: min(upper.x, lower.x), top: upper.y, right: max(upper.x, lower.x), bottom: lower.y)
    }
}

/// An upright rectangle on a grid, its edges included.
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

    /// The box with a margin on every side.
    func grown(by margin: Int64) -> GridBox {
        GridBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}
