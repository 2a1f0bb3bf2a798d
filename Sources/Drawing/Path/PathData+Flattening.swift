import Foundation

extension PathData {
    /// Points joined by straight lines.
    struct Polyline {
        var points: [CGPoint]
        var isClosed: Bool
    }

    /// The outline with every curve as a row of lines, at most 64, that stay within about a quarter of a point.
    func polylines(transform: CGAffineTransform = .identity) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline(points: [], isClosed: false)
        func finish(isClosed: Bool) {
            if !line.points.isEmpty { result.append(Polyline(points: line.points, isClosed: isClosed)) }
        }
        for element in applying(transform).elements {
            switch element {
            case .move(let point):
                finish(isClosed: false)
                line.points = [point]
            case .line(let point):
                line.points.append(point)
            case .quad(let control, let to):
                let from = line.points.last ?? to
                line.append(
                    from, from.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3), to)
            case .curve(let control1, let control2, let to):
                line.append(line.points.last ?? to, control1, control2, to)
            case .close:
                finish(isClosed: true)
                line.points = line.points.first.map { [$0] } ?? []
                continue
            }
        }
        // What a close leaves behind is only the start of a line that may follow.
        if line.points.count > 1 || result.isEmpty { finish(isClosed: false) }
        return result
    }
}

extension PathData.Polyline {
    fileprivate mutating func append(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        let bend = max(
            abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y), abs(p1.x - 2 * p2.x + p3.x),
            abs(p1.y - 2 * p2.y + p3.y))
        let count = bend.isFinite ? Int(min(64, max(1, (bend * 3).squareRoot().rounded(.up)))) : 64
        for step in 1..<max(count, 2) where count > 1 {
            let t = Double(step) / Double(count)
            let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
            points.append(a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
        }
        points.append(p3)
    }
}
