import Foundation

/// A transform in space taken apart: it scales, turns, moves and then sees in perspective. Slants are not kept.
struct TransformPieces {
    /// A vector of three numbers.
    typealias Vector = SIMD3<Double>

    var scale = Vector(1, 1, 1)
    var turn = Quaternion()
    var translation = Vector(0, 0, 0)
    /// The last column of the perspective: the third number is that of `m34`.
    var perspective = Vector(0, 0, 0)

    init(_ t: CATransform3D) {
        var rows = [Vector(t.m11, t.m12, t.m13), Vector(t.m21, t.m22, t.m23), Vector(t.m31, t.m32, t.m33)]
        let (first, second, third) = (rows[0], rows[1], rows[2])
        translation = Vector(t.m41, t.m42, t.m43)
        let volume = Self.dot(first, Self.cross(second, third))
        // What the perspective adds to each axis.
        let column = Vector(t.m14, t.m24, t.m34)
        if volume != 0, volume.isFinite {
            perspective =
                (column.x * Self.cross(second, third) + column.y * Self.cross(third, first)
                    + column.z * Self.cross(first, second)) / volume
        }
        for index in 0..<3 {
            let length = Self.dot(rows[index], rows[index]).squareRoot()
            scale[index] = length
            if length > 0 { rows[index] /= length }
        }
        // An axis that is squeezed to nothing stands upright on the others.
        if scale.x == 0 { rows[0] = Self.unit(Self.cross(rows[1], rows[2]), or: Vector(1, 0, 0)) }
        if scale.y == 0 { rows[1] = Self.unit(Self.cross(rows[2], rows[0]), or: Vector(0, 1, 0)) }
        if scale.z == 0 { rows[2] = Self.unit(Self.cross(rows[0], rows[1]), or: Vector(0, 0, 1)) }
        // A mirror image is turned with its first axis the other way round.
        if volume < 0 {
            scale.x = -scale.x
            rows[0] = -rows[0]
        }
        turn = Quaternion(rows: rows)
    }

    /// The transform.
    var transform: CATransform3D {
        let rows = turn.rows
        let (x, y, z) = (rows[0] * scale.x, rows[1] * scale.y, rows[2] * scale.z)
        func seen(_ row: Vector) -> Double { Self.dot(row, perspective) }
        return CATransform3D(
            m11: x.x, m12: x.y, m13: x.z, m14: seen(x), m21: y.x, m22: y.y, m23: y.z, m24: seen(y), m31: z.x,
            m32: z.y, m33: z.z, m34: seen(z), m41: translation.x, m42: translation.y, m43: translation.z,
            m44: 1 + seen(translation))
    }

    /// Returns the transform at a share of the way to another one.
    func mixed(with other: TransformPieces, _ share: Double) -> TransformPieces {
        var result = self
        result.scale += (other.scale - scale) * share
        result.translation += (other.translation - translation) * share
        result.perspective += (other.perspective - perspective) * share
        result.turn = turn.mixed(with: other.turn, share)
        return result
    }

    static func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }

    static func cross(_ a: Vector, _ b: Vector) -> Vector {
        Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func unit(_ vector: Vector, or other: Vector) -> Vector {
        let length = dot(vector, vector).squareRoot()
        return length > 0 ? vector / length : other
    }
}

/// A turn in space.
struct Quaternion {
    /// The axis, with the sine of half the angle as its length, and the cosine.
    var axis = SIMD3<Double>(0, 0, 0)
    var cosine = 1.0

    init() {}

    /// The turn that takes the axes to three upright unit vectors.
    init(rows r: [SIMD3<Double>]) {
        let trace = r[0].x + r[1].y + r[2].z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            cosine = s / 4
            axis = SIMD3((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s)
        } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
            let s = max(1 + r[0].x - r[1].y - r[2].z, 1e-12).squareRoot() * 2
            cosine = (r[1].z - r[2].y) / s
            axis = SIMD3(s / 4, (r[0].y + r[1].x) / s, (r[0].z + r[2].x) / s)
        } else if r[1].y >= r[2].z {
            let s = max(1 + r[1].y - r[0].x - r[2].z, 1e-12).squareRoot() * 2
            cosine = (r[2].x - r[0].z) / s
            axis = SIMD3((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s)
        } else {
            let s = max(1 + r[2].z - r[0].x - r[1].y, 1e-12).squareRoot() * 2
            cosine = (r[0].y - r[1].x) / s
            axis = SIMD3((r[0].z + r[2].x) / s, (r[1].z + r[2].y) / s, s / 4)
        }
    }

    /// The turn made of turns about the x, the y and the z axis, one after the other.
    init(angles: SIMD3<Double>) {
        let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
        let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
        let t = x.concatenating(y).concatenating(CATransform3DMakeRotation(angles.z, 0, 0, 1))
        self.init(rows: [SIMD3(t.m11, t.m12, t.m13), SIMD3(t.m21, t.m22, t.m23), SIMD3(t.m31, t.m32, t.m33)])
    }

    /// Where it takes the axes.
    var rows: [SIMD3<Double>] {
        let (x, y, z, w) = (axis.x, axis.y, axis.z, cosine)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// The angles about the x, the y and the z axis of which it is made, in this order.
    var angles: SIMD3<Double> {
        let r = rows
        let y = asin(min(max(-r[0].z, -1), 1))
        if abs(r[0].z) > 1 - 1e-9 {
            return SIMD3(0, y, atan2(-r[1].x, r[1].y))
        }
        return SIMD3(atan2(r[1].z, r[2].z), y, atan2(r[0].y, r[0].x))
    }

    /// Returns the turn at a share of the shorter way to another one.
    func mixed(with other: Quaternion, _ share: Double) -> Quaternion {
        var (target, product) = (other, (axis * other.axis).sum() + cosine * other.cosine)
        if product < 0 {
            target.axis = -target.axis
            target.cosine = -target.cosine
            product = -product
        }
        let angle = acos(min(product, 1))
        let (one, two): (Double, Double)
        if angle < 1e-6 {
            (one, two) = (1 - share, share)
        } else {
            (one, two) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
        }
        var result = Quaternion()
        result.axis = axis * one + target.axis * two
        result.cosine = cosine * one + target.cosine * two
        let length = ((result.axis * result.axis).sum() + result.cosine * result.cosine).squareRoot()
        if length > 0 {
            result.axis /= length
            result.cosine /= length
        }
        return result
    }
}
