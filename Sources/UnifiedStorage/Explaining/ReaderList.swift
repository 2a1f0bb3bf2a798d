/// Gathers who hears of a write, also through the borders that convert it.
@MainActor struct ReaderList {
    private var seen: Set<ObjectIdentifier> = []
    private var found: [Explanation.Dependent] = []

    /// Adds those whom a change of `id` at `scope` reaches.
    mutating func add(_ id: KeyID, at scope: Scope) {
        var work = [(id: id, scope: scope)]
        while let (id, scope) = work.popLast() {
            var reached: [Dependent] = []
            scope.forEachDependent(on: id) { reached.append($0) }
            scope.forEachGroupDependent(on: CollectionOfOne(id)) { dependent, _ in reached.append(dependent) }
            for dependent in reached where seen.insert(ObjectIdentifier(dependent)).inserted {
                guard let reader = (dependent as? any ReadingDependent)?.reader else { continue }
                found.append(Explanation.Dependent(place: TreePath(of: reader.place), role: reader.role))
                // What a border makes of the value is read behind it.
                guard let border = reader.place as? any BorderPlace,
                    let scope = (border as? any ScopeNode)?.ownScope
                else { continue }
                for write in scope.writes where border.origin(of: write.id) == id { work.append((write.id, scope)) }
            }
        }
    }

    /// In the order of their places, then by what runs.
    var sorted: [Explanation.Dependent] {
        found.sorted { ($0.place, $0.role) < ($1.place, $1.role) }
    }
}
