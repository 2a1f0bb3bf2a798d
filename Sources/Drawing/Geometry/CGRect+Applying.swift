import Foundation

extension CGPoint {
    /// Returns the point that results from applying a transform to this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed as a vector: without the translation, and possibly with negative sides.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of this rectangle's four transformed corners.
    ///
    /// Its sides are never negative. The null and the infinite rectangle are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        // The null rectangle is at infinity, and the infinite one has the greatest size; asking Foundation takes
        // longer.
        let mayBeSpecial = !origin.x.isFinite || size.width == .greatestFiniteMagnitude
        if mayBeSpecial, isNull || isInfinite { return self }
        if t.b == 0, t.c == 0 {
            let (one, other) = (t.a * minX + t.tx, t.a * maxX + t.tx)
            let (above, below) = (t.d * minY + t.ty, t.d * maxY + t.ty)
            let (left, top) = (min(one, other), min(above, below))
            return CGRect(x: left, y: top, width: max(one, other) - left, height: max(above, below) - top)
        }
        let first = CGPoint(x: minX, y: minY).applying(t)
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for corner in [CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)] {
            let moved = corner.applying(t)
            left = min(left, moved.x)
            right = max(right, moved.x)
            top = min(top, moved.y)
            bottom = max(bottom, moved.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
