import BridgedEnvironment

/// The state of a node that writes, changes or reads a preference.
///
/// States exist only where a reader is at or above them, and form a small tree for each key; other nodes keep nothing.
/// The state above a node is found by visiting its ancestors up to the next state, then from state to state.
@MainActor package class PreferenceState {
    // The node owns its state, and ends it before it is freed.
    @Unretained final private(set) var node: _ViewNode
    /// The nearest enclosing state, of any key.
    final private(set) var enclosing: PreferenceState?
    final let key: ObjectIdentifier
    /// Whether a reader receives the values of states inside this one.
    final let usesContent: Bool
    final private(set) var isEnded = false
    /// Whether the state waits to be resolved.
    final private(set) var isWaiting = false

    fileprivate init(node: _ViewNode, key: ObjectIdentifier, enclosing: PreferenceState?, usesContent: Bool) {
        self.node = node
        self.key = key
        self.enclosing = enclosing
        self.usesContent = usesContent
    }

    /// Returns the nearest state above a node.
    final class func nearest(above node: _ViewNode) -> PreferenceState? {
        var next = node.parent
        while let here = next {
            if let point = here.preferenceState { return point }
            next = here.parent
        }
        return nil
    }

    /// Schedules resolving, once bodies have run and layout items have been gathered.
    final func needsResolving() {
        if isWaiting || isEnded || node.graph.unlessEnding == nil { return }
        isWaiting = true
        node.graph.preferences.insert(self)
    }

    final func resolveNow() {
        isWaiting = false
        if !isEnded { resolve() }
    }

    /// Computes the value. Called by the graph only, the deepest state first.
    func resolve() {}

    /// Called when the order or selection of the states inside has changed.
    func orderDidChange() {}

    /// Called when the node's life ends.
    func end() {
        isEnded = true
        // Reset here, so that a long chain of states is not freed recursively.
        enclosing = nil
    }
}

extension PreferenceState: DepthOrdered {
    var depth: Int { node.depth }
}

/// The value that a state passes up.
enum PreferenceOutput<Value> {
    /// No view inside sets the preference.
    case none
    /// The value depends on a layout that has not happened yet.
    case pending
    case value(Value)

    /// Returns the value, or the key's default if none is set; `nil` while it is pending.
    func value<K: PreferenceKey>(of key: K.Type) -> Value? where K.Value == Value {
        switch self {
        case .none: K.defaultValue
        case .pending: nil
        case .value(let value): value
        }
    }
}

/// Joins the outputs of several states, in order.
@MainActor struct JoinedPreference<K: PreferenceKey> {
    private var joined: K.Value?
    private var isPending = false

    mutating func add(_ output: PreferenceOutput<K.Value>) {
        switch output {
        case .none: return
        case .pending: isPending = true
        case .value(let value):
            guard var before = joined else { return joined = value }
            joined = nil
            K.reduce(value: &before) { value }
            joined = before
        }
    }

    var output: PreferenceOutput<K.Value> { isPending ? .pending : joined.map { .value($0) } ?? .none }
}

/// The state for a key whose type is known statically.
final class PreferencePointOf<K: PreferenceKey>: PreferenceState {
    typealias Output = PreferenceOutput<K.Value>

    /// The output that the state passes up.
    private(set) var output: Output
    /// Computes the output from that of the states inside; `nil` passes that on.
    var produce: ((Output) -> Output)?
    /// Called when the output changes, and when it first becomes known.
    var outputDidChange: (() -> Void)?

    /// The nearest enclosing state of this key.
    private var outer: PreferencePointOf<K>?
    private var inner: [PreferencePointOf<K>] = []
    /// Those of `inner` that count, in tree order.
    private var counted: [PreferencePointOf<K>] = []
    private var isOrdered = true
    private var isKnown = false

