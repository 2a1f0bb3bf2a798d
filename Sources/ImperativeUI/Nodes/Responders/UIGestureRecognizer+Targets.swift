import Foundation

extension UIGestureRecognizer {
    /// Adds an action: a method of `target` that is called when the state changes. The target is held weakly.
    public final func addTarget<Target: AnyObject>(
        _ target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) { add(TargetAction(target, action)) }

    /// Adds an action: a method of `target` that is called with the recogniser when the state changes. The target is
    /// held weakly.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void
    ) { add(TargetAction(target, action)) }
}
