import Foundation

/// Edges on a grid, cut where they cross, touch or overlap, so that the resulting pieces meet only at their ends.
///
/// A piece is stored once, however many edges it belongs to. An edge that passes a point at less than a cell's width is
/// bent through it. This moves edges imperceptibly, and merges edges that were meant to overlap.
///
/// Takes O(n log n) time for n pieces, plus the number of pairs of edges whose boxes intersect.
struct Arrangement {
    /// A part of an edge: a piece, and whether the edge follows it from its upper end to its lower.
    struct Part {
        var piece: Int
        var isReversed: Bool
    }

    /// All edges and all pieces ever made.
    private(set) var edges: [GridEdge] = []
    private var ids: [GridEdge: Int] = [:]
    /// For each edge, the pieces into which it was cut, from its upper end to its lower; `nil` if it was not cut.
    private var parts: [[Part]?] = []
    /// The edges that have not been compared with all others yet.
    private var fresh: [Int] = []
    /// The number of pairs of edges that were compared.
    private(set) var comparisons = 0

    /// Adds an edge and returns its number. Equal edges have the same number.
    mutating func add(_ edge: GridEdge) -> Int {
        if let known = ids[edge] { return known }
        ids[edge] = edges.count
        fresh.append(edges.count)
        edges.append(edge)
        parts.append(nil)
        return edges.count - 1
    }

    /// Whether an edge is a piece, which means that it was not cut.
    func isPiece(_ edge: Int) -> Bool { parts[edge] == nil }

    /// Returns the pieces of an edge from its upper end to its lower.
    func pieces(of edge: Int) -> [Part] {
        guard parts[edge] != nil else { return [Part(piece: edge, isReversed: false)] }
        var result: [Part] = []
        var pending = [Part(piece: edge, isReversed: false)]
        while let next = pending.popLast() {
            guard let inner = parts[next.piece] else {
                result.append(next)
                continue
            }
            if next.isReversed {
                for part in inner { pending.append(Part(piece: part.piece, isReversed: !part.isReversed)) }
            } else {
                for part in inner.reversed() { pending.append(part) }
            }
        }
        return result
    }

    // MARK: Cutting

    private struct Cut {
        var edge: Int
        var point: GridPoint
    }

    /// Cuts until pieces meet only at their ends. Returns `false` if that takes more than `rounds` rounds.
    ///
    /// Every cut makes edges shorter, so cutting ends; soon, on a coarse grid.
    mutating func cut(rounds: Int) -> Bool {
        for _ in 0..<rounds {
            let cuts = findCuts()
            if cuts.isEmpty { return true }
            apply(cuts)
        }
        return false
    }

    private mutating func findCuts() -> [Cut] {
        let new = fresh.filter { isPiece($0) }
        fresh.removeAll(keepingCapacity: true)
        if new.isEmpty { return [] }
        var isNew = [Bool](repeating: false, count: edges.count)
        for edge in new { isNew[edge] = true }
        var live: [Int] = []
        for edge in edges.indices where isPiece(edge) { live.append(edge) }
        let tree = GridBoxTree(live.map { edges[$0].box })
        var cuts: [Cut] = []
        var found: [Int] = []
        for edge in new {
            tree.find(edges[edge].box.grown(by: 1), in: &found)
            for index in found {
                let other = live[index]
                // A pair of new edges is found from both sides.
                if other == edge || (isNew[other] && other < edge) { continue }
                comparisons += 1
                compare(edge, other, &cuts)
            }
        }
        return cuts
    }

    private func compare(_ one: Int, _ other: Int, _ cuts: inout [Cut]) {
        let (a, b) = (edges[one], edges[other])
        let count = cuts.count
        if Self.passes(a, b.upper) { cuts.append(Cut(edge: one, point: b.upper)) }
        if Self.passes(a, b.lower) { cuts.append(Cut(edge: one, point: b.lower)) }
        if Self.passes(b, a.upper) { cuts.append(Cut(edge: other, point: a.upper)) }
        if Self.passes(b, a.lower) { cuts.append(Cut(edge: other, point: a.lower)) }
        // Further common points are found once these edges have been cut.
        if cuts.count > count { return }
        guard let point = Self.crossing(a, b) else { return }
        if point != a.upper, point != a.lower { cuts.append(Cut(edge: one, point: point)) }
        if point != b.upper, point != b.lower { cuts.append(Cut(edge: other, point: point)) }
    }

