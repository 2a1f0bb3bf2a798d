/// Where the preferences of a page's graph go out, into the graph that shows the page.
@MainActor package final class PreferenceOutlet {
    private weak var inlet: PreferenceInlet?
    /// The states at the root of the page's graph; `nil` for keys that no view around the page reads.
    private var points: [ObjectIdentifier: PreferenceState?] = [:]

    /// Whether the page has a graph, or has had one.
    private(set) var hasBegun = false

    package init(into inlet: PreferenceInlet?) { self.inlet = inlet }

    /// Called when the page's graph begins.
    func begin() {
        hasBegun = true
        inlet?.pageDidBegin(self)
    }

    /// Returns the output of the page's views; `nil` if they set nothing that is read around the page.
    func output<K: PreferenceKey>(of key: K.Type) -> PreferenceOutput<K.Value>? { known(key)??.output }

    private func known<K: PreferenceKey>(_ key: K.Type) -> PreferencePointOf<K>?? {
        // Each is entered under the type with which it was made.
        points[ObjectIdentifier(K.self)].map { $0.map { unsafeDowncast($0, to: PreferencePointOf<K>.self) } }
    }

    /// Returns the state at the root of the page's graph; `nil` if no view around the page reads the key.
    ///
    /// The views around a page are made before it, and nodes never change their parent, so the result is kept.
    func point<K: PreferenceKey>(of key: K.Type, in graph: ViewGraph) -> PreferencePointOf<K>? {
        if let known = known(key) { return known }
        guard let root = graph.rootNode else { return nil }
        var made: PreferencePointOf<K>?
        if !(K.self is any PageBoundKey.Type), inlet?.point(of: K.self) != nil {
            made = .leaving(root)
            made?.outputDidChange = { [weak inlet] in inlet?.outputDidChange(of: K.self) }
        }
        points.updateValue(made, forKey: ObjectIdentifier(K.self))
        return made
    }

    /// Called when the order or selection of views of the page has changed.
    func orderDidChange() {
        for point in points.values { point?.orderDidChange() }
    }

    /// Called when the life of the page's graph ends.
    func end() {
        for point in points.values { point?.end() }
        points = [:]
        inlet?.pageDidEnd(self)
    }
}

/// A key of preferences for the enclosing page: they go no further up.
protocol PageBoundKey: PreferenceKey {}
