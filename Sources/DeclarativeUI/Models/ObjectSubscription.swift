import UnifiedStorage

/// Has the owner of a property run again when an object changes. The object's publisher does not keep it.
@MainActor final class ObjectSubscription: ObjectSubscriber {
    // The host owns the slot that owns this, and ends it.
    private unowned let host: DynamicPropertyHost
    private let property: Int
    private(set) var object: AnyObject?
    private var publisher: ObservableObjectPublisher?
    /// The group of changes the owner was last added to.
    private var serial: UInt64 = 0
    /// Whether a change during an update has already requested a run in the flush in progress.
    private var hasAnswered = false

    init(in host: _PropertyHost) {
        self.host = host.host
        property = host.field
    }

    /// Observes an object instead of the one before.
    func follow(_ object: (some ObservableObject)?) {
        if object === self.object { return }
        publisher?.remove(self)
        self.object = object
        publisher = object?.objectWillChange
        publisher?.add(self)
    }

    func objectWillChange() -> Bool {
        guard publisher != nil, let node = host.node else { return false }
        let isEarly = node.graph.isEvaluating
        if isEarly {
            // Else a body that changes what it observes would run without end.
            if hasAnswered { return false }
            hasAnswered = true
            UpdateQueue.shared.atEnd { [weak self] in self?.hasAnswered = false }
        }
        request()
        return isEarly
    }

    func objectDidChange() {
        if publisher != nil, host.node != nil { request() }
    }

    /// Asks for a run of the owner in the group of changes made now.
    private func request() {
        let serial = ChangeQueue.shared.serial(for: .current)
        if serial != self.serial {
            self.serial = serial
            ChangeQueue.shared.add(.other { [weak self] in self?.tell() })
        }
    }

    private func tell() {
        // The host may be gone once it has ended this.
        if publisher != nil { host.stateDidChange(in: property) }
    }

    func end() {
        publisher?.remove(self)
        publisher = nil
        object = nil
    }
}
