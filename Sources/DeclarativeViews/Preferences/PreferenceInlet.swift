/// Where the preferences of pages come into a graph: a node that shows pages, each of which has a graph of its own.
///
/// The values of the pages that are shown are joined in their order, and go up from the node as those of views below it
/// would. Until the views of all of them have been made, the values stay as they were. Nothing is kept for keys that no
/// page sets or no view around reads.
@MainActor package final class PreferenceInlet {
    // The node ends the inlet before it is freed.
    @UnretainedOptional private var node: _ViewNode?
    /// The states at the node; `nil` for keys that no view around reads.
    private var points: [ObjectIdentifier: PreferenceState?] = [:]

    package init(at node: _ViewNode) { self.node = node }

    /// The outlets of the pages that are shown, in order.
    package var shown: [PreferenceOutlet] = [] {
        didSet {
            if !shown.elementsEqual(oldValue, by: ===) { outputsDidChange() }
        }
    }

    private func outputsDidChange() {
        for point in points.values { point?.needsResolving() }
    }

    /// Called when the graph of a page begins.
    func pageDidBegin(_ outlet: PreferenceOutlet) {
        if shown.contains(where: { $0 === outlet }) { outputsDidChange() }
    }

    /// Returns the state of a key at the node; `nil` if no view around reads the key.
    func point<K: PreferenceKey>(of key: K.Type) -> PreferencePointOf<K>? {
        let id = ObjectIdentifier(K.self)
        // Each is entered under the type with which it was made.
        if let known = points[id] { return known.map { unsafeDowncast($0, to: PreferencePointOf<K>.self) } }
        guard let node else { return nil }
        let made = PreferencePointOf<K>.writing(at: node, usesContent: false)
        made?.produce = { [unowned self, unowned made] _ in
            shown.contains { !$0.hasBegun } ? made?.output ?? .none : joined(K.self)
        }
        points.updateValue(made, forKey: id)
        return made
    }

    private func joined<K: PreferenceKey>(_ key: K.Type) -> PreferenceOutput<K.Value> {
        var joined = JoinedPreference<K>()
        for outlet in shown {
            if let output = outlet.output(of: K.self) { joined.add(output) }
        }
        return joined.output
    }

    /// Recomputes the value of a key.
    func outputDidChange<K: PreferenceKey>(of key: K.Type) {
        if let point = points[ObjectIdentifier(K.self)] { point?.needsResolving() }
    }

    /// Called when the life of a page's graph ends.
    func pageDidEnd(_ outlet: PreferenceOutlet) { shown.removeAll { $0 === outlet } }

    /// Called when the node's life ends.
    package func end() {
        node = nil
        for point in points.values { point?.end() }
        (points, shown) = ([:], [])
    }
}
