import Foundation

extension CGPoint {
    /// The point to which a transform takes this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size seen as a vector and transformed: translation plays no part, and a side of the result can be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four transformed corners of this one.
    ///
    /// Its sides are never negative. The null and the infinite rectangle stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
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
