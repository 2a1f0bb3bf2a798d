import Foundation

/// Methods that are given by selectors.
extension UIControl {
    /// The default implementation of the public member of this name.
    final func defaultAddTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
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

    /// The default implementation of the public member of this name.
    final func defaultRemoveTarget(_ target: Any?, action: Selector? = nil, for controlEvents: Event) {
        let object = target as AnyObject?
        remove(controlEvents) { entry in
            guard case .method(let method) = entry.what else { return false }
            return (object == nil || method.target === object) && (action == nil || method.selector == action)
        }
    }

    /// The default implementation of the public member of this name.
    final func actionsValue(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
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
