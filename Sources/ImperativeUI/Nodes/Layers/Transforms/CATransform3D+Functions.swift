import Foundation

/// Returns whether a transform leaves all points where they are.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves by a distance, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a transform that scales by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Returns a transform that turns by an angle, in radians, about an axis. One about an axis of no length turns nothing.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let rest = 1 - c
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m13) = (x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s)
    (result.m21, result.m22, result.m23) = (x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s)
    (result.m31, result.m32, result.m33) = (x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c)
    return result
}

/// Returns a transform that moves by a distance, in points, and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform that scales by factors and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that turns by an angle, in radians, about an axis, and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the transform back, or the same transform if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a transform in space that does the same as one in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22, result.m41, result.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return result
}

/// Returns whether a transform stays within the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the part of a transform within the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
