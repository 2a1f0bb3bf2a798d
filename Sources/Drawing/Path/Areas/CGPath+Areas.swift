import Foundation

// Curves become lines here; how close they stay is in the documentation of `PathData`.
extension CGPath {
    /// The outline of the filled area. It does not cross itself, and both rules fill the same. Curves become lines that
    /// stay within a hundredth of a point, or a ten-thousandth of the larger side of the curve's subpath, whichever is
    /// less.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { CGPath(data.normalized(rule: rule)) }

    /// The outline of what lies in this path or in another. See ``normalized(using:)`` for what it is made of.
    public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .union, rule: rule))
    }

    /// The outline of what lies both in this path and in another. See ``normalized(using:)`` for what it is made of.
    public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .intersection, rule: rule))
    }

    /// The outline of what lies in this path and not in another. See ``normalized(using:)`` for what it is made of.
    public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .subtracting, rule: rule))
    }

    /// The outline of what lies in one of this path and another, and not in both. See ``normalized(using:)`` for what
    /// it is made of.
    public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.combined(with: maskPath.data, by: .symmetricDifference, rule: rule))
    }

    /// The parts of this path's line that lie inside another path. Subpaths that are cut become open. What runs along
    /// the edge of the other path may count as either.
    public func lineIntersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.lineParts(maskPath.data, inside: true, rule: rule))
    }

    /// The parts of this path's line that lie outside another path. Subpaths that are cut become open. What runs along
    /// the edge of the other path may count as either.
    public func lineSubtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(data.lineParts(maskPath.data, inside: false, rule: rule))
    }

    /// Whether what this path and another fill has anything in common.
    public func intersects(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !data.combined(with: maskPath.data, by: .intersection, rule: rule).isEmpty
    }
}
