/// Who must look again when one key changes at or above one scope.
struct KeySubscribers {
    // Unmanaged: an observer holds its home, and a child scope its parent, and both withdraw before they go.
    var observers: [Unmanaged<KeyObserver>] = []
    var scopes: [Unmanaged<Scope>] = []

    var isEmpty: Bool { observers.isEmpty && scopes.isEmpty }

    /// Adds an observer. Returns its place, and whether nothing was registered before it.
    mutating func add(_ observer: KeyObserver) -> (place: Int, isFirst: Bool) {
        let isFirst = isEmpty
        // Withdrawn in `removeObserver`, at the latest when the observer goes.
        observers.append(Unmanaged.passUnretained(observer))
        return (observers.count - 1, isFirst)
    }

    /// Adds a scope below. Returns its place, and whether nothing was registered before it.
    mutating func add(_ scope: Scope) -> (place: Int, isFirst: Bool) {
        let isFirst = isEmpty
        // Withdrawn in `unsubscribe`, at the latest when the scope goes.
        scopes.append(Unmanaged.passUnretained(scope))
        return (scopes.count - 1, isFirst)
    }
}

extension Scope {
    /// Whether this scope itself writes `key`, so that changes above it do not reach below.
    func sets(_ key: KeyID) -> Bool {
        for write in writes where write.id == key { return true }
        return false
    }

    /// The scope that keeps those who wait here for changes of `key`.
    func filingScope(for key: KeyID) -> Scope {
        var scope = self
        while let only = scope.onlyKey, only != key, let above = scope.parent { scope = above }
        return scope
    }

    /// Files an observer under `key`. Returns its place.
    func addObserver(_ observer: KeyObserver, for key: KeyID) -> Int {
        let scope = filingScope(for: key)
        let (place, isFirst) = scope.subscribers[key, default: KeySubscribers()].add(observer)
        if isFirst { scope.subscribe(to: key) }
        return place
    }

    /// Takes the observer at `place` out; the last one takes its place.
    func removeObserver(at place: Int, for key: KeyID) {
        filingScope(for: key).removeOwnObserver(at: place, for: key)
    }

    private func removeOwnObserver(at place: Int, for key: KeyID) {
        guard let index = subscribers.index(forKey: key) else { return }
        // Filed observers are alive: they unfile themselves before they go.
        let last = subscribers.values[index].observers.removeLast()
        if place < subscribers.values[index].observers.count {
            subscribers.values[index].observers[place] = last
            last._withUnsafeGuaranteedRef { $0.placeChanged(of: key, to: place) }
        }
        if subscribers.values[index].isEmpty {
            subscribers.remove(at: index)
            unsubscribe(from: key)
        }
    }

    /// Lets the scopes above know that something below wants to hear of `key`: up to the scope that sets it, no
    /// further.
    func subscribe(to key: KeyID) {
        var scope = self
        while !scope.sets(key), let above = scope.parent, scope.subscriptions[key] == nil {
            let (place, isFirst) = above.subscribers[key, default: KeySubscribers()].add(scope)
            scope.subscriptions[key] = place
            if !isFirst { return }
            scope = above
        }
    }

    /// Takes back what `subscribe(to:)` told the scopes above.
    func unsubscribe(from key: KeyID) {
        var scope = self
        while let place = scope.subscriptions.removeValue(forKey: key), let above = scope.parent {
            guard var entry = above.subscribers.removeValue(forKey: key) else { return }
            // Scopes in the list are alive: they withdraw before they go.
            let last = entry.scopes.removeLast()
            if place < entry.scopes.count {
                entry.scopes[place] = last
                last._withUnsafeGuaranteedRef { $0.subscriptions[key] = place }
            }
            if !entry.isEmpty {
                above.subscribers[key] = entry
                return
            }
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
            if let entry = next.subscribers[key] {
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
        if subscribers[.anyTrait] != nil, keys.contains(where: { $0.space == .trait }) {
            forEachObserver(on: .anyTrait) { body($0, .anyTrait) }
        }
        if let group = KeyGroup.current, subscribers[group.id] != nil,
            keys.contains(where: { $0.space == .trait && group.contains($0) })
        {
            forEachObserver(on: group.id) { body($0, group.id) }
        }
    }

    /// The number of entries this scope keeps for observers and scopes below it. For tests.
    package var subscriberCount: Int {
        subscribers.values.reduce(0) { $0 + $1.observers.count + $1.scopes.count }
    }

    /// Traps if subscribers, subscriptions and writes do not agree. For tests.
    package func checkInvariants() {
        for (key, entry) in subscribers {
            precondition(!entry.isEmpty, "An empty list of subscribers is kept.")
            if sets(key) || parent == nil {
                precondition(subscriptions[key] == nil, "Subscribed above the scope that sets the key.")
            } else {
                precondition(subscriptions[key] != nil, "Not subscribed at the scope above.")
            }
            for (place, observer) in entry.observers.enumerated() {
                observer._withUnsafeGuaranteedRef { $0.checkFiled(in: self, key: key, place: place) }
            }
            for (place, child) in entry.scopes.enumerated() {
                child._withUnsafeGuaranteedRef {
                    precondition(
                        $0.parent === self && $0.subscriptions[key] == place, "A child's subscription is out of place.")
                }
            }
        }
        for key in subscriptions.keys { precondition(subscribers[key] != nil, "A subscription without a subscriber.") }
        map.checkInvariants()
    }
}
