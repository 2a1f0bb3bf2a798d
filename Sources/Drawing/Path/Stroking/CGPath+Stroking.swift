import Foundation

extension CGPath {
    /// Returns the outline of a line stroked along the path, to be filled by the winding rule.
    ///
    /// The result is empty if the width is not positive and finite. The transform is applied before stroking.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pen = StrokePen(
            width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit))
        return CGPath(data.applying(transform).stroked(with: pen))
    }

    /// Returns the dashes along the path as open lines, with curves flattened.
    ///
    /// Returns the path itself if a length is negative or not finite, or if all are zero. The transform is applied
    /// before dashing.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(data.applying(transform).dashed(lengths: lengths.map(Double.init), phase: Double(phase)))
    }
}
