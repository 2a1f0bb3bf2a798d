import Foundation

/// Methods that are given by selectors.
extension UIGestureRecognizer {
    /// Adds the method of a selector to call when the state changes. It may take the recogniser. The target is held
    /// weakly.
    public final func addTarget(_ target: Any, action: Selector) { add(TargetAction(target as AnyObject, action)) }

    /// Removes the actions of a target.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for all targets.
    ///   - action: The selector of the method; `nil`, the default, for all methods, also those without selectors.
    public final func removeTarget(_ target: Any?, action: Selector? = nil) {
        let object = target as AnyObject?
        removeActions { entry in
            (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        }
    }
}
