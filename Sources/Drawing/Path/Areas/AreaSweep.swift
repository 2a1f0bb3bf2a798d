import Foundation

/// Finds the outline of an area made of two others.
///
/// The plane is cut into strips at the heights of all ends of edges and of all places where edges cross, so that in a strip
/// no two edges change places. In each strip the edges are gone through from left to right; one at which the inside begins
/// or ends is part of the outline. Between two strips the outline runs level where the one is inside and the other is not.
/// What runs into a point also runs out of it, whatever was rounded, so every outline closes.
///
/// The cost grows with the number of strips times that of the edges which pass through one.
struct AreaSweep {
    /// A straight piece of the outline. The inside is to its right on the screen.
    struct Piece {
        var start: CGPoint
        var end: CGPoint
    }

    private let edges: [AreaEdge]
    private let isInside: (_ first: Int, _ second: Int) -> Bool
    /// Edges closer than this at both ends of a strip lie on each other.
    private let closeness: Double
    private(set) var pieces: [Piece] = []

    /// For each edge: 1 if the inside begins at it in the strip before, -1 if it ends there, 0 if it is no outline.
    private var sides: [Int8]
    /// The same in the strip that is being looked at.
    private var next: [Int8]
    /// For each edge that is outline: where that began.
    private var starts: [CGPoint]
    /// The edges that are outline in the strip before.
    private var outline: [Int] = []
    /// Where edges that cross meet, at the height of the strip's upper end.
    private var meetings: [Int: Double] = [:]

    /// Sweeps over the edges of one or two areas.
    ///
    /// - Parameters:
    ///   - extent: The largest coordinate.
    ///   - isInside: Whether a point is inside, from how often each area runs round it.
    init(_ edges: [AreaEdge], extent: Double, isInside: @escaping (_ first: Int, _ second: Int) -> Bool) {
        self.edges = edges.sorted { $0.top.y < $1.top.y }
        self.isInside = isInside
        closeness = extent * 1e-13
        sides = [Int8](repeating: 0, count: edges.count)
        next = sides
        starts = [CGPoint](repeating: .zero, count: edges.count)
        run()
    }

    private mutating func run() {
        var heights: [Double] = []
        for edge in edges {
            heights.append(edge.top.y)
            heights.append(edge.bottom.y)
        }
        heights.sort()
        var active: [Int] = []
        var unseen = 0
        var top = -Double.infinity
        for bottom in heights where bottom > top {
            defer { top = bottom }
            active.removeAll { edges[$0].bottom.y <= top }
            while unseen < edges.count, edges[unseen].top.y <= top {
                active.append(unseen)
                unseen += 1
            }
            if active.isEmpty {
                if !outline.isEmpty { enter([], at: top) }
                continue
            }
            strips(&active, from: top, to: bottom)
        }
        if !heights.isEmpty { enter([], at: top) }
    }

    /// A place where two edges change places.
    private struct Crossing {
        var y: Double
        var x: Double
        var edges: (Int, Int)
    }

    /// An edge with its places at the ends of a strip.
    private struct Place {
        var edge: Int
        var upper: Double
        var lower: Double
    }

    private mutating func strips(_ active: inout [Int], from top: Double, to bottom: Double) {
        var places: [Place] = []
        places.reserveCapacity(active.count)
        for edge in active {
            places.append(Place(edge: edge, upper: edges[edge].x(at: top), lower: edges[edge].x(at: bottom)))
        }
        places.sort { ($0.upper, $0.lower, $0.edge) < ($1.upper, $1.lower, $1.edge) }
        var crossings = crossings(of: places, from: top, to: bottom)
        crossings.sort { $0.y < $1.y }
        var upper = top
        var index = 0
        while true {
            let lower = index < crossings.count ? crossings[index].y : bottom
            if !crossings.isEmpty {
                for place in places.indices {
                    let edge = edges[places[place].edge]
                    (places[place].upper, places[place].lower) = (edge.x(at: upper), edge.x(at: lower))
                }
            }
            places.sort { ($0.upper + $0.lower, $0.edge) < ($1.upper + $1.lower, $1.edge) }
            enter(places, at: upper)
            meetings.removeAll(keepingCapacity: true)
            guard index < crossings.count else { break }
            upper = lower
            while index < crossings.count, crossings[index].y == upper {
                let (one, other) = crossings[index].edges
                let x = meetings[one] ?? meetings[other] ?? crossings[index].x
                (meetings[one], meetings[other]) = (x, x)
                index += 1
            }
        }
        active = places.map(\.edge)
    }

