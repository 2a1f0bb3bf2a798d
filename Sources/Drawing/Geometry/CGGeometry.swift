import Foundation

// The functions of Core Graphics that existing code calls in place of initialisers and properties.

/// Returns a point with the given coordinates.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given width and height.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}

/// Returns a rectangle with the given origin and size.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the minimum x coordinate of a rectangle, even if its width is negative.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x coordinate of the centre of a rectangle.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the maximum x coordinate of a rectangle, even if its width is negative.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the minimum y coordinate of a rectangle, even if its height is negative.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y coordinate of the centre of a rectangle.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the maximum y coordinate of a rectangle, even if its height is negative.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle, which is never negative.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle, which is never negative.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
