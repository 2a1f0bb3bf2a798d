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

    /// The seconds before anything moves.
    var leadTime: TimeInterval { 0 }

    /// Returns the animation of a property of a layer that moves as views do; `nil` for one that a driver moves.
    final func layerAnimation(of keyPath: String) -> CABasicAnimation? {
        guard driver == nil else { return nil }
        let result: CABasicAnimation
        switch timing {
        case .spring, .damped:
            let spring = CASpringAnimation(keyPath: keyPath)
            timing.set(spring, duration: duration)
            result = spring
        case .curve(let curve):
            result = CABasicAnimation(keyPath: keyPath)
            result.timingFunction = curve.timingFunction
            result.duration = duration
        case .animation:
            result = CABasicAnimation(keyPath: keyPath)
            result.duration = duration
        }
        if result.duration <= 0 { return nil }
        result.autoreverses = options.contains(.autoreverse)
        result.repeatCount = options.contains(.repeat) ? .infinity : 0
        result.leadTime = leadTime
        return result
    }

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

extension ViewTiming {
    /// Gives an animation the spring of this timing.
    fileprivate func set(_ animation: CASpringAnimation, duration: TimeInterval) {
        let (spring, velocity): (Spring, CGFloat)
        switch self {
        case .damped(let ratio, let speed):
            spring = Spring(settlingDuration: duration, dampingRatio: Double(ratio))
            velocity = speed
        case .spring(let own, let speed): (spring, velocity) = (own, speed)
        case .curve, .animation: return
        }
        guard spring.response > 0 else { return }
        (animation.mass, animation.stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
        (animation.damping, animation.initialVelocity) = (CGFloat(spring.damping), velocity)
        animation.allowsOverdamping = true
        animation.duration = min(animation.settlingDuration, 1e6)
    }
}

extension UIView.AnimationCurve {
    /// The same curve for layers.
    fileprivate var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }

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
