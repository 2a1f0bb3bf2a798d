import Drawing
import Foundation

extension Path {
    /// Returns the outline of the line that stroking this path in a style draws.
    ///
    /// Fill the result by the winding rule. A line width that is not finite or not greater than zero gives an empty
    /// path.
    ///
    /// Curves and round joins become lines. Their error is at most a hundredth of a point or a ten-thousandth of the
    /// path's longer side, whichever is less.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(data.stroked(with: style.pen)) }

    /// Returns the outline of the filled area, without self-intersections. Both fill rules give the same area for it.
    ///
    /// Every subpath counts as closed. Curves become lines. Their error is at most a hundredth of a point or a
    /// ten-thousandth of the longer side of the curve's subpath, whichever is less. The same applies to all paths
    /// that combine two paths.
    ///
    /// - Parameter eoFill: Whether to fill this path by the even-odd rule, by which areas it encloses twice are
    ///   outside.
    public func normalized(eoFill: Bool = true) -> Path { Path(data.normalized(rule: FillStyle(eoFill: eoFill).rule)) }

    /// Returns the outline of the area inside both paths. See ``normalized(eoFill:)`` for its elements.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .intersection, eoFill)
    }

    /// Returns the outline of the area inside either path. See ``normalized(eoFill:)`` for its elements.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill) }

    /// Returns the outline of the area inside this path but outside the other. See ``normalized(eoFill:)`` for its
    /// elements.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .subtracting, eoFill) }

    /// Returns the outline of the area inside exactly one of the two paths. See ``normalized(eoFill:)`` for its
    /// elements.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .symmetricDifference, eoFill)
    }

    /// Returns the parts of this path's line that lie inside another path.
    ///
    /// Subpaths that are cut become open; others stay unchanged. Curves become lines. Parts along the edge of the
    /// other path may count as inside or outside.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lineParts(other.data, inside: true, rule: FillStyle(eoFill: eoFill).rule))
    }

    /// Returns the parts of this path's line that lie outside another path.
    ///
    /// Subpaths that are cut become open; others stay unchanged. Curves become lines. Parts along the edge of the
    /// other path may count as inside or outside.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lineParts(other.data, inside: false, rule: FillStyle(eoFill: eoFill).rule))
    }

    private func combined(with other: Path, _ operation: AreaOperation, _ eoFill: Bool) -> Path {
        Path(data.combined(with: other.data, by: operation, rule: FillStyle(eoFill: eoFill).rule))
    }
}
