/// Gathers the observers of a write, including those beyond the boundaries that convert it.
@MainActor struct ReaderList {
    private var seen: Set<ObjectIdentifier> = []
    private var found: [Explanation.KeyObserver] = []

    /// Adds the observers that a change of `id` at `scope` reaches.
    mutating func add(_ id: KeyID, at scope: Scope) {
        var work = [(id: id, scope: scope)]
        while let (id, scope) = work.popLast() {
            var reached: [KeyObserver] = []
            scope.forEachObserver(on: id) { reached.append($0) }
            scope.forEachGroupObserver(on: CollectionOfOne(id)) { observer, _ in reached.append(observer) }
            for observer in reached where seen.insert(ObjectIdentifier(observer)).inserted {
                for reader in (observer as? any ExplainableObserver)?.readers ?? [] {
                    found.append(Explanation.KeyObserver(place: TreePath(of: reader.place), role: reader.role))
                    // The value that a boundary converts is read behind it.
                    guard let boundary = reader.place as? any BoundaryPlace,
                        let scope = (boundary as? any ScopeNode)?.ownScope
                    else { continue }
                    for write in scope.writes where boundary.origin(of: write.id) == id {
                        work.append((write.id, scope))
                    }
                }
            }
        }
    }

    /// In the order of their places, then by role.
    var sorted: [Explanation.KeyObserver] {
        found.sorted { ($0.place, $0.role) < ($1.place, $1.role) }
    }
}
