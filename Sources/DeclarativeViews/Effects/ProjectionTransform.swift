import Drawing
import Foundation

/// A 3×3 matrix that moves, rotates, scales, skews and projects points.
///
/// A point `(x, y)` is the row vector `(x, y, 1)` on the left of the matrix; the result is divided by its third
/// number.
@frozen public struct ProjectionTransform: Sendable {
    /// The contribution of the original x to the transformed x.
    public var m11: CGFloat = 1
    /// The contribution of the original x to the transformed y.
    public var m12: CGFloat = 0
    /// The contribution of the original x to the depth.
    public var m13: CGFloat = 0
    /// The contribution of the original y to the transformed x.
    public var m21: CGFloat = 0
    /// The contribution of the original y to the transformed y.
    public var m22: CGFloat = 1
    /// The contribution of the original y to the depth.
    public var m23: CGFloat = 0
    /// The translation along x, in points.
    public var m31: CGFloat = 0
    /// The translation along y, in points.
    public var m32: CGFloat = 0
    /// The depth of the origin.
    public var m33: CGFloat = 1

    /// Creates the identity matrix.
    @inlinable public init() {}

    /// Creates the matrix of an affine transform.
    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// A Boolean value that indicates whether this is exactly the identity matrix.
    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// A Boolean value that indicates whether the matrix is affine, so that parallel lines stay parallel.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the matrix. Returns `false` and leaves the matrix unchanged if it has no inverse.
    public mutating func invert() -> Bool {
        guard let inverse = matrix.inverse else { return false }
        self = ProjectionTransform(inverse)
        return true
    }

    /// Returns the inverse of the matrix, or the matrix itself if it has no inverse.
    public func inverted() -> ProjectionTransform { matrix.inverse.map(ProjectionTransform.init) ?? self }

    /// Returns the matrix that applies this one and then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(matrix.concatenating(rhs.matrix))
    }
}

extension ProjectionTransform: Equatable {
    /// Returns whether all numbers of two matrices are equal.
    @inlinable public static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool {
        a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23
            && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33
    }
}

extension ProjectionTransform {
    init(_ matrix: Projection) {
        (m11, m12, m13) = (matrix.m11, matrix.m12, matrix.m13)
        (m21, m22, m23) = (matrix.m21, matrix.m22, matrix.m23)
        (m31, m32, m33) = (matrix.m31, matrix.m32, matrix.m33)
    }

    /// The matrix as renderers know it.
    var matrix: Projection {
        var result = Projection()
        (result.m11, result.m12, result.m13) = (m11, m12, m13)
        (result.m21, result.m22, result.m23) = (m21, m22, m23)
        (result.m31, result.m32, result.m33) = (m31, m32, m33)
        return result
    }

    /// The matrix, if all its numbers are finite; otherwise one that changes nothing, and a report.
    func checked(_ name: String) -> ProjectionTransform {
        if matrix.isFinite { return self }
        RuntimeIssue.report("effect", "The \(name) of a view has finite numbers, not \(self); the view stays as it is.")
        return ProjectionTransform()
    }
}

extension CGPoint {
    /// Returns the point transformed by a matrix. If the depth is 0, the result is not divided by it.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let depth = x * m.m13 + y * m.m23 + m.m33
        let point = CGPoint(x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
        return depth == 0 || depth == 1 ? point : CGPoint(x: point.x / depth, y: point.y / depth)
    }
}
