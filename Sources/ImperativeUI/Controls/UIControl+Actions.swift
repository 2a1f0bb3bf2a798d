import Foundation

extension UIControl {
    /// An action or method to run for events.
    struct Entry {
        enum What {
            case action(UIAction)
            case method(TargetAction)
        }

        var what: What
        var events: Event

        @MainActor var isOver: Bool {
            if case .method(let method) = what { method.isOver } else { false }
        }
    }

    // MARK: Actions

    /// The default implementation of the public member of this name.
    final func defaultAddAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        if let index = entries.firstIndex(where: { $0.holds(action) }) {
            entries[index].events.formUnion(controlEvents)
        } else {
            entries.append(Entry(what: .action(action), events: controlEvents))
        }
    }

    /// The default implementation of the public member of this name.
    final func defaultRemoveAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { entry in
            if case .action(let action) = entry.what { action.identifier == identifier } else { false }
        }
    }

    // MARK: Methods

    /// Adds a method of `target` to call when any of the events occurs: `action: Controller.tapped`.
    ///
    /// The control holds the target weakly. If `target` is `nil`, the control calls the method on the nearest
    /// responder of the method's type.
    public final func addTarget<Target: AnyObject>(
        _ target: AnyObject?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    /// Adds a method of `target`, held weakly, to call with the control when any of the events occurs.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    /// Adds a method of `target`, held weakly, to call with the control and the event when any of the events occurs.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender, UIEvent) -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    final func remove(_ events: Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty || $0.isOver }
    }

    // MARK: Registered actions

    /// The default implementation of the public member of this name.
    final var allTargetsValue: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in entries {
            if case .method(let method) = entry.what, let target = method.target as? NSObject { targets.insert(target) }
        }
        return targets
    }

    // MARK: Sending

    /// Sends the events for a value that the user has set.
    final func sendValueChanged(with event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], with: event) }

    /// Runs the actions and methods for any of the events. Those added meanwhile are not run this time.
    final func send(_ events: Event, with event: UIEvent?) {
        let due = entries.filter { !$0.events.isDisjoint(with: events) }
        if due.isEmpty { return }
        let event = event ?? UIEvent()
        for entry in due {
            switch entry.what {
            case .action(let action): sendAction(action)
            case .method(let method):
                if method.isOver { continue }
                if let selector = method.selector {
                    sendAction(selector, to: method.target, for: event)
                } else {
                    method.send(from: self, near: self, event: event)
                }
            }
        }
    }
}

extension UIControl.Entry {
    fileprivate func holds(_ action: UIAction) -> Bool {
        if case .action(let held) = what { held === action } else { false }
    }
}
