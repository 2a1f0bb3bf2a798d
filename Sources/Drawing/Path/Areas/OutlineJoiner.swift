import Foundation

/// Joins directed pieces of an outline into closed subpaths. As many pieces must end at each point as begin there.
struct OutlineJoiner {
    private let pieces: [AreaSweep.Piece]
    /// The pieces that begin at a point and are not used yet.
    private var starting: [CGPoint: [Int]] = [:]

    init(_ pieces: [AreaSweep.Piece]) {
        self.pieces = pieces
        for (index, piece) in pieces.enumerated() { starting[piece.start, default: []].append(index) }
    }

    /// The closed subpaths, each from the piece that comes first in order. Points closer together than `closeness` become
    /// one, and points on a straight line between others fall away.
    mutating func outline(closeness: Double) -> PathData {
        var result = PathData()
        for piece in pieces {
            guard starting[piece.start]?.isEmpty == false else { continue }
            while let loop = loop(from: piece.start) { add(loop, closeness, to: &result) }
        }
        return result
    }

    /// The points of a closed way along pieces that are not used yet; `nil` if none begins at the point.
    private mutating func loop(from start: CGPoint) -> [CGPoint]? {
        var points: [CGPoint] = []
        var (current, direction) = (start, CGVector.zero)
        while let index = take(at: current, after: direction) {
            points.append(current)
            let end = pieces[index].end
            direction = CGVector(dx: end.x - current.x, dy: end.y - current.y)
            current = end
            if current == start { break }
        }
        return points.isEmpty ? nil : points
    }

    /// Takes the piece that turns furthest to the right, so that parts of the area which touch at a point stay apart.
    private mutating func take(at point: CGPoint, after direction: CGVector) -> Int? {
        guard var candidates = starting[point], !candidates.isEmpty else { return nil }
        var (best, widest) = (0, -Double.infinity)
        if candidates.count > 1 {
            for (position, index) in candidates.enumerated() {
                let end = pieces[index].end
                let (dx, dy) = (end.x - point.x, end.y - point.y)
                let (cross, dot) = (direction.dx * dy - direction.dy * dx, direction.dx * dx + direction.dy * dy)
                var turn = atan2(cross, dot)
                // The way back is the last to be taken.
                if turn > Double.pi - 1e-9 { turn = -Double.pi }
                if turn > widest { (best, widest) = (position, turn) }
            }
        }
        let index = candidates.remove(at: best)
        starting[point] = candidates.isEmpty ? nil : candidates
        return index
    }

    private func add(_ loop: [CGPoint], _ closeness: Double, to path: inout PathData) {
        var points: [CGPoint] = []
        for point in loop {
            if let last = points.last, Self.areClose(last, point, closeness) { continue }
            while points.count > 1, Self.isStraight(points[points.count - 2], points[points.count - 1], point) {
                points.removeLast()
            }
            points.append(point)
        }
        while points.count > 1, Self.areClose(points[0], points[points.count - 1], closeness) { points.removeLast() }
        while points.count > 2, Self.isStraight(points[points.count - 2], points[points.count - 1], points[0]) {
            points.removeLast()
        }
        while points.count > 2, Self.isStraight(points[points.count - 1], points[0], points[1]) { points.removeFirst() }
        guard points.count > 2 else { return }
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
    }

    private static func areClose(_ one: CGPoint, _ other: CGPoint, _ closeness: Double) -> Bool {
        abs(one.x - other.x) <= closeness && abs(one.y - other.y) <= closeness
    }

    /// Whether the middle one of three points lies on the upright or level line between the others.
    private static func isStraight(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        if a.x == b.x, b.x == c.x { return (a.y < b.y) == (b.y < c.y) }
        if a.y == b.y, b.y == c.y { return (a.x < b.x) == (b.x < c.x) }
        return false
    }
}
