/// Who must look again when one key changes at or above one scope.
struct Interest {
    // Unmanaged: a dependent holds its home, and a child scope its parent, and both withdraw before they go.
    var dependents: [Unmanaged<Dependent>] = []
    var scopes: [Unmanaged<Scope>] = []

    var isEmpty: Bool { dependents.isEmpty && scopes.isEmpty }

    /// Adds a dependent. Returns its place, and whether nothing was registered before it.
    mutating func add(_ dependent: Dependent) -> (place: Int, isFirst: Bool) {
        let isFirst = isEmpty
        // Withdrawn in `removeDependent`, at the latest when the dependent goes.
        dependents.append(Unmanaged.passUnretained(dependent))
        return (dependents.count - 1, isFirst)
    }
}

extension Scope {
    /// Whether this scope itself writes `key`, so that changes above it do not reach below.
    func sets(_ key: KeyID) -> Bool {
        for write in writes where write.id == key { return true }
        return false
    }

    /// Files a dependent under `key`. Returns its place.
    func addDependent(_ dependent: Dependent, for key: KeyID) -> Int {
        let (place, isFirst) = interests[key, default: Interest()].add(dependent)
        if isFirst { climb(for: key) }
        return place
    }

    /// Takes the dependent at `place` out; the last one takes its place.
    func removeDependent(at place: Int, for key: KeyID) {
        guard let index = interests.index(forKey: key) else { return }
        // Filed dependents are alive: they unfile themselves before they go.
        let last = interests.values[index].dependents.removeLast()
        if place < interests.values[index].dependents.count {
            interests.values[index].dependents[place] = last
            last._withUnsafeGuaranteedRef { $0.placeChanged(of: key, to: place) }
        }
        if interests.values[index].isEmpty {
            interests.remove(at: index)
            withdrawInterest(in: key)
        }
    }

    /// Lets the scopes above know that something below wants to hear of `key`: up to the scope that sets it, no
    /// further.
    func climb(for key: KeyID) {
        var scope = self
        while !scope.sets(key), let above = scope.parent, scope.climbs[key] == nil {
            let wasEmpty = above.interests[key]?.isEmpty ?? true
            // Withdrawn in `withdrawInterest`, at the latest when the scope goes.
            above.interests[key, default: Interest()].scopes.append(Unmanaged.passUnretained(scope))
            scope.climbs[key] = above.interests[key, default: Interest()].scopes.count - 1
            if !wasEmpty { return }
            scope = above
        }
    }

    /// Takes back what `climb` told the scopes above.
    func withdrawInterest(in key: KeyID) {
        var scope = self
        while let place = scope.climbs.removeValue(forKey: key), let above = scope.parent {
            guard var interest = above.interests.removeValue(forKey: key) else { return }
            // Scopes in the list are alive: they withdraw before they go.
            let last = interest.scopes.removeLast()
            if place < interest.scopes.count {
                interest.scopes[place] = last
                last._withUnsafeGuaranteedRef { $0.climbs[key] = place }
            }
            if !interest.isEmpty {
                above.interests[key] = interest
                return
            }
            scope = above
        }
    }

    /// Calls `body` with every dependent that a change of `key` at this scope reaches.
    ///
    /// Visits only scopes that lead to one.
    func forEachDependent(on key: KeyID, _ body: (Dependent) -> Void) {
        var stack: [Scope] = [self]
        while let scope = stack.popLast() {
            guard let interest = scope.interests[key] else { continue }
            // Both lists hold living objects only; see `Interest`.
            for dependent in interest.dependents { body(dependent.takeUnretainedValue()) }
            for child in interest.scopes { stack.append(child.takeUnretainedValue()) }
        }
    }

    /// Calls `body` with every dependent that a change of some of `keys` reaches because it is filed under a key that
    /// stands for more than one trait.
    func forEachGroupDependent(on keys: some Sequence<KeyID>, _ body: (Dependent, KeyID) -> Void) {
        if interests[.anyTrait] != nil, keys.contains(where: { $0.space == .trait }) {
            forEachDependent(on: .anyTrait) { body($0, .anyTrait) }
        }
        if let group = KeyGroup.current, interests[group.id] != nil,
            keys.contains(where: { $0.space == .trait && group.contains($0) })
        {
            forEachDependent(on: group.id) { body($0, group.id) }
        }
    }

    /// The number of entries this scope keeps for dependents and scopes below it. For tests.
    package var interestCount: Int {
        interests.values.reduce(0) { $0 + $1.dependents.count + $1.scopes.count }
    }

    /// Traps if interests, climbs and writes do not agree. For tests.
    package func checkInvariants() {
        for (key, interest) in interests {
            precondition(!interest.isEmpty, "An empty interest is kept.")
            if sets(key) || parent == nil {
                precondition(climbs[key] == nil, "Interest climbed past the scope that sets the key.")
            } else {
                precondition(climbs[key] != nil, "Interest did not climb.")
            }
            for (place, dependent) in interest.dependents.enumerated() {
                dependent._withUnsafeGuaranteedRef { $0.checkFiled(in: self, key: key, place: place) }
            }
            for (place, child) in interest.scopes.enumerated() {
                child._withUnsafeGuaranteedRef {
                    precondition($0.parent === self && $0.climbs[key] == place, "A child's climb is out of place.")
                }
            }
        }
        for key in climbs.keys { precondition(interests[key] != nil, "A climb without an interest.") }
        map.checkInvariants()
    }
}
