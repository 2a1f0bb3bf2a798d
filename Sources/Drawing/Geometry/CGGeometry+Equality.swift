import Foundation

extension CGPoint {
    /// Returns a Boolean value that indicates whether two points have the same coordinates.
    @inlinable public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns a Boolean value that indicates whether two sizes have the same width and height.
    @inlinable public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles cover the same area. Rectangles with negative
    /// sides are standardised for the comparison.
    @inlinable public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
