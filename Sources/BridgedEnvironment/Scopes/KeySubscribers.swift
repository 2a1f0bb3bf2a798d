/// The observers of one key at or above one scope.
struct KeySubscribers {
    let key: KeyID
    // Unmanaged: an observer holds its home, and a child scope its parent, and both withdraw before they go.
    var observers: [Unmanaged<KeyObserver>] = []
    var scopes: [Unmanaged<Scope>] = []
    /// Where the scope stands among those of the key in its parent; `nil` if it is not subscribed there.
    var placeAbove: Int32?

    init(of key: KeyID) { self.key = key }

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

/// The subscribers of one scope by key.
///
/// Most scopes have few keys: a sorted list is searched faster than a dictionary hashes.
struct ScopeSubscribers {
    /// In the order of the keys' bits.
    var entries: [KeySubscribers] = []

    var keys: [KeyID] { entries.map(\.key) }

    /// The first place whose key is not before `key`.
    private func start(of key: KeyID) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key.bits < key.bits { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func index(of key: KeyID) -> Int? {
        let index = start(of: key)
        return index < entries.count && entries[index].key == key ? index : nil
    }

    func has(_ key: KeyID) -> Bool { index(of: key) != nil }

    /// Returns the place of a key, with an empty entry if there was none.
    mutating func place(of key: KeyID) -> Int {
        let index = start(of: key)
        if index == entries.count || entries[index].key != key { entries.insert(KeySubscribers(of: key), at: index) }
        return index
    }
}
