import DeclarativeViews
import ImperativeUI
import Motion

extension UIView {
    /// Animates changes to views with a SwiftUI animation. Calls `completion` once, when the animation ends, or at
    /// the end of the next update if nothing animates.
    ///
    /// A spring continues from the position and velocity of a spring that already animates the value.
    public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
        animate(by: animation, changes, completion: completion)
    }
}
