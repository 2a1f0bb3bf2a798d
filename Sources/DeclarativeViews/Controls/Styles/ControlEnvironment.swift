@_spi(Store) import BridgedEnvironment

/// The environment values that the automatic style of one kind of control reads.
@MainActor protocol ControlFacts: Equatable {
    /// The style of the controls.
    associatedtype Key: StyleKey
    /// The name, in explanations, of the run when the facts change.
    static var role: String { get }

    init(reading values: EnvironmentValues)
}

/// A node of a control, which shares the environment values it reads with other nodes.
@MainActor protocol ControlSharing: _ViewNode {
    /// The index among the nodes that share an environment.
    var indexInEnvironment: UInt32 { get set }
}

/// The environment values for controls of one kind in one place.
///
/// Controls there share one of these, so that one observer tells all of them of changes.
@MainActor final class ControlEnvironment<Facts: ControlFacts>: KeyObserver, ExplainableObserver {
    private let scope: Scope
    /// Whether the style is that of the environment. Otherwise it is the automatic one.
    let inheritsStyle: Bool
    /// The properties that were read.
    private var map = PropertyMap.empty
    private var known: Facts?
    private var nodes = EnvironmentSharers<_ViewNode>()

    init(in scope: Scope, inheritsStyle: Bool) {
        self.scope = scope
        self.inheritsStyle = inheritsStyle
        super.init()
        read()
    }

    /// The values that the automatic style reads; `nil` in another style.
    var facts: Facts? {
        if !map.isIdentical(to: scope.map) { read() }
        return known
    }

    private func read() {
        map = scope.map
        let new = read(scope) { values in
            let style = inheritsStyle ? values[Facts.Key.self] : nil
            return style?.isAutomatic ?? true ? Facts(reading: values) : nil
        }
        // Equal facts stay the same object, which the nodes keep too.
        if new != known { known = new }
    }

    // MARK: Nodes

    func add(_ node: any ControlSharing) {
        node.indexInEnvironment = nodes.add(node)
    }

    /// Takes a node out, at the latest when its life ends. Returns whether there are no others.
    func remove(_ node: any ControlSharing) -> Bool {
        let index = node.indexInEnvironment
        (nodes.remove(at: index) as? any ControlSharing)?.indexInEnvironment = index
        if nodes.isEmpty { unfile() }
        return nodes.isEmpty
    }

    override func keysDidChange(_ changes: KeyChanges) {
        for node in nodes.all { node.markToCheck() }
    }

    override var updateLabel: String {
        nodes.first.map { "style of \($0.viewType)" } ?? "style of a control"
    }

    var reader: ObserverDescription? { readers.first }

    var readers: [ObserverDescription] {
        nodes.all.map { ObserverDescription($0, role: Facts.role) }
    }
}
