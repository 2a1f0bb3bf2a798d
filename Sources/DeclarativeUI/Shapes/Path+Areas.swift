import Drawing
import Foundation

extension Path {
    /// The outline of a line drawn along this path in a style, to be filled by the winding rule. A width that is not
    /// above zero or not finite gives an empty path.
    ///
    /// Curves and round corners become lines that stay within a hundredth of a point, or a ten-thousandth of the larger
    /// side of the path, whichever is less.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(data.stroked(with: style.pen)) }

    /// The outline of the filled area. It does not cross itself, and both rules fill the same.
    ///
    /// Every subpath counts as closed. Curves become lines that stay within a hundredth of a point, or a ten-thousandth
    /// of the larger side of the curve's subpath, whichever is less; all paths that are made of two are made so.
    ///
    /// - Parameter eoFill: Whether what the path runs round twice counts as outside.
    public func normalized(eoFill: Bool = true) -> Path { Path(data.normalized(rule: FillStyle(eoFill: eoFill).rule)) }

    /// The outline of what lies both in this path and in another. See ``normalized(eoFill:)`` for what it is made of.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .intersection, eoFill)
    }

    /// The outline of what lies in this path or in another. See ``normalized(eoFill:)`` for what it is made of.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill) }

    /// The outline of what lies in this path and not in another. See ``normalized(eoFill:)`` for what it is made of.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .subtracting, eoFill) }

    /// The outline of what lies in one of this path and another, and not in both. See ``normalized(eoFill:)`` for what
    /// it is made of.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .symmetricDifference, eoFill)
    }

    /// The parts of this path's line that lie inside another path. Subpaths that are cut become open, others stay as
    /// they are; curves become lines. What runs along the edge of the other path may count as either.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lineParts(other.data, inside: true, rule: FillStyle(eoFill: eoFill).rule))
    }

    /// The parts of this path's line that lie outside another path. Subpaths that are cut become open, others stay as
    /// they are; curves become lines. What runs along the edge of the other path may count as either.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(data.lineParts(other.data, inside: false, rule: FillStyle(eoFill: eoFill).rule))
    }

    private func combined(with other: Path, _ operation: AreaOperation, _ eoFill: Bool) -> Path {
        Path(data.combined(with: other.data, by: operation, rule: FillStyle(eoFill: eoFill).rule))
    }
}
