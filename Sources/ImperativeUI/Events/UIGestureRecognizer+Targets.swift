import Foundation

extension UIGestureRecognizer {
    /// Makes a recogniser that calls a method of `target`, held weakly: `action: Controller.tapped`. Without a target it is
    /// the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(target: AnyObject?, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recogniser that calls a method of `target`, held weakly, with the recogniser.
    public convenience init<Target: AnyObject, Sender>(
        target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Makes a recogniser that calls nothing yet.
    public convenience init(target: AnyObject?, action: Never?) { self.init() }

    /// Calls a method of `target`, held weakly, when the state changes.
    public final func addTarget<Target: AnyObject>(
        _ target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) { add(TargetAction(target, action)) }

    /// Calls a method of `target`, held weakly, with the recogniser when the state changes.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void
    ) { add(TargetAction(target, action)) }
}
