import UnifiedStorage

/// What the automatic style of one kind of control reads of the environment.
@MainActor protocol ControlFacts: Equatable {
    /// The style of the controls.
    associatedtype Key: StyleKey
    /// The name, in explanations, of what runs again when the facts change.
    static var role: String { get }

    init(reading values: EnvironmentValues)
}

/// A node of a control, which shares what it reads of the environment with others.
@MainActor protocol ControlSharing: _ViewNode {
    /// The place among the nodes that share an environment.
    var placeInEnvironment: UInt32 { get set }
}

/// What the environment says to controls of one kind in one place.
///
/// Controls there share one of these, so that one observer tells all of them of changes.
@MainActor final class ControlEnvironment<Facts: ControlFacts>: KeyObserver, ExplainableObserver {
    private let scope: Scope
    /// Whether the style is that of the environment. Otherwise it is the automatic one.
    let inheritsStyle: Bool
    /// The properties that were read.
    private var map = PropertyMap.empty
    private var known: Facts?
    // Every node leaves before it is freed.
    private var nodes: [Unmanaged<_ViewNode>] = []

    init(in scope: Scope, inheritsStyle: Bool) {
        self.scope = scope
        self.inheritsStyle = inheritsStyle
        super.init()
        read()
    }

    /// What the automatic style reads; `nil` in another style.
    var facts: Facts? {
        if !map.isIdentical(to: scope.map) { read() }
        return known
    }

    private func read() {
        map = scope.map
        var tracker: ReadTracker? = .take()
        var values = EnvironmentValues(map: map)
        values.tracker = tracker
        let style = inheritsStyle ? values[Facts.Key.self] : nil
        let new = style?.isAutomatic ?? true ? Facts(reading: values) : nil
        // Equal facts stay the same object, which the nodes keep too.
        if new != known { known = new }
        values.tracker = nil
        tracker?.finish()
        file(in: scope, keys: tracker?.keys ?? [])
        ReadTracker.giveBack(&tracker)
    }

    // MARK: Nodes

    func add(_ node: any ControlSharing) {
        node.placeInEnvironment = UInt32(nodes.count)
        // Taken out by `remove(_:)`, at the latest when the node's life ends.
        nodes.append(Unmanaged.passUnretained(node))
    }

    /// Takes a node out; the last one takes its place. Returns whether there are no others.
    func remove(_ node: any ControlSharing) -> Bool {
        let place = Int(node.placeInEnvironment)
        let last = nodes.removeLast()
        if place < nodes.count {
            nodes[place] = last
            (last.takeUnretainedValue() as? any ControlSharing)?.placeInEnvironment = UInt32(place)
        }
        if nodes.isEmpty { unfile() }
        return nodes.isEmpty
    }

    override func keysDidChange(_ keys: [KeyID]) {
        for node in nodes { node.takeUnretainedValue().markToCheck() }
    }

    override var updateLabel: String {
        nodes.first.map { "style of \($0.takeUnretainedValue().viewType)" } ?? "style of a control"
    }

    var reader: ObserverDescription? { readers.first }

    var readers: [ObserverDescription] {
        nodes.map { ObserverDescription($0.takeUnretainedValue(), role: Facts.role) }
    }
}
