import Foundation
import Foundations

/// Computes the outline of a stroked line.
///
/// The outline follows the left side of the line, goes around its end and back along the other side. On the inner side
/// of a corner it passes through the corner itself, so that it winds around every point of the stroke in the same
/// direction at least once, and around no other point.
struct StrokeOutliner {
    let pen: StrokePen
    /// The maximum distance of lines from true arcs.
    let tolerance: Double
    private(set) var path = PathData()

    private var half: Double { pen.width / 2 }

    init(pen: StrokePen, tolerance: Double) {
        self.pen = pen
        self.tolerance = tolerance
    }

    mutating func add(_ line: StrokeLine) {
        if line.points.count < 2 {
            if let point = line.points.first { addPoint(point, line.direction) }
            return
        }
        var reversed = line
        reversed.points.reverse()
        reversed.isSmooth.reverse()
        if line.isClosed {
            addLoop(side(of: line))
            addLoop(side(of: reversed))
        } else {
            addLoop(side(of: line) + cap(of: line) + side(of: reversed) + cap(of: reversed))
        }
    }

    private mutating func addLoop(_ points: [CGPoint]) {
        var isFirst = true
        for point in points where point.isFinite {
            if isFirst { path.move(to: point) } else { path.addLine(to: point) }
            isFirst = false
        }
        if !isFirst { path.close() }
    }

    /// Adds the caps that are drawn for a line without length.
    private mutating func addPoint(_ point: CGPoint, _ direction: CGVector) {
        switch pen.cap {
        case .butt: break
        case .round:
            path.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: pen.width, height: pen.width))
        case .square:
            let (dx, dy) = (direction.dx * half, direction.dy * half)
            addLoop([
                CGPoint(x: point.x - dx + dy, y: point.y - dy - dx),
                CGPoint(x: point.x + dx + dy, y: point.y + dy - dx),
                CGPoint(x: point.x + dx - dy, y: point.y + dy + dx),
                CGPoint(x: point.x - dx - dy, y: point.y - dy + dx),
            ])
        }
    }

    /// Returns the vector from the line to its left side between two points; `nil` if they are too close to have a
    /// direction.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector? {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        guard length.isFinite, length > 0 else { return nil }
        return CGVector(dx: dy / length * half, dy: -dx / length * half)
    }

    /// Returns the left side of a line from its start to its end.
    private func side(of line: StrokeLine) -> [CGPoint] {
        var result: [CGPoint] = []
        let count = line.points.count
        var before: CGVector?
        if line.isClosed {
            before = normal(line.points[count - 1], line.points[0])
        }
        for index in 0..<count {
            let point = line.points[index]
            let isLast = index == count - 1
            let after = isLast && !line.isClosed ? nil : normal(point, line.points[isLast ? 0 : index + 1])
            switch (before, after) {
            case (let before?, let after?): join(point, before, after, isSmooth: line.isSmooth[index], to: &result)
            case (let normal?, nil), (nil, let normal?): result.append(point.moved(normal))
            case (nil, nil): break
            }
            before = after ?? before
        }
        return result
    }

    private func join(
        _ point: CGPoint, _ before: CGVector, _ after: CGVector, isSmooth: Bool, to result: inout [CGPoint]
    ) {
        let square = half * half
        let cross = (before.dx * after.dy - before.dy * after.dx) / square
        let dot = (before.dx * after.dx + before.dy * after.dy) / square
        result.append(point.moved(before))
        // The line goes straight on.
        if cross == 0, dot > 0 { return }
        if cross < 0 {
            result.append(point)
        } else if isSmooth || pen.join == .round {
            // If the line turns straight back, the sign of zero would decide the direction of the arc.
            arc(point, before, sweep: atan2(abs(cross), dot), to: &result)
        } else if pen.join == .miter, 2 <= pen.miterLimit * pen.miterLimit * (1 + dot), 1 + dot > 1e-12 {
            result.append(
                point.moved(
                    CGVector(dx: (before.dx + after.dx) / (1 + dot), dy: (before.dy + after.dy) / (1 + dot))))
        }
        result.append(point.moved(after))
    }

    /// Appends the points of an arc, clockwise on the screen, without its ends.
    private func arc(_ center: CGPoint, _ from: CGVector, sweep: Double, to result: inout [CGPoint]) {
        let step = 2 * acos(max(0, 1 - tolerance / half))
        let wanted = (sweep / step).rounded(.up)
        guard wanted > 1 else { return }
        let count = Int(clamping: wanted, to: 1...256)
        for index in 1..<count {
            let angle = sweep * Double(index) / Double(count)
            let (sine, cosine) = (sin(angle), cos(angle))
            result.append(
                center.moved(
                    CGVector(dx: from.dx * cosine - from.dy * sine, dy: from.dx * sine + from.dy * cosine)))
        }
    }

    /// Returns the points between the left and the right side at the end of a line.
    private func cap(of line: StrokeLine) -> [CGPoint] {
        let count = line.points.count
        guard pen.cap != .butt, let left = normal(line.points[count - 2], line.points[count - 1]) else { return [] }
        let end = line.points[count - 1]
        if pen.cap == .square {
            let ahead = CGVector(dx: -left.dy, dy: left.dx)
            return [
                end.moved(CGVector(dx: left.dx + ahead.dx, dy: left.dy + ahead.dy)),
                end.moved(CGVector(dx: ahead.dx - left.dx, dy: ahead.dy - left.dy)),
            ]
        }
        var result: [CGPoint] = []
        arc(end, left, sweep: .pi, to: &result)
        return result
    }
}

extension CGPoint {
    fileprivate func moved(_ way: CGVector) -> CGPoint { CGPoint(x: x + way.dx, y: y + way.dy) }
}

extension PathData {
    /// Returns the outline of a stroke along this line, to be filled by the winding rule.
    ///
    /// It is empty if the width is not positive and finite. Curves and arcs become lines within a hundredth of a point,
    /// or a ten-thousandth of the larger side, whichever is less.
    package func stroked(with pen: StrokePen) -> PathData {
        guard pen.isDrawable else { return PathData() }
        let tolerance = Self.tolerance(for: max(largestSide, pen.width))
        var outliner = StrokeOutliner(pen: pen, tolerance: tolerance)
        for line in dashedLines(lengths: pen.dash, phase: pen.dashPhase, tolerance: tolerance) { outliner.add(line) }
        return outliner.path
    }

    /// Returns the dashes along this outline as open lines; the outline itself if there are no usable lengths.
    package func dashed(lengths: [Double], phase: Double) -> PathData {
        let pen = StrokePen(dash: lengths, dashPhase: phase)
        if pen.dash.isEmpty { return self }
        var result = PathData()
        let lines = dashedLines(
            lengths: pen.dash, phase: pen.dashPhase, tolerance: Self.tolerance(for: largestSide))
        for line in lines {
            guard let first = line.points.first else { continue }
            result.move(to: first)
            if line.isPoint { result.addLine(to: first) }
            for point in line.points.dropFirst() { result.addLine(to: point) }
            if line.isClosed { result.close() }
        }
        return result
    }

    private func dashedLines(lengths: [Double], phase: Double, tolerance: Double) -> [StrokeLine] {
        let lines = strokeLines(tolerance: tolerance)
        if lengths.isEmpty { return lines }
        var result: [StrokeLine] = []
        for line in lines { result += line.dashed(lengths: lengths, phase: phase) }
        return result
    }
}
