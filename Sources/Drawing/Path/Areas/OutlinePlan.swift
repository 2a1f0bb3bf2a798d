import Foundation

/// The straight edges of one or two areas and of a line, rounded to a grid and cut where they meet.
struct OutlinePlan {
    /// The role of an outline in a calculation.
    enum Role {
        case first, second
        /// A line that does not bound an area.
        case line
    }

    /// A straight segment of an outline, in the outline's order.
    struct Segment {
        var start: GridPoint
        var end: GridPoint
        var edge: Int
        var role: Role
    }

    /// Consecutive segments.
    struct Row {
        var segments: Range<Int>
        var isClosed: Bool
    }

    private(set) var coordinates: GivenCoordinates
    private(set) var segments: [Segment] = []
    private(set) var rows: [Row] = []
    private(set) var arrangement = Arrangement()

    /// Lays out paths with their roles. Areas are closed.
    ///
    /// If cutting does not end on a grid because it is too fine, a coarser one is used; the coarsest has so few points
    /// that it always ends.
    init(_ paths: [(path: PathData, role: Role)]) {
        var extent = PathData.Box()
        for (path, _) in paths { extent.addControlPoints(of: path) }
        let scale = CoordinateGrid.safeScale(for: extent.largest)
        var lines: [(line: PathData.Polyline, role: Role)] = []
        for (path, role) in paths {
            for line in path.fineLines(scale: scale) { lines.append((line, role)) }
        }
        var fineness = CoordinateGrid.finest
        while true {
            let grid = CoordinateGrid(extent, scale: scale, fineness: fineness)
            let isCoarsest = fineness == CoordinateGrid.coarsest
            if let plan = OutlinePlan(lines, grid, rounds: isCoarsest ? .max : 24) {
                self = plan
                return
            }
            fineness = max(fineness - 8, CoordinateGrid.coarsest)
        }
    }

    private init?(_ lines: [(line: PathData.Polyline, role: Role)], _ grid: CoordinateGrid, rounds: Int) {
        coordinates = GivenCoordinates(grid)
        for (line, role) in lines {
            let isClosed = line.isClosed || role != .line
            let begin = segments.count
            guard let origin = line.points.first else { continue }
            let first = grid.point(origin)
            coordinates.add(origin, at: first)
            var before = first
            for point in line.points.dropFirst() {
                let gridPoint = grid.point(point)
                coordinates.add(point, at: gridPoint)
                add(before, gridPoint, role)
                before = gridPoint
            }
            if isClosed { add(before, first, role) }
            rows.append(Row(segments: begin..<segments.count, isClosed: isClosed))
        }
        if !arrangement.cut(rounds: rounds) { return nil }
    }

    private mutating func add(_ start: GridPoint, _ end: GridPoint, _ role: Role) {
        if start == end { return }
        segments.append(Segment(start: start, end: end, edge: arrangement.add(GridEdge(start, end)), role: role))
    }

    // MARK: Pieces

    /// The pieces of all segments, each once, as input for a sweep.
    struct Pieces {
        var all: [WindingSweep.Piece] = []
        /// For each piece, a segment to which it belongs.
        var segment: [Int] = []
        /// For each edge, its index among the pieces; `nil` if it is not a piece.
        var index: [Int?]
    }

    func pieces() -> Pieces {
        var result = Pieces(index: [Int?](repeating: nil, count: arrangement.edges.count))
        for (index, segment) in segments.enumerated() {
            let isUpwards = segment.end < segment.start
            for part in arrangement.pieces(of: segment.edge) {
                let piece = result.index[part.piece] ?? result.all.count
                if piece == result.all.count {
                    result.index[part.piece] = piece
                    result.all.append(WindingSweep.Piece(edge: arrangement.edges[part.piece], change: Windings()))
                    result.segment.append(index)
                }
                let change = part.isReversed == isUpwards ? 1 : -1
                switch segment.role {
                case .first: result.all[piece].change.first += change
                case .second: result.all[piece].change.second += change
                case .line: break
                }
            }
        }
        return result
    }
}

extension PathData {
    /// Flattens the outline after multiplying it by `scale`. The tolerance depends on the size of each subpath.
    fileprivate func fineLines(scale: Double) -> [Polyline] {
        let zoom = CGAffineTransform(scaleX: scale, y: scale)
        var result: [Polyline] = []
        for subpath in subpaths {
            var extent = Box()
            extent.addControlPoints(of: subpath)
            let tolerance = Self.tolerance(for: extent.largestSide(scale: scale))
            result += subpath.polylines(transform: zoom, tolerance: tolerance, limit: Self.finestCurve)
        }
        return result
    }

    /// The subpaths as separate paths.
    private var subpaths: [PathData] {
        var result: [PathData] = []
        var current = PathData()
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                if !current.isEmpty { result.append(current) }
                current = PathData()
                current.move(to: point)
                start = point
            case .line(let point): current.addLine(to: point)
            case .quad(let control, let point): current.addQuadCurve(to: point, control: control)
            case .curve(let control1, let control2, let point):
                current.addCurve(to: point, control1: control1, control2: control2)
            case .close:
                current.close()
                result.append(current)
                current = PathData()
                current.move(to: start)
            }
        }
        if !current.isEmpty { result.append(current) }
        return result
    }
}
