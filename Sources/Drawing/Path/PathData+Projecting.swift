import Foundation

extension PathData {
    /// The minimum depth of visible points. Nearer ones are cut off, as their projections grow without limit.
    private static let nearest = 0.02

    /// Returns the outline as a projection shows it, with lines instead of curves. Subpaths are closed where they are
    /// cut.
    func projected(by projection: Projection) -> PathData {
        if projection.isAffine { return applying(projection.affine) }
        var result = PathData()
        for polyline in polylines(tolerance: 0.1) {
            let seen = Self.cut(polyline, by: projection)
            for line in seen {
                var isFirst = true
                for point in line.points {
                    guard let projected = projection.point(point) else { continue }
                    if isFirst { result.move(to: projected) } else { result.addLine(to: projected) }
                    isFirst = false
                }
                if line.isClosed, !isFirst { result.close() }
            }
        }
        return result
    }

    /// Returns the visible parts of a line, in front of the viewer: areas for a closed line, pieces for an open one.
    private static func cut(_ line: Polyline, by projection: Projection) -> [Polyline] {
        let depths = line.points.map { projection.depth(of: $0) - nearest }
        if depths.allSatisfy({ $0 >= 0 }) { return [line] }
        if depths.allSatisfy({ $0 < 0 }) { return [] }
        var pieces: [Polyline] = []
        var piece: [CGPoint] = []
        func crossing(_ one: Int, _ other: Int) -> CGPoint {
            let share = depths[one] / (depths[one] - depths[other])
            return line.points[one].mixed(with: line.points[other], share)
        }
        let count = line.points.count
        for index in 0..<count {
            let before = index == 0 ? (line.isClosed ? count - 1 : nil) : index - 1
            if let before, (depths[before] < 0) != (depths[index] < 0) {
                piece.append(crossing(before, index))
                if depths[index] < 0, !line.isClosed {
                    pieces.append(Polyline(points: piece, isClosed: false))
                    piece = []
                }
            }
            if depths[index] >= 0 { piece.append(line.points[index]) }
        }
        if piece.count > 1 { pieces.append(Polyline(points: piece, isClosed: line.isClosed)) }
        return pieces
    }
}

extension Projection {
    /// Returns the bounding box of the visible part of a rectangle; null if none is visible.
    package func bounds(of rect: CGRect) -> CGRect {
        guard rect.isFinite else { return .null }
        return PathData(rect: rect.standardized).projected(by: self).bounds
    }
}
