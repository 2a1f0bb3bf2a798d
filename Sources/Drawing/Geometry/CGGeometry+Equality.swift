import Foundation

extension CGPoint {
    /// Returns whether both points have the same coordinates.
    @inlinable public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether both sizes have the same width and height.
    @inlinable public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether both rectangles cover the same area: one of a negative width or height equals the one that
    /// covers its area with positive ones.
    @inlinable public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
