import Foundation

extension UIControl {
    /// What is run for events.
    struct Entry {
        enum What {
            case action(UIAction)
            case method(TargetAction)
        }

        var what: What
        var events: Event

        @MainActor fileprivate var isOver: Bool {
            if case .method(let method) = what { method.isOver } else { false }
        }
    }

    // MARK: Actions

    /// Runs an action when any of the events happens. One of the same identifier that is kept for an event is replaced.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        if let index = entries.firstIndex(where: { $0.holds(action) }) {
            entries[index].events.formUnion(controlEvents)
        } else {
            entries.append(Entry(what: .action(action), events: controlEvents))
        }
    }

    /// No longer runs an action for the events.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action of an identifier for the events.
    public final func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { entry in
            if case .action(let action) = entry.what { action.identifier == identifier } else { false }
        }
    }

    // MARK: Methods

    /// Calls a method of `target`, held weakly, when any of the events happens: `action: Controller.tapped`. Without a
    /// target it is the nearest responder of the method's type when the event happens.
    public final func addTarget<Target: AnyObject>(
        _ target: AnyObject?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    /// Calls a method of `target`, held weakly, with this control when any of the events happens.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    /// Calls a method of `target`, held weakly, with this control and the event when any of the events happens.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping (Target) -> (Sender, UIEvent) -> Void, for controlEvents: Event
    ) { entries.append(Entry(what: .method(TargetAction(target, action)), events: controlEvents)) }

    /// No longer calls methods of `target`, or of any target if that is `nil`, for the events. The action is always
    /// `nil`, for all methods: methods cannot be compared.
    public final func removeTarget(_ target: AnyObject?, action: Never? = nil, for controlEvents: Event) {
        remove(controlEvents) { entry in
            if case .method(let method) = entry.what { target == nil || method.target === target } else { false }
        }
    }

    private func remove(_ events: Event, where isMeant: (Entry) -> Bool) {
        for index in entries.indices where isMeant(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty || $0.isOver }
    }

    // MARK: What is kept

    /// The objects whose methods are called.
    public final var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for entry in entries {
            if case .method(let method) = entry.what, let target = method.target as? NSObject { targets.insert(target) }
        }
        return targets
    }

    /// The events for which something is kept.
    public final var allControlEvents: Event {
        entries.reduce(into: []) { if !$1.isOver { $0.formUnion($1.events) } }
    }

    // MARK: Sending

    /// Runs what is kept for any of the events. What is added meanwhile waits for the next time.
    final func send(_ events: Event, with event: UIEvent?) {
        let due = entries.filter { !$0.events.isDisjoint(with: events) }
        if due.isEmpty { return }
        let event = event ?? UIEvent()
        for entry in due {
            switch entry.what {
            case .action(let action): sendAction(action)
            case .method(let method): method.send(from: self, near: self, event: event)
            }
        }
    }
}

extension UIControl.Entry {
    fileprivate func holds(_ action: UIAction) -> Bool {
        if case .action(let held) = what { held === action } else { false }
    }
}
