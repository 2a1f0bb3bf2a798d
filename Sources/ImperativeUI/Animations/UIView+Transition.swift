import Drawing
import Foundation
import LayoutEngine
import Motion

extension UIView {
    /// Makes changes in a view and shows them as a transition of its whole picture, in the style given by the
    /// options.
    ///
    /// The transition starts from the picture of the last update. Without a transition style, the changes are
    /// animated like those of `animate(withDuration:delay:options:animations:completion:)`. `completion` is called
    /// once when the transition has ended, with whether it ran to its end.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        guard let style = options.transition, view.window != nil, view.superview != nil, areAnimationsEnabled else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: changes, completion: completion)
        }
        let animation = BlockAnimation(
            duration: duration, delay: 0, timing: .curve(options.curve), options: options)
        let before = view.displayList()
        let wasOpaque = view.isFilled
        animation.run(
            {
                if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
                let isOpaque = wasOpaque && (view.isFilled || view.backgroundColor == nil)
                view.show(ViewTransition(style, from: before, isOpaque: isOpaque), under: animation)
            }, completion: completion)
    }

    /// Replaces a view by another and shows the exchange as a transition of the superview.
    ///
    /// With `.showHideTransitionViews`, `fromView` is hidden and `toView` shown instead of being removed and
    /// inserted. `completion` is called once when the transition has ended, with whether it ran to its end.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            return animate(withDuration: 0, animations: exchange, completion: completion)
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }

    /// Whether a colour fills all of the view.
    private var isFilled: Bool { presentedBackground?.alpha == 1 && (presentedLook?.cornerRadius ?? 0) == 0 }

    private func show(_ transition: ViewTransition, under animation: BlockAnimation) {
        let movement = madeMovement
        movement.transition?.progress.stop()
        movement.transition = transition
        // Its clock keeps the progress, and not the movement it belongs to.
        transition.progress.onStep = { [weak movement, weak transition, unowned progress = transition.progress] in
            guard let movement, let transition, movement.isOnScreen else { return progress.stop() }
            if !progress.isAnimating, movement.transition === transition { movement.transition = nil }
            movement.show(true)
            movement.endIfAtRest()
        }
        animation.move(transition.progress, to: 1, of: self, from: .alpha(alpha))
        movement.note(animation)
        transition.progress.onStep()
    }
}
