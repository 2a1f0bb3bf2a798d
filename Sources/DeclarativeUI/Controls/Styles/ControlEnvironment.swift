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
    private struct Entry {
        // Every node leaves before it is freed.
        unowned(unsafe) let node: any ControlSharing
    }

    private let scope: Scope
    /// Whether the style is that of the environment. Otherwise it is the automatic one.
    let inheritsStyle: Bool
    /// The properties that were read.
    private var map = PropertyMap.empty
    private var known: Facts?
    private var entries: [Entry] = []

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
        node.placeInEnvironment = UInt32(entries.count)
        entries.append(Entry(node: node))
    }

    /// Takes a node out; the last one takes its place. Returns whether there are no others.
    func remove(_ node: any ControlSharing) -> Bool {
        let place = Int(node.placeInEnvironment)
        let last = entries.removeLast()
        if place < entries.count {
            entries[place] = last
            last.node.placeInEnvironment = UInt32(place)
        }
        if entries.isEmpty { unfile() }
        return entries.isEmpty
    }

    override func keysDidChange(_ keys: [KeyID]) {
        for entry in entries { entry.node.markToCheck() }
    }

    override var updateLabel: String { entries.first.map { "style of \($0.node.viewType)" } ?? "style of a control" }

    var reader: ObserverDescription? { readers.first }

    var readers: [ObserverDescription] { entries.map { ObserverDescription($0.node, role: Facts.role) } }
}
