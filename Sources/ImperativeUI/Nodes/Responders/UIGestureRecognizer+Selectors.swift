import Foundation

/// Methods that are given by selectors.
extension UIGestureRecognizer {
    /// The default implementation of the public member of this name.
    final func defaultRemoveTarget(_ target: Any?, action: Selector? = nil) {
        let object = target as AnyObject?
        removeActions { entry in
            (object == nil || entry.target === object) && (action == nil || entry.selector == action)
        }
    }
}
