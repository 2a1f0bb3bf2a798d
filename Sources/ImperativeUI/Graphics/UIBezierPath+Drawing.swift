import Drawing
import Foundation

extension UIBezierPath {
    // MARK: The line

    /// The width of the line, in points; 1 by default. A path whose line width is not above zero strokes nothing.
    public final var lineWidth: CGFloat {
        get { pen.width }
        set { pen.width = newValue }
    }

    /// The shape of the line's ends; butt caps by default.
    public final var lineCapStyle: CGLineCap {
        get { pen.cap }
        set { pen.cap = newValue }
    }

    /// The shape of the line's corners; miter joins by default.
    public final var lineJoinStyle: CGLineJoin {
        get { pen.join }
        set { pen.join = newValue }
    }

    /// The maximum length of a miter join, as a multiple of the line width; 10 by default, at least 1.
    public final var miterLimit: CGFloat {
        get { pen.miterLimit }
        set {
            pen = StrokePen(
                width: pen.width, cap: pen.cap, join: pen.join, miterLimit: newValue, dash: pen.dash,
                dashPhase: pen.dashPhase)
        }
    }

    /// Sets the lengths of alternating dashes and gaps, in points, and the offset at which the line starts.
    ///
    /// - Parameters:
    ///   - pattern: At least `count` lengths; `nil` for a solid line. Lengths below zero also produce a solid line.
    ///   - count: The number of lengths in the pattern.
    ///   - phase: The offset into the pattern at which the line starts, in points.
    public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        // The caller vouches for `count` lengths being there, as in UIKit.
        let lengths = pattern.map { UnsafeBufferPointer(start: $0, count: max(0, count)).map { Double($0) } } ?? []
        pen = StrokePen(
            width: pen.width, cap: pen.cap, join: pen.join, miterLimit: pen.miterLimit, dash: lengths,
            dashPhase: phase)
    }

    /// Retrieves the dash pattern.
    ///
    /// - Parameters:
    ///   - pattern: A buffer for all lengths; `nil` to retrieve only their number.
    ///   - count: On return, the number of lengths.
    ///   - phase: On return, the offset into the pattern at which the line starts.
    public final func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        // The caller vouches for there being room, as in UIKit.
        for (index, length) in pen.dash.enumerated() { pattern?[index] = CGFloat(length) }
        count?.pointee = pen.dash.count
        phase?.pointee = pen.dashPhase
    }

    // MARK: Drawing

    /// Fills the path with the current context's fill colour, treating every subpath as closed.
    public final func fill() { UIGraphicsGetCurrentContext()?.fill(DrawnShape(of: outline), rule: rule) }

    /// Strokes the path with the current context's stroke colour and the path's line settings.
    public final func stroke() { UIGraphicsGetCurrentContext()?.stroke(DrawnShape(of: outline), pen: pen) }

    /// Clips subsequent drawing in the current context to the intersection of the path and the previous clips.
    public final func addClip() { UIGraphicsGetCurrentContext()?.clip(to: DrawnShape(of: outline), rule: rule) }
}

extension PathData {
    /// Adds a rectangle some of whose corners are elliptic, from the upper left clockwise.
    mutating func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        let (rx, ry) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0, corners != [] else { return addRect(rect) }
        if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
            return addRoundedRect(in: rect, cornerWidth: rx, cornerHeight: ry)
        }
        var outline = PathData()
        func corner(_ corner: UIRectCorner, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, from start: Double) {
            guard corners.contains(corner) else {
                let point = CGPoint(x: x, y: y)
                if outline.isEmpty { outline.move(to: point) } else { outline.addLine(to: point) }
                return
            }
            outline.addArc(
                center: .zero, radius: 1, from: start, delta: .pi / 2,
                transform: CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: x + dx * rx, ty: y + dy * ry))
        }
        corner(.topLeft, rect.minX, rect.minY, 1, 1, from: .pi)
        corner(.topRight, rect.maxX, rect.minY, -1, 1, from: -.pi / 2)
        corner(.bottomRight, rect.maxX, rect.maxY, -1, -1, from: 0)
        corner(.bottomLeft, rect.minX, rect.maxY, 1, -1, from: .pi / 2)
        outline.close()
        append(outline)
    }
}
