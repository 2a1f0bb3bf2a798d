import Foundation

extension UIGestureRecognizer {
    /// Calls a method of `target`, held weakly, when the state changes.
    public final func addTarget<Target: AnyObject>(
        _ target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) { add(TargetAction(target, action)) }

    /// Calls a method of `target`, held weakly, with the recogniser when the state changes.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void
    ) { add(TargetAction(target, action)) }
}
