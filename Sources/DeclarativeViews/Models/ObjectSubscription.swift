import Publishing
import BridgedEnvironment

/// Updates the owner of a property when an object changes. The object's publisher does not retain it.
@MainActor final class ObjectSubscription: ObjectSubscriber {
    // The buffer owns the slot that owns this, and ends it.
    private unowned let buffer: DynamicPropertyBuffer
    private let property: Int
    private(set) var object: AnyObject?
    private var publisher: ObservedPublisher?
    /// The group of changes to which the owner was last added.
    private var serial: UInt64 = 0
    /// Whether a change during an update has already requested a run in this flush.
    private var hasAnswered = false

    init(in context: _PropertySlotContext) {
        self.buffer = context.buffer
        property = context.field
    }

    /// Observes an object instead of the previous one.
    func follow(_ object: (some ObservableObject)?) {
        if object === self.object { return }
        publisher?(remove: self)
        self.object = object
        publisher = object.map { ObservedPublisher(of: $0) }
        publisher?(add: self)
    }

    func objectWillChange() -> Bool {
        guard publisher != nil, let node = buffer.node else { return false }
        let isEarly = node.graph.isEvaluating
        if isEarly {
            // Otherwise a body that changes the object it observes would run endlessly.
            if hasAnswered { return false }
            hasAnswered = true
            UpdateQueue.shared.atEnd { [weak self] in self?.hasAnswered = false }
        }
        request()
        return isEarly
    }

    func objectDidChange() {
        if publisher != nil, buffer.node != nil { request() }
    }

    /// Requests a run of the owner in the current group of changes.
    private func request() {
        let serial = ChangeQueue.shared.serial(for: .current)
        if serial != self.serial {
            self.serial = serial
            ChangeQueue.shared.add(.other { [weak self] in self?.tell() })
        }
    }

    private func tell() {
        // The buffer may have been freed after it ended this subscription.
        if publisher != nil { buffer.stateDidChange(in: property) }
    }

    func end() {
        publisher?(remove: self)
        publisher = nil
        object = nil
    }
}
