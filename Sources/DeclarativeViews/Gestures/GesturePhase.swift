import Foundation

/// How far a gesture has come.
enum GesturePhase<Value> {
    /// It may still come. It may have a value already, as that of a press that is not long yet.
    case possible(Value?)
    /// It goes on.
    case active(Value)
    /// It came to its end.
    case ended(Value)
    /// The touches are not the gesture.
    case failed

    /// The current value of the gesture.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    /// The stage of the gesture, without its value.
    var stage: GestureStage {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// Returns the phase with another value.
    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The stage of a gesture, without its value.
package enum GestureStage {
    case possible, active, ended, failed

    /// Whether nothing comes after it.
    package var isLast: Bool { self == .ended || self == .failed }
}

/// An event for a gesture.
package enum GestureEvent {
    /// A touch came down.
    case began(GestureTouch)
    /// It moved.
    case moved(GestureTouch)
    /// It went up.
    case ended(GestureTouch)
    /// Time went by without any other event.
    case time(TimeInterval)
    /// No further touch comes.
    case touchesAreOver
}

/// Where and when a touch is.
package struct GestureTouch {
    /// The point in the area of the graph.
    package let point: CGPoint
    /// When, in seconds since some moment.
    package let time: TimeInterval
    /// When, as a date.
    package let date: Date
    /// Whether it is so near to where it came down that it may be a tap.
    package let isNearStart: Bool
    /// The space of the gesture's view.
    package let viewSpace: any GestureSpace
    /// How two fingers have moved, if they are touching; the point is between them. `nil` for one.
    package let pinch: GesturePinch?

    package init(
        point: CGPoint, time: TimeInterval, date: Date, isNearStart: Bool, viewSpace: any GestureSpace,
        pinch: GesturePinch? = nil
    ) {
        (self.point, self.time, self.date) = (point, time, date)
        (self.isNearStart, self.viewSpace, self.pinch) = (isNearStart, viewSpace, pinch)
    }

    /// Returns where the touch is in a space.
    @MainActor func location(in space: CoordinateSpace) -> CGPoint { viewSpace.convert(point, to: space) }
}

/// How two fingers have moved since they came down.
package struct GesturePinch {
    /// How many times further apart they are.
    package let scale: CGFloat
    /// By how much they have turned around each other, in radians, clockwise.
    package let rotation: CGFloat

    package init(scale: CGFloat, rotation: CGFloat) { (self.scale, self.rotation) = (scale, rotation) }
}

/// The space of a gesture's view.
@MainActor package protocol GestureSpace: AnyObject {
    /// Returns a point of the graph's area in a space, as seen from the view.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
    /// The size of the view.
    var size: CGSize { get }
}
