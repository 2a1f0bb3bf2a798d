import Foundation
import LayoutEngine
import Motion

/// The animation of the changes of one block of an animator, which moves them itself.
@MainActor final class AnimatorAnimation: ViewAnimation {
    /// A value that was changed.
    struct Entry {
        weak var view: UIView?
        /// The value before.
        let before: MovableValue
        let value: any DrivenValue
    }

    private let block: AnimatorBlock
    private unowned let animator: UIViewPropertyAnimator
    private(set) var entries: [Entry] = []
    /// Whether the animator lets moving views take touches.
    private var areTouchesAllowed: Bool { animator.isUserInteractionEnabled }

    init(_ block: AnimatorBlock, of animator: UIViewPropertyAnimator, options: UIView.AnimationOptions) {
        self.block = block
        self.animator = animator
        let curve = animator.timingParameters?.cubicTimingParameters?.animationCurve ?? .easeInOut
        super.init(duration: animator.duration, timing: .curve(curve), options: options)
    }

    override var allowsTouches: Bool { !tracker.isRunning || areTouchesAllowed }

    override func move<V: VectorArithmetic>(
        _ value: AnimatableAttribute<V>, to new: V, of view: UIView, from before: MovableValue
    ) {
        value.retarget(
            to: new, animation: Animation(AnimatorMovement(block: block)), trackers: [tracker], replaces: replaces,
            isDriven: true, clock: view.clock)
        noteDriven(value, of: view, from: before)
    }

    override var driver: (any MovementDriver)? { block }

    override func noteDriven(_ value: any DrivenValue, of view: UIView, from before: MovableValue) {
        entries.append(Entry(view: view, before: before, value: value))
    }
}
