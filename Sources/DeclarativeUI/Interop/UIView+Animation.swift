import ImperativeUI
import Motion

extension UIView {
    /// Makes changes of views that are shown as a movement by an animation of views as values. Calls `completion` once
    /// when it has come to its end, at the end of the next update if nothing moves.
    ///
    /// A spring takes over position and speed of the spring that moves a value already.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        animate(by: animation, changes, completion: completion)
    }
}
