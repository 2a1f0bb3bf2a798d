/// Follows a touch that came down on a control, and may leave it and come back before it is let go.
///
/// The controls of both worlds are pressed while the touch is on them, and act if it is let go there.
package struct PressTracker {
    /// How a touch that moves comes to be elsewhere.
    package enum Crossing: Sendable {
        case enters
        case leaves
    }

    /// Whether a touch is followed.
    package private(set) var isTracking = false
    /// Whether the touch is on the control.
    package private(set) var isInside = false

    /// Follows no touch.
    package init() {}

    /// A touch comes down on the control, which may come to follow it.
    package mutating func comeDown() { isInside = true }

    /// Follows the touch that came down.
    package mutating func begin() { (isTracking, isInside) = (true, true) }

    /// The touch has moved. Returns whether it came onto the control or left it; `nil` for neither.
    package mutating func move(isInside now: Bool) -> Crossing? {
        guard isTracking, now != isInside else { return nil }
        isInside = now
        return now ? .enters : .leaves
    }

    /// The touch is followed no further.
    package mutating func end() { (isTracking, isInside) = (false, false) }
}
