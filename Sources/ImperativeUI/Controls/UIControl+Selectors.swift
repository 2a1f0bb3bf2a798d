import Foundation

/// Methods that are given by selectors.
extension UIControl {
    /// Adds the method of a selector to call when any of the events occurs. It may take the control, and the event.
    ///
    /// The control holds the target weakly. If it is `nil`, the method is called on the nearest responder that can
    /// perform it. A method that is there for the same target is not added again.
    public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        let known = entries.firstIndex { entry in
            if case .method(let method) = entry.what {
                method.target === object && method.selector == action
            } else {
                false
            }
        }
        if let known { return entries[known].events.formUnion(controlEvents) }
        entries.append(Entry(what: .method(TargetAction(object, action)), events: controlEvents))
    }

    /// Removes the methods of a target for the given events.
    ///
    /// - Parameters:
    ///   - target: The target; `nil` for all targets.
    ///   - action: The selector of the method; `nil`, the default, for all methods, also those without selectors.
    ///   - controlEvents: The events.
    public final func removeTarget(_ target: Any?, action: Selector? = nil, for controlEvents: Event) {
        let object = target as AnyObject?
        remove(controlEvents) { entry in
            guard case .method(let method) = entry.what else { return false }
            return (object == nil || method.target === object) && (action == nil || method.selector == action)
        }
    }

    /// Returns the names of the selectors of a target's methods for an event; `nil` if there are none.
    public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target as AnyObject?
        let names = entries.compactMap { entry -> String? in
            guard case .method(let method) = entry.what, method.target === object,
                !entry.events.isDisjoint(with: controlEvent)
            else { return nil }
            return method.selector?.name
        }
        return names.isEmpty ? nil : names
    }
}
