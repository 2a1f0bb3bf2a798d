import Foundation

/// A view that the wheel of a mouse turns.
@MainActor protocol WheelFollowing: UIView {
    /// Turns by a distance in points. Returns whether it did.
    func follow(_ delta: CGVector) -> Bool
}
