import Foundation

/// A transform in space: a matrix by which points, as row vectors `(x, y, z, 1)`, are multiplied from the left.
///
/// A negative `m34` gives a perspective: `-1 / d` for a viewer `d` points in front of the plane.
public struct CATransform3D: Hashable, Sendable {
    /// The numbers of the first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The numbers of the second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The numbers of the third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The numbers of the fourth row, which begins with the translation.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a matrix of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 0)
    }

    /// Creates a matrix of numbers.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The numbers, row by row.
    var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }

    /// Creates a matrix of sixteen numbers, row by row.
    init(numbers n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

    /// Whether it turns, scales, slants and moves within the plane only.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// Its part within the plane.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Returns the transform that applies this one and then `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (a, b) = (numbers, other.numbers)
        var result = [Double](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                var sum = 0.0
                for index in 0..<4 { sum += a[row * 4 + index] * b[index * 4 + column] }
                result[row * 4 + column] = sum
            }
        }
        return CATransform3D(numbers: result)
    }

    /// The transform back; `nil` if there is none.
    var inverse: CATransform3D? {
        // By elimination, with the largest number of each column as the pivot.
        var rows = (0..<4).map { row in Array(numbers[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1.0 : 0 } }
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(rows[row][column]) > abs(rows[pivot][column]) { pivot = row }
            let scale = rows[pivot][column]
            guard scale != 0, scale.isFinite else { return nil }
            rows.swapAt(column, pivot)
            for index in 0..<8 { rows[column][index] /= scale }
            for row in 0..<4 where row != column {
                let share = rows[row][column]
                if share == 0 { continue }
                for index in 0..<8 { rows[row][index] -= share * rows[column][index] }
            }
        }
        let result = CATransform3D(numbers: rows.flatMap { $0[4...] })
        return result.isFinite ? result : nil
    }
}

/// The transform that leaves all points where they are.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)
