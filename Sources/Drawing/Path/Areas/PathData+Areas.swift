import Foundation

/// What an area is made of two others.
package enum AreaOperation: CaseIterable, Sendable {
    /// What lies in either.
    case union
    /// What lies in both.
    case intersection
    /// What lies in the first and not in the second.
    case subtracting
    /// What lies in one of them and not in the other.
    case symmetricDifference

    func holds(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtracting: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension CGPathFillRule {
    /// Whether a point is inside that an outline runs round so often.
    func isInside(_ winding: Int) -> Bool { self == .evenOdd ? winding % 2 != 0 : winding != 0 }
}

extension PathData {
    /// The outline of an area made of this one and another. It does not cross itself, each part of the area is to the right
    /// of its outline on the screen, and holes are to the left of theirs, so that both rules fill the same.
    ///
    /// Every subpath counts as closed. Curves become lines, at most 512 each, that stay within a hundredth of a point, or
    /// a ten-thousandth of the larger side of both paths, whichever is less.
    package func combined(with other: PathData, by operation: AreaOperation, rule: CGPathFillRule) -> PathData {
        Self.area(self, other, rule) { operation.holds($0, $1) }
    }

    /// The outline of this area that does not cross itself.
    package func normalized(rule: CGPathFillRule) -> PathData {
        Self.area(self, PathData(), rule) { first, _ in first }
    }

    private static func area(
        _ first: PathData, _ second: PathData, _ rule: CGPathFillRule, holds: @escaping (Bool, Bool) -> Bool
    ) -> PathData {
        let extent = max(first.largestCoordinate, second.largestCoordinate)
        let scale = safeScale(for: extent)
        let tolerance = tolerance(for: max(first.largestSide, second.largestSide) * scale)
        let edges =
            first.areaEdges(scale: scale, tolerance: tolerance, isSecond: false)
            + second.areaEdges(scale: scale, tolerance: tolerance, isSecond: true)
        let sweep = AreaSweep(edges, extent: extent * scale) { holds(rule.isInside($0), rule.isInside($1)) }
        var joiner = OutlineJoiner(sweep.pieces)
        let outline = joiner.outline(closeness: extent * scale * 1e-12)
        return scale == 1 ? outline : outline.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// The larger side of the box around all points.
    var largestSide: Double {
        let box = controlPointBounds
        return box.isNull ? 0 : max(box.size.width, box.size.height)
    }
}
