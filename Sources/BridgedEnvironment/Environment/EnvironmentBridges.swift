public import Synchronization

/// The bridges of all environment keys used so far.
///
/// Each key is looked up once, by casts. The result is cached in a small table,
/// which a read checks with a single load.
@usableFromInline package enum EnvironmentBridges {
    @usableFromInline static let size = 512
    // Never freed. A slot holds the address of the last key looked up there that has no bridge. Any thread may
    // overwrite a slot; the other key is then looked up in the list again.
    @usableFromInline package nonisolated(unsafe) static let plainKeys = makeTable()
    // Never freed. A slot holds the address of a bridge, which lives as long as the process.
    private nonisolated(unsafe) static let bridges = makeTable()

    private static func makeTable() -> UnsafeMutablePointer<Atomic<UInt>> {
        let table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: size)
        for index in 0..<size { (table + index).initialize(to: Atomic(0)) }
        return table
    }

    /// The bridge of each key; `nil` if the key has none.
    private static let found = Locked<[KeyID: EnvironmentBridge?]>([:])

    @inlinable package static func index(of bits: UInt) -> Int { Int((bits >> 4) & UInt(size - 1)) }

    /// Returns whether the table says that a key has no bridge. The table is a parameter, because accessing a global
    /// costs more than the check.
    @inlinable @inline(__always) package static func isKnownPlain<K: EnvironmentKey>(
        _ key: K.Type, in table: UnsafeMutablePointer<Atomic<UInt>>
    ) -> Bool {
        let bits = UInt(bitPattern: ObjectIdentifier(key))
        return (table + index(of: bits)).pointee.load(ordering: .relaxed) == bits
    }

    /// Returns the bridge of a key; `nil` if it has none.
    package static func bridge<K: EnvironmentKey>(of key: K.Type) -> TypedEnvironmentBridge<K.Value>? {
        let id = KeyID(key, in: .environment)
        let bits = UInt(bitPattern: ObjectIdentifier(key))
        let index = index(of: bits)
        if let bridge = lastUsed(id, at: index) { return typed(bridge, of: key) }
        guard let bridge = find(key, id) else {
            (plainKeys + index).pointee.store(bits, ordering: .relaxed)
            return nil
        }
        // Retained by the list.
        let address = UInt(bitPattern: Unmanaged.passUnretained(bridge).toOpaque())
        (bridges + index).pointee.store(address, ordering: .releasing)
        return typed(bridge, of: key)
    }

    /// Returns the bridge of a key that has been read or written; `nil` if it has none.
    static func known(_ id: KeyID) -> EnvironmentBridge? {
        guard id.space == .environment else { return nil }
        let bits = UInt(bitPattern: ObjectIdentifier(id.type))
        if (plainKeys + index(of: bits)).pointee.load(ordering: .relaxed) == bits { return nil }
        return lastUsed(id, at: index(of: bits)) ?? found.withLock { $0[id] } ?? nil
    }

    /// The keys used so far whose values in an environment are made of traits.
    static func keysFromTraits(in values: EnvironmentValues) -> [any EnvironmentKey.Type] {
        let bridges = found.withLock { $0.values.compactMap { $0 } }
        return bridges.filter { $0.crossesAsTraits && $0.saysValue(in: values) }.map(\.key)
    }

    /// Returns the bridge in a slot if it is that of the key.
    private static func lastUsed(_ id: KeyID, at index: Int) -> EnvironmentBridge? {
        let known = (bridges + index).pointee.load(ordering: .acquiring)
        guard let address = UnsafeRawPointer(bitPattern: known) else { return nil }
        // The list retains every bridge as long as the process lives.
        let bridge = Unmanaged<EnvironmentBridge>.fromOpaque(address).takeUnretainedValue()
        return bridge.id == id ? bridge : nil
    }

    private static func typed<K: EnvironmentKey>(
        _ bridge: EnvironmentBridge, of key: K.Type
    ) -> TypedEnvironmentBridge<K.Value> {
        // `make` makes a key's bridge with the key's own value type.
        unsafeDowncast(bridge, to: TypedEnvironmentBridge<K.Value>.self)
    }

    private static func find<K: EnvironmentKey>(_ key: K.Type, _ id: KeyID) -> EnvironmentBridge? {
        if let known = found.withLock({ $0[id] }) { return known }
        let made = make(key)
        return found.withLock { list in
            if let known = list[id] { return known }
            list[id] = .some(made)
            return made
        }
    }

    /// Makes the bridge of a key; `nil` if it has none.
    ///
    /// Conformances are found dynamically, wherever and under whatever conditions they are declared.
    private static func make<K: EnvironmentKey>(_ key: K.Type) -> EnvironmentBridge? {
        if let paired = key as? any PairedKey.Type { return paired.makeBridge() }
        return (key as? any UITraitBridgedEnvironmentKey.Type).map { $0.makeOwnBridge() }
    }
}