    /// Where the edges of a strip change places: what has to be done to sort them by where they leave it.
    private func crossings(of places: [Place], from top: Double, to bottom: Double) -> [Crossing] {
        var result: [Crossing] = []
        var sorted = places
        for index in sorted.indices.dropFirst() {
            let place = sorted[index]
            var position = index
            while position > 0, sorted[position - 1].lower > place.lower {
                let left = sorted[position - 1]
                sorted[position] = left
                position -= 1
                let (above, below) = (place.upper - left.upper, left.lower - place.lower)
                guard above > closeness || below > closeness else { continue }
                let y = top + (bottom - top) * (above / (above + below))
                guard y > top, y < bottom else { continue }
                let steeper = edges[left.edge].lean < edges[place.edge].lean ? left.edge : place.edge
                result.append(Crossing(y: y, x: edges[steeper].x(at: y), edges: (left.edge, place.edge)))
            }
            sorted[position] = place
        }
        return result
    }

    /// Passes from the strip above a height to that of `places` below it.
    private mutating func enter(_ places: [Place], at y: Double) {
        var entered: [Int] = []
        var (first, second, wasInside) = (0, 0, false)
        var index = 0
        while index < places.count {
            let start = index
            var known: Int?
            // Edges that lie on each other count as one.
            while index < places.count, places[index].upper - places[start].upper <= closeness,
                places[index].lower - places[start].lower <= closeness
            {
                let edge = edges[places[index].edge]
                if edge.isSecond { second += edge.winding } else { first += edge.winding }
                if known == nil, sides[places[index].edge] != 0 { known = places[index].edge }
                index += 1
            }
            let isInside = isInside(first, second)
            guard isInside != wasInside else { continue }
            let edge = known ?? places[start].edge
            next[edge] = isInside ? 1 : -1
            entered.append(edge)
            wasInside = isInside
        }
        turn(entered, at: y)
    }

    /// Ends and begins pieces where edges stop being outline or come to be, and joins them by level pieces.
    private mutating func turn(_ entered: [Int], at y: Double) {
        var ends: [(x: Double, change: Int)] = []
        for edge in outline where next[edge] != sides[edge] {
            let point = place(of: edge, at: y)
            ends.append((point.x, Int(sides[edge])))
            pieces.append(
                sides[edge] > 0 ? Piece(start: point, end: starts[edge]) : Piece(start: starts[edge], end: point))
        }
        for edge in entered where next[edge] != sides[edge] {
            let point = place(of: edge, at: y)
            ends.append((point.x, -Int(next[edge])))
            starts[edge] = point
        }
        for edge in outline { sides[edge] = 0 }
        for edge in entered { (sides[edge], next[edge]) = (next[edge], 0) }
        outline = entered
        ends.sort { $0.x < $1.x }
        level(ends, at: y)
    }

    private mutating func level(_ ends: [(x: Double, change: Int)], at y: Double) {
        var (difference, begin, index) = (0, 0.0, 0)
        while index < ends.count {
            let x = ends[index].x
            var after = difference
            while index < ends.count, ends[index].x == x {
                after += ends[index].change
                index += 1
            }
            if after == difference { continue }
            let (left, right) = (CGPoint(x: begin, y: y), CGPoint(x: x, y: y))
            for _ in 0..<abs(difference) {
                pieces.append(difference > 0 ? Piece(start: right, end: left) : Piece(start: left, end: right))
            }
            (difference, begin) = (after, x)
        }
    }

    private func place(of edge: Int, at y: Double) -> CGPoint {
        CGPoint(x: meetings[edge] ?? edges[edge].x(at: y), y: y)
    }
}
