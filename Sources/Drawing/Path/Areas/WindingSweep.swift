/// The winding numbers of two areas at a point.
struct Windings {
    var first = 0
    var second = 0

    static func + (one: Windings, other: Windings) -> Windings {
        Windings(first: one.first + other.first, second: one.second + other.second)
    }
}

/// Sweeps over the pieces of an arrangement from top to bottom and computes the winding numbers on both sides of
/// each.
///
/// The pieces that cross the current height are kept in order from left to right. Each end of a piece changes this
/// order at one point, and the area to the left of a piece is the one to the right of its predecessor.
struct WindingSweep {
    /// A piece, and how the winding numbers change when crossing it from left to right.
    struct Piece {
        let edge: GridEdge
        var change: Windings
    }

    let pieces: [Piece]
    /// For each piece, the winding numbers to its left.
    private(set) var left: [Windings]
    /// The pieces with the inside on exactly one side, in the order of their upper ends.
    private(set) var outline: [Int] = []
    /// For each piece of the outline, the piece that follows it with the inside to the right on the screen.
    private(set) var following: [Int]

    private let isInside: (Windings) -> Bool
    /// The pieces at the current height, from left to right.
    private var active: [Int] = []

    /// Sweeps over pieces that meet only at their ends.
    init(_ pieces: [Piece], isInside: @escaping (Windings) -> Bool) {
        self.pieces = pieces
        self.isInside = isInside
        left = [Windings](repeating: Windings(), count: pieces.count)
        following = [Int](repeating: -1, count: pieces.count)
        run()
    }

    /// Returns the winding numbers to the right of a piece.
    func right(of piece: Int) -> Windings { left[piece] + pieces[piece].change }

    /// Returns the start of a piece of the outline, with the inside to the right on the screen.
    func start(of piece: Int) -> GridPoint {
        isInside(left[piece]) ? pieces[piece].edge.upper : pieces[piece].edge.lower
    }

    private mutating func run() {
        var ends: [(point: GridPoint, piece: Int)] = []
        ends.reserveCapacity(pieces.count * 2)
        for (index, piece) in pieces.enumerated() {
            ends.append((piece.edge.upper, index))
            ends.append((piece.edge.lower, index))
        }
        ends.sort { $0.point != $1.point ? $0.point < $1.point : $0.piece < $1.piece }
        var index = 0
        var beginning: [Int] = []
        while index < ends.count {
            let point = ends[index].point
            beginning.removeAll(keepingCapacity: true)
            while index < ends.count, ends[index].point == point {
                if pieces[ends[index].piece].edge.upper == point { beginning.append(ends[index].piece) }
                index += 1
            }
            pass(point, &beginning)
        }
        assert(active.isEmpty, "A sweep over pieces that cross.")
    }

    /// Passes a point at which pieces end and others begin.
    private mutating func pass(_ point: GridPoint, _ beginning: inout [Int]) {
        let start = position(of: point)
        var end = start
        while end < active.count, pieces[active[end]].edge.lower == point { end += 1 }
        beginning.sort {
            let (one, other) = (pieces[$0].edge.lower, pieces[$1].edge.lower)
            return point.side(to: one, of: other) < 0
        }
        var windings = start > 0 ? right(of: active[start - 1]) : Windings()
        let isInsideBefore = isInside(windings)
        // The pieces of the outline at the point, clockwise from the left.
        var around: [Int] = []
        for piece in active[start..<end] where isOutline(piece) { around.append(piece) }
        for piece in beginning {
            left[piece] = windings
            windings = right(of: piece)
        }
        for piece in beginning.reversed() where isOutline(piece) { around.append(piece) }
        for piece in beginning where isOutline(piece) { outline.append(piece) }
        active.replaceSubrange(start..<end, with: beginning)
        // A piece that ends here continues with the one before it around the point, with the inside between them.
        let first = isInsideBefore ? around.count - 1 : 0
        assert(around.count % 2 == 0, "An outline that does not close.")
        for step in stride(from: 0, to: around.count - 1, by: 2) {
            following[around[(first + step + 1) % around.count]] = around[(first + step) % around.count]
        }
    }

    private func isOutline(_ piece: Int) -> Bool { isInside(left[piece]) != isInside(right(of: piece)) }

    /// Returns the index of the first active piece that does not pass to the left of a point.
    private func position(of point: GridPoint) -> Int {
        active.partitioningIndex { piece in
            let edge = pieces[piece].edge
            return edge.upper.side(to: edge.lower, of: point) >= 0
        }
    }
}
