import Foundation

/// A polyline that is stroked as one line.
struct StrokeLine {
    var points: [CGPoint] = []
    /// For each point, whether it is inside of a flattened curve, where the line bends without a corner.
    var isSmooth: [Bool] = []
    var isClosed = false
    /// The direction of a line without length, for its caps.
    var direction = CGVector(dx: 1, dy: 0)

    mutating func add(_ point: CGPoint, isSmooth smooth: Bool = false) {
        if points.last == point { return }
        points.append(point)
        isSmooth.append(smooth)
    }

    /// Whether the line has no length.
    var isPoint: Bool { points.count == 1 }
}

extension PathData {
    /// Returns the lines of the outline with curves flattened. A move without a line is ignored.
    func strokeLines(tolerance: Double) -> [StrokeLine] {
        var result: [StrokeLine] = []
        var line = StrokeLine()
        var isDrawn = false
        func finish(isClosed: Bool) {
            guard isDrawn || isClosed, !line.points.isEmpty else { return }
            var whole = line
            whole.isClosed = isClosed && whole.points.count > 1
            if whole.isClosed, whole.points.first == whole.points.last, whole.points.count > 2 {
                whole.points.removeLast()
                whole.isSmooth.removeLast()
            }
            result.append(whole)
        }
        func curve(_ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
            var points: [CGPoint] = []
            PathData.appendCurve(
                line.points.last ?? p3, p1, p2, p3, tolerance: tolerance, limit: Self.finestCurve, to: &points)
            for (index, point) in points.enumerated() { line.add(point, isSmooth: index < points.count - 1) }
            isDrawn = true
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                (line, isDrawn) = (StrokeLine(), false)
                line.add(point)
            case .line(let point):
                line.add(point)
                isDrawn = true
            case .quad(let control, let point):
                let from = line.points.last ?? point
                curve(from.mixed(with: control, 2.0 / 3), point.mixed(with: control, 2.0 / 3), point)
            case .curve(let control1, let control2, let point):
                curve(control1, control2, point)
            case .close:
                finish(isClosed: true)
                let first = line.points.first
                (line, isDrawn) = (StrokeLine(), false)
                if let first { line.add(first) }
            }
        }
        finish(isClosed: false)
        return result
    }
}