    private init(
        node: _ViewNode, enclosing: PreferenceState?, outer: PreferencePointOf<K>?, usesContent: Bool, output: Output
    ) {
        self.output = output
        self.outer = outer
        super.init(node: node, key: ObjectIdentifier(K.self), enclosing: enclosing, usesContent: usesContent)
        outer?.add(self)
    }

    /// Returns the state of a node that reads the key.
    static func reading(at node: _ViewNode) -> PreferencePointOf<K> {
        node.graph.preferences.read.insert(ObjectIdentifier(K.self))
        let enclosing = PreferenceState.nearest(above: node)
        let point = PreferencePointOf(
            node: node, enclosing: enclosing, outer: demanding(from: enclosing, in: node.graph), usesContent: true,
            output: .none)
        point.needsResolving()
        return point
    }

    /// Returns a state at the root of a graph, for the values that go out of the graph.
    static func leaving(_ root: _ViewNode) -> PreferencePointOf<K> {
        PreferencePointOf(node: root, enclosing: nil, outer: nil, usesContent: true, output: .none)
    }

    /// Returns the state of a node that writes or changes the key; `nil` if no view could ever read it.
    ///
    /// - Parameter output: The initial output; by default, it is computed.
    static func writing(
        at node: _ViewNode, usesContent: Bool, output: Output? = nil
    ) -> PreferencePointOf<K>? {
        // Readers are made before the nodes inside them, and nodes never change their parent.
        guard node.graph.preferences.isRead(K.self) else { return nil }
        let enclosing = PreferenceState.nearest(above: node)
        guard let outer = demanding(from: enclosing, in: node.graph) else { return nil }
        let point = PreferencePointOf(
            node: node, enclosing: enclosing, outer: outer, usesContent: usesContent, output: output ?? .none)
        if output == nil { point.needsResolving() } else { point.isKnown = true }
        return point
    }

    /// Returns the nearest state of this key that uses the values inside it.
    private static func demanding(from nearest: PreferenceState?, in graph: ViewGraph) -> PreferencePointOf<K>? {
        var next = nearest
        while let here = next {
            if here.key == ObjectIdentifier(K.self) {
                // A state's key is the type with which it was made.
                return here.usesContent ? unsafeDowncast(here, to: PreferencePointOf<K>.self) : nil
            }
            next = here.enclosing
        }
        return graph.preferences.outlet?.point(of: K.self, in: graph)
    }

    private func add(_ point: PreferencePointOf<K>) {
        inner.append(point)
        orderDidChange()
    }

    override func orderDidChange() {
        isOrdered = false
        needsResolving()
    }

    /// Passes up a value that does not depend on the states inside.
    func set(_ value: K.Value) {
        change(to: .value(value))
    }

    override func resolve() {
        let content = usesContent ? self.content : .none
        change(to: produce.map { $0(content) } ?? content)
    }

    private func change(to new: Output) {
        if isKnown, Self.areSame(output, new) { return }
        isKnown = true
        output = new
        outer?.needsResolving()
        outputDidChange?()
    }

    private static func areSame(_ a: Output, _ b: Output) -> Bool {
        switch (a, b) {
        case (.none, .none), (.pending, .pending): true
        case (.value(let a), .value(let b)): valuesAreEqual(a, b, mode: .equatableAlways)
        default: false
        }
    }

    /// The combined output of the states inside, in tree order.
    private var content: Output {
        if !isOrdered {
            isOrdered = true
            inner.removeAll { $0.isEnded }
            counted = PreferenceOrder.sorted(inner, below: node)
            // Usually the same states: sharing the buffer saves memory, and sorting the next time.
            if counted.count == inner.count { inner = counted }
        }
        var joined = JoinedPreference<K>()
        for point in counted { joined.add(point.output) }
        return joined.output
    }

    override func end() {
        super.end()
        if let outer, !outer.isEnded { outer.orderDidChange() }
        outer = nil
        inner = []
        counted = []
        produce = nil
        outputDidChange = nil
    }
}
