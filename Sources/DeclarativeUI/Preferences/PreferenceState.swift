import UnifiedStorage

/// A place in a tree of views that has to do with one preference key: there it is written, changed or read.
///
/// Points exist only where a reader is at or above them, and form a small tree for each key; nodes that have nothing to
/// do with preferences keep nothing. A point is found by climbing from its node to the next point, then from point to
/// point.
@MainActor class PreferenceState {
    // The node owns its point, and ends it before it goes.
    @Unretained final private(set) var node: _ViewNode
    /// The nearest point around this one, of any key.
    final private(set) var enclosing: PreferenceState?
    final let key: ObjectIdentifier
    /// Whether what is inside this point reaches a reader.
    final let usesContent: Bool
    final private(set) var isEnded = false
    /// Whether the point waits to be resolved.
    final private(set) var isWaiting = false

    fileprivate init(node: _ViewNode, key: ObjectIdentifier, enclosing: PreferenceState?, usesContent: Bool) {
        self.node = node
        self.key = key
        self.enclosing = enclosing
        self.usesContent = usesContent
    }

    /// The nearest point above a node.
    final class func nearest(above node: _ViewNode) -> PreferenceState? {
        var next = node.parent
        while let here = next {
            if let point = here.preferenceState { return point }
            next = here.parent
        }
        return nil
    }

    /// Has the value worked out again, once bodies have run and layout items are gathered.
    final func needsResolving() {
        if isWaiting || isEnded { return }
        isWaiting = true
        node.graph.preferences.insert(self)
    }

    final func resolveNow() {
        isWaiting = false
        if !isEnded { resolve() }
    }

    /// Works the value out. Called by the graph only, the deepest point first.
    func resolve() {}

    /// The points inside this one stand in another order, or count differently, than before.
    func orderDidChange() {}

    /// The node's life ends.
    func end() {
        isEnded = true
        // Cut here, so that a long chain of points is not freed by recursion.
        enclosing = nil
    }
}

extension PreferenceState: DepthOrdered {
    var depth: Int { node.depth }
}

/// What a point hands up.
enum PreferenceOutput<Value> {
    /// No view inside hands a value up.
    case none
    /// A value that needs a layout which has not happened yet.
    case pending
    case value(Value)

    /// The value, that of the key where nothing is handed up; `nil` while it is pending.
    func value<K: PreferenceKey>(of key: K.Type) -> Value? where K.Value == Value {
        switch self {
        case .none: K.defaultValue
        case .pending: nil
        case .value(let value): value
        }
    }
}

/// A point of a key whose type is known.
final class PreferencePointOf<K: PreferenceKey>: PreferenceState {
    typealias Output = PreferenceOutput<K.Value>

    /// What the point hands up.
    private(set) var output: Output
    /// What the point hands up, given what is inside it; where none is given, that itself.
    var produce: ((Output) -> Output)?
    /// Called when the output has changed, and when it is known for the first time.
    var outputDidChange: (() -> Void)?

    /// The nearest point of this key around this one.
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

    /// The point of a node that reads the key.
    static func reading(at node: _ViewNode) -> PreferencePointOf<K> {
        node.graph.preferences.read.insert(ObjectIdentifier(K.self))
        let enclosing = PreferenceState.nearest(above: node)
        let point = PreferencePointOf(
            node: node, enclosing: enclosing, outer: demanding(from: enclosing), usesContent: true, output: .none)
        point.needsResolving()
        return point
    }

    /// The point of a node that writes or changes the key; `nil` if no view could ever read it.
    ///
    /// - Parameter output: what it hands up from the start; without it, it is worked out.
    static func writing(
        at node: _ViewNode, usesContent: Bool, output: Output? = nil
    ) -> PreferencePointOf<K>? {
        // Readers are made before what is inside them, and nothing moves to another parent.
        guard node.graph.preferences.read.contains(ObjectIdentifier(K.self)) else { return nil }
        let enclosing = PreferenceState.nearest(above: node)
        guard let outer = demanding(from: enclosing) else { return nil }
        let point = PreferencePointOf(
            node: node, enclosing: enclosing, outer: outer, usesContent: usesContent, output: output ?? .none)
        if output == nil { point.needsResolving() } else { point.isKnown = true }
        return point
    }

    /// The nearest point of this key that does something with what is inside it.
    private static func demanding(from nearest: PreferenceState?) -> PreferencePointOf<K>? {
        var next = nearest
        while let here = next {
            if here.key == ObjectIdentifier(K.self) {
                // A point's key is the type it was made with.
                return here.usesContent ? unsafeDowncast(here, to: PreferencePointOf<K>.self) : nil
            }
            next = here.enclosing
        }
        return nil
    }

    private func add(_ point: PreferencePointOf<K>) {
        inner.append(point)
        orderDidChange()
    }

    override func orderDidChange() {
        isOrdered = false
        needsResolving()
    }

    /// Hands up a value that does not depend on what is inside.
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

    /// What the points inside hand up, joined in tree order.
    private var content: Output {
        if !isOrdered {
            isOrdered = true
            inner.removeAll { $0.isEnded }
            counted = PreferenceOrder.sorted(inner, below: node)
            // Mostly the same points: one buffer then, and less to sort the next time.
            if counted.count == inner.count { inner = counted }
        }
        var joined: K.Value?
        for point in counted {
            switch point.output {
            case .none: continue
            case .pending: return .pending
            case .value(let value):
                guard var before = joined else {
                    joined = value
                    continue
                }
                joined = nil
                K.reduce(value: &before) { value }
                joined = before
            }
        }
        return joined.map { .value($0) } ?? .none
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
