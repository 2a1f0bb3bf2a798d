import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// An animation that, while it is in force, shows changes of views as movements.
@MainActor class ViewAnimation {
    /// The one in force.
    private(set) static var current: ViewAnimation?
    /// Whether changes are shown as movements at all.
    static var areEnabled = true

    /// The duration, for the animations inside of it.
    let duration: TimeInterval
    /// The timing, for the animations inside of it.
    let timing: ViewTiming
    /// The other options asked for, for the animations inside of it.
    let options: UIView.AnimationOptions
    /// Told of the movements that begin.
    let tracker: AnimationTracker
    /// The views to be laid out before the changes are over.
    private var viewsToLayOut: [UIView] = []

    init(
        duration: TimeInterval, timing: ViewTiming, options: UIView.AnimationOptions = [],
        tracker: AnimationTracker = AnimationTracker()
    ) {
        (self.duration, self.timing, self.options, self.tracker) = (duration, timing, options, tracker)
    }

    /// Whether a movement starts from where the view is shown, and ends those before it.
    final var replaces: Bool { options.contains(.beginFromCurrentState) }

    /// Whether moving views take touches.
    var allowsTouches: Bool { options.contains(.allowUserInteraction) }

    /// Whether moving views are left alone until the changes are over.
    var isCollecting: Bool { false }

    /// The driver that moves values instead of a clock; `nil` for a clock.
    var driver: (any MovementDriver)? { nil }

    /// Notes a value of a view that the driver moves.
    ///
    /// - Parameter before: The value before.
    func noteDriven(_ value: any DrivenValue, of view: UIView, from before: MovableValue) {}

    /// Moves a value of a view, which has been set already, to its new value.
    ///
    /// - Parameter before: The value before.
    func move<V: VectorArithmetic>(
        _ value: AnimatableAttribute<V>, to new: V, of view: UIView, from before: MovableValue
    ) {
        preconditionFailure("A kind of animation says how it moves values.")
    }

    /// Notes a view that was changed.
    final func note(_ view: UIView) {
        if options.contains(.layoutSubviews), !viewsToLayOut.contains(where: { $0 === view }) {
            viewsToLayOut.append(view)
        }
    }

    /// Makes changes under this animation.
    final func perform(_ changes: () -> Void) {
        if options.contains(.flushUpdates) { Self.suspend { UpdateQueue.shared.flush(through: .actions) } }
        Self.with(self) {
            changes()
            while let view = viewsToLayOut.popLast() { view.layoutIfNeeded() }
            if options.contains(.flushUpdates) { UpdateQueue.shared.flush(through: .layout) }
        }
    }

    /// Runs code that is not a part of the animation.
    static func suspend(_ body: () -> Void) {
        if current == nil { body() } else { with(nil, body) }
    }

    private static func with(_ animation: ViewAnimation?, _ body: () -> Void) {
        let before = current
        current = animation
        body()
        current = before
    }

    /// Makes changes without animating them or the changes they begin.
    static func disabled(_ changes: () -> Void) {
        let before = areEnabled
        areEnabled = false
        changes()
        areEnabled = before
    }
}

/// The source of the progress of movements.
@MainActor protocol MovementDriver: AnyObject, Sendable {
    /// How far they are, from 0 to 1 and at times beyond.
    var progress: Double { get }
    /// Whether they are over.
    var isOver: Bool { get }
}

/// How far a movement is in each part of its time.
enum ViewTiming {
    case curve(UIView.AnimationCurve)
    /// A spring that is at rest at the end of the duration.
    case damped(ratio: CGFloat, velocity: CGFloat)
    case spring(Spring, velocity: CGFloat)
    case animation(Animation)
}

extension UIView.AnimationCurve {
    /// The curve itself.
    var unitCurve: UnitCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
