extension Scope {
    /// Whether an observer hears of changes at or above this scope.
    var isObserved: Bool { !subscribers.entries.isEmpty }

    /// Whether this scope itself writes `key`, so that changes above it do not reach below.
    func sets(_ key: KeyID) -> Bool {
        if writes.count > ScopeWork.scanLimit { return ownWrite(of: key) != nil }
        for write in writes where write.id == key { return true }
        return false
    }

    /// The scope that keeps the observers of `key` at this scope.
    func filingScope(for key: KeyID) -> Scope {
        var scope = self
        while let only = scope.onlyKey, only != key, let above = scope.parent { scope = above }
        return scope
    }

    /// Files an observer under `key`. Returns its place.
    func addObserver(_ observer: KeyObserver, for key: KeyID) -> Int {
        let scope = filingScope(for: key)
        let index = scope.subscribers.place(of: key)
        let (place, isFirst) = scope.subscribers.entries[index].add(observer)
        if isFirst { scope.subscribe(at: index) }
        return place
    }

    /// Takes the observer at `place` out; the last one takes its place.
    func removeObserver(at place: Int, for key: KeyID) {
        filingScope(for: key).removeOwnObserver(at: place, for: key)
    }

    private func removeOwnObserver(at place: Int, for key: KeyID) {
        guard let index = subscribers.index(of: key) else { return }
        // Filed observers are alive: they unfile themselves before they go.
        let last = subscribers.entries[index].observers.removeLast()
        if place < subscribers.entries[index].observers.count {
            subscribers.entries[index].observers[place] = last
            last._withUnsafeGuaranteedRef { $0.placeChanged(of: key, to: place) }
        }
        if !subscribers.entries[index].isEmpty { return }
        withdraw(from: key, at: subscribers.entries.remove(at: index).placeAbove)
    }

    /// Tells the scopes above, up to the one that sets `key`, that this subtree observes it.
    func subscribe(to key: KeyID) {
        if let index = subscribers.index(of: key) { subscribe(at: index) }
    }

    /// Subscribes to all keys that have observers here or below.
    func subscribeToAll() {
        for index in subscribers.entries.indices { subscribe(at: index) }
    }

    private func subscribe(at index: Int) {
        var (scope, index) = (self, index)
        let key = subscribers.entries[index].key
        while !scope.sets(key), let above = scope.parent, scope.subscribers.entries[index].placeAbove == nil {
            let next = above.subscribers.place(of: key)
            let (place, isFirst) = above.subscribers.entries[next].add(scope)
            scope.subscribers.entries[index].placeAbove = Int32(place)
            if !isFirst { return }
            (scope, index) = (above, next)
        }
    }

    /// Reverts `subscribe(to:)` in the scopes above.
    func unsubscribe(from key: KeyID) {
        if let index = subscribers.index(of: key) { unsubscribe(at: index) }
    }

    /// Does so for all keys.
    func unsubscribeFromAll() {
        for index in subscribers.entries.indices { unsubscribe(at: index) }
    }

    private func unsubscribe(at index: Int) {
        let place = subscribers.entries[index].placeAbove
        subscribers.entries[index].placeAbove = nil
        withdraw(from: subscribers.entries[index].key, at: place)
    }

    /// Removes this scope from a place among its parent's children, and the parent likewise if no child is left there.
    private func withdraw(from key: KeyID, at place: Int32?) {
        var (scope, next) = (self, place)
        while let number = next, let above = scope.parent {
            let place = Int(number)
            guard let index = above.subscribers.index(of: key) else { return }
            // Scopes in the list are alive: they withdraw before they go.
            let last = above.subscribers.entries[index].scopes.removeLast()
            if place < above.subscribers.entries[index].scopes.count {
                above.subscribers.entries[index].scopes[place] = last
                last._withUnsafeGuaranteedRef { moved in
                    guard let own = moved.subscribers.index(of: key) else { return }
                    moved.subscribers.entries[own].placeAbove = Int32(place)
                }
            }
            if !above.subscribers.entries[index].isEmpty { return }
            next = above.subscribers.entries.remove(at: index).placeAbove
            scope = above
        }
    }

    /// Calls `body` with every observer that a change of `key` at this scope reaches.
    ///
    /// Visits only scopes that lead to one.
    func forEachObserver(on key: KeyID, _ body: (KeyObserver) -> Void) {
        var below: [Unmanaged<Scope>] = []
        var next = self
        while true {
            if let index = next.subscribers.index(of: key) {
                let entry = next.subscribers.entries[index]
                // Both lists hold living objects only; see `KeySubscribers`.
                for observer in entry.observers { observer._withUnsafeGuaranteedRef(body) }
                below += entry.scopes
            }
            guard let scope = below.popLast() else { return }
            next = scope.takeUnretainedValue()
        }
    }

    /// Calls `body` with every observer that a change of some of `keys` reaches because it is filed under a key that
    /// stands for more than one trait.
    func forEachGroupObserver(on keys: some Sequence<KeyID>, _ body: (KeyObserver, KeyID) -> Void) {
        if subscribers.has(.anyTrait), keys.contains(where: { $0.space == .trait }) {
            forEachObserver(on: .anyTrait) { body($0, .anyTrait) }
        }
        if let group = KeyGroup.current, subscribers.has(group.id),
            keys.contains(where: { $0.space == .trait && group.contains($0) })
        {
            forEachObserver(on: group.id) { body($0, group.id) }
        }
    }

    /// The number of entries this scope keeps for observers and scopes below it. For tests.
    package var subscriberCount: Int {
        subscribers.entries.reduce(0) { $0 + $1.observers.count + $1.scopes.count }
    }

    /// Traps if subscribers, subscriptions and writes do not agree. For tests.
    package func checkInvariants() {
        for (before, after) in zip(subscribers.entries, subscribers.entries.dropFirst()) {
            precondition(before.key.bits < after.key.bits, "The keys of subscribers are out of order.")
        }
        for entry in subscribers.entries {
            let key = entry.key
            precondition(!entry.isEmpty, "An empty list of subscribers is kept.")
            if sets(key) || parent == nil {
                precondition(entry.placeAbove == nil, "Subscribed above the scope that sets the key.")
            } else {
                precondition(entry.placeAbove != nil, "Not subscribed at the scope above.")
            }
            for (place, observer) in entry.observers.enumerated() {
                observer._withUnsafeGuaranteedRef { $0.checkFiled(in: self, key: key, place: place) }
            }
            for (place, child) in entry.scopes.enumerated() {
                child._withUnsafeGuaranteedRef {
                    let own = $0.subscribers.entries.first { $0.key == key }?.placeAbove
                    precondition(
                        $0.parent === self && own == Int32(place), "A child's subscription is out of place.")
                }
            }
        }
        map.checkInvariants()
    }
}