    /// Whether an edge must pass through a point: one between its ends and less than a cell's width away.
    private static func passes(_ edge: GridEdge, _ point: GridPoint) -> Bool {
        if point == edge.upper || point == edge.lower { return false }
        let (dx, dy) = edge.upper.way(to: edge.lower)
        let (px, py) = edge.upper.way(to: point)
        guard abs(dx * py - dy * px) <= max(abs(dx), abs(dy)) else { return false }
        let along = dx * px + dy * py
        guard along > 0, along < dx * dx + dy * dy else { return false }
        return edge.upper.distance(to: point) < edge.length && edge.lower.distance(to: point) < edge.length
    }

    /// Returns the point at which two edges cross between their ends.
    private static func crossing(_ a: GridEdge, _ b: GridEdge) -> GridPoint? {
        guard
            a.upper.side(to: a.lower, of: b.upper) * a.upper.side(to: a.lower, of: b.lower) < 0,
            b.upper.side(to: b.lower, of: a.upper) * b.upper.side(to: b.lower, of: a.lower) < 0
        else { return nil }
        let (ax, ay) = a.upper.way(to: a.lower)
        let (bx, by) = b.upper.way(to: b.lower)
        let (cx, cy) = a.upper.way(to: b.upper)
        let share = (cx * by - cy * bx) / (ax * by - ay * bx)
        guard share.isFinite else { return nil }
        let x = a.upper.x + Int64((min(max(share, 0), 1) * ax).rounded())
        let y = a.upper.y + Int64((min(max(share, 0), 1) * ay).rounded())
        // Keep the point inside the boxes of both.
        let (one, other) = (a.box, b.box)
        return GridPoint(
            x: min(max(x, one.left, other.left), one.right, other.right),
            y: min(max(y, one.top, other.top), one.bottom, other.bottom))
    }

    private mutating func apply(_ cuts: [Cut]) {
        var sorted: [(cut: Cut, along: Double)] = []
        sorted.reserveCapacity(cuts.count)
        for cut in cuts {
            let edge = edges[cut.edge]
            let (dx, dy) = edge.upper.way(to: edge.lower)
            let (px, py) = edge.upper.way(to: cut.point)
            sorted.append((cut, dx * px + dy * py))
        }
        sorted.sort {
            if $0.cut.edge != $1.cut.edge { return $0.cut.edge < $1.cut.edge }
            return $0.along != $1.along ? $0.along < $1.along : $0.cut.point < $1.cut.point
        }
        var index = 0
        while index < sorted.count {
            let edge = sorted[index].cut.edge
            var points = [edges[edge].upper]
            while index < sorted.count, sorted[index].cut.edge == edge {
                if sorted[index].cut.point != points[points.count - 1] { points.append(sorted[index].cut.point) }
                index += 1
            }
            points.append(edges[edge].lower)
            split(edge, at: points)
        }
    }

    /// Splits an edge at the points between the first and the last.
    ///
    /// Every part must be shorter than the edge, so that cutting ends. If splitting at all points does not achieve
    /// that, split at one; the next round finds the others.
    private mutating func split(_ edge: Int, at points: [GridPoint]) {
        var points = points
        for (start, end) in zip(points, points.dropFirst()) where start.distance(to: end) >= edges[edge].length {
            points = [points[0], points[1], points[points.count - 1]]
            break
        }
        var result: [Part] = []
        for (start, end) in zip(points, points.dropFirst()) {
            result.append(Part(piece: add(GridEdge(start, end)), isReversed: end < start))
        }
        parts[edge] = result
    }
}
