import Foundation

/// An event of two fingers that move apart, or around each other, on a screen or a trackpad.
public struct HostPinch: Hashable, Sendable {
    /// The phases of a pinch.
    public enum Phase: Hashable, Sendable {
        /// The second finger came down.
        case began
        /// The fingers moved.
        case changed
        /// A finger was lifted.
        case ended
        /// The fingers do not count any more.
        case cancelled
    }

    /// The phase of the pinch.
    public var phase: Phase
    /// The location between the fingers, in points.
    public var location: CGPoint
    /// How many times further apart the fingers are than at the beginning. Numbers that are not positive and finite
    /// count as 1.
    public var scale: CGFloat
    /// The angle by which the fingers have turned since the beginning, in radians, clockwise. Numbers that are not
    /// finite count as 0.
    public var rotation: CGFloat

    /// Creates an event of two fingers.
    ///
    /// - Parameters:
    ///   - phase: The phase of the pinch.
    ///   - location: The location between the fingers, in points.
    ///   - scale: How many times further apart the fingers are than at the beginning; 1 by default.
    ///   - rotation: The angle by which they have turned, in radians, clockwise; 0 by default.
    public init(_ phase: Phase, at location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
    }
}
