import UnifiedStorage

/// Has the node of a control look again when its style changes, or what a standard style reads.
final class ControlObserver: KeyObserver, ExplainableObserver {
    // Cleared when the node's life ends, before the node is freed.
    @UnretainedOptional private var node: _ViewNode?
    /// The name, in explanations, of what runs again.
    private let role: Role

    /// The code that runs again.
    enum Role: String { case body, styleBody = "style body" }

    init(role: Role) {
        self.role = role
        node = nil
        super.init()
    }

    /// Returns what `read` makes of the values at a node, and has the node checked when they change.
    func read<Value>(at node: _ViewNode, _ read: (EnvironmentValues) -> Value) -> Value {
        var tracker: ReadTracker? = .take()
        var values = EnvironmentValues(map: node.scope.map)
        values.tracker = tracker
        let result = read(values)
        values.tracker = nil
        tracker?.finish()
        self.node = node
        file(in: node.scope, keys: tracker?.keys ?? [])
        ReadTracker.giveBack(&tracker)
        return result
    }

    /// Called when the node's life ends.
    func end() {
        unfile()
        node = nil
    }

    override func keysDidChange(_ keys: [KeyID]) { node?.markToCheck() }

    override var updateLabel: String { node.map { "style of \($0.viewType)" } ?? "style of a control" }

    var reader: ObserverDescription? { node.map { ObserverDescription($0, role: role.rawValue) } }
}
