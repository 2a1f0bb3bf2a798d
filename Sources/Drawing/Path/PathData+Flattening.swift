import Foundation
import Foundations

extension PathData {
    /// Points joined by straight lines.
    struct Polyline {
        var points: [CGPoint]
        var isClosed: Bool
    }

    /// Returns the outline with every curve replaced by at most `limit` lines, within a tolerance in points.
    func polylines(
        transform: CGAffineTransform = .identity, tolerance: Double = 0.25, limit: Int = 64
    ) -> [Polyline] {
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
                PathData.appendCurve(
                    from, from.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3), to,
                    tolerance: tolerance, limit: limit, to: &line.points)
            case .curve(let control1, let control2, let to):
                PathData.appendCurve(
                    line.points.last ?? to, control1, control2, to, tolerance: tolerance, limit: limit,
                    to: &line.points)
            case .close:
                finish(isClosed: true)
                line.points = line.points.first.map { [$0] } ?? []
                continue
            }
        }
        // After a close, the remaining point is only the start of a line that may follow.
        if line.points.count > 1 || result.isEmpty { finish(isClosed: false) }
        return result
    }
}

extension PathData {
    /// Appends the points of a cubic curve except its first.
    static func appendCurve(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: Double, limit: Int,
        to points: inout [CGPoint]
    ) {
        let bend = max(
            abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y), abs(p1.x - 2 * p2.x + p3.x),
            abs(p1.y - 2 * p2.y + p3.y))
        // The second derivative of a cubic curve is at most six times the bend.
        let wanted = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
        let count = wanted.isNaN ? limit : Int(clamping: wanted, to: 1...limit)
        for step in 1..<max(count, 2) where count > 1 {
            let t = Double(step) / Double(count)
            let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
            points.append(a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
        }
        points.append(p3)
    }

    /// Returns the flattening tolerance in points for outlines that are combined or stroked.
    ///
    /// It is the lesser of a hundredth of a point and a ten-thousandth of the outline's larger side, but at least a
    /// millionth of that side.
    static func tolerance(for extent: Double) -> Double {
        guard extent > 0, extent.isFinite else { return 0.01 }
        return max(min(0.01, extent / 10_000), extent / 1_000_000)
    }

    /// The maximum number of lines for one curve in outlines that are combined or stroked.
    static let finestCurve = 512
}
