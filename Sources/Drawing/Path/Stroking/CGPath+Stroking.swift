import Foundation

extension CGPath {
    /// The outline of a line drawn along the path, to be filled by the winding rule. A width that is not above zero or
    /// not finite gives an empty path. The transform is applied before the line is drawn.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pen = StrokePen(
            width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
        return CGPath(data.applying(transform).stroked(with: pen))
    }

    /// The dashes along the path as open lines; curves become rows of lines. Lengths that are below zero or not finite,
    /// or that are all zero, give the path itself. The transform is applied before the path is cut.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(data.applying(transform).dashed(lengths: lengths.map(Double.init), phase: Double(phase)))
    }
}
