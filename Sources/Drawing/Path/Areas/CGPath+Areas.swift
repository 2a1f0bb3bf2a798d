import Foundation

// The documentation of `PathData` says how closely lines approximate curves here.
extension CGPath {
    /// Returns the outline of the filled area. It does not intersect itself, and both fill rules fill the same area.
    ///
    /// Curves become lines within a hundredth of a point, or within a ten-thousandth of the larger side of the
    /// curve's subpath, whichever is smaller.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(data.normalized(rule: rule)) }

    /// Returns the outline of the area inside this path or another. See ``normalized(using:)`` for its form.
    public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .union, rule: rule))
    }

    /// Returns the outline of the area inside both this path and another. See ``normalized(using:)`` for its form.
    public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .intersection, rule: rule))
    }

    /// Returns the outline of the area inside this path but not inside another. See ``normalized(using:)`` for its
    /// form.
    public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .subtracting, rule: rule))
    }

    /// Returns the outline of the area inside exactly one of this path and another. See ``normalized(using:)`` for its
    /// form.
    public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .symmetricDifference, rule: rule))
    }

    /// Returns the parts of this path's line that are inside another path.
    ///
    /// Subpaths that are cut become open. Parts along the other path's edge may count as inside or outside.
    public func lineIntersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.lineParts(maskPath.data, inside: true, rule: rule))
    }

    /// Returns the parts of this path's line that are outside another path.
    ///
    /// Subpaths that are cut become open. Parts along the other path's edge may count as inside or outside.
    public func lineSubtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.lineParts(maskPath.data, inside: false, rule: rule))
    }

    /// Returns a Boolean value that indicates whether the areas filled by this path and another intersect.
    public func intersects(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !data.combined(with: maskPath.data, by: .intersection, rule: rule).isEmpty
    }
}
