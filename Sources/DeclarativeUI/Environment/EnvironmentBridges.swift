public import Synchronization
import UnifiedStorage

/// The bridges of all environment keys that were used.
///
/// Each key is looked up once, by casts and in a list of the system's pairs; what was found is remembered in a small
/// table that a read probes with one load.
@usableFromInline enum EnvironmentBridges {
    @usableFromInline static let size = 512
    // Never freed. A place holds the address of the key that was last looked up there and has no bridge; any thread may
    // overwrite it, which costs the other key a look into the list.
    @usableFromInline nonisolated(unsafe) static let plainKeys = makeTable()
    // Never freed. A place holds the address of a bridge, which lives for the whole process.
    private nonisolated(unsafe) static let bridges = makeTable()

    private static func makeTable() -> UnsafeMutablePointer<Atomic<UInt>> {
        let table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: size)
        for index in 0..<size { (table + index).initialize(to: Atomic(0)) }
        return table
    }

    /// By key: its bridge, or `nil` if it has none.
    private static let found = Mutex<[KeyID: EnvironmentBridge?]>([:])

    @inlinable static func place(of bits: UInt) -> Int { Int((bits >> 4) & UInt(size - 1)) }

    /// Whether it is known without a look into the list that a key has no bridge. The table is handed in, as getting at
    /// it costs more than the look.
    @inlinable @inline(__always) static func isKnownPlain<K: EnvironmentKey>(
        _ key: K.Type, in table: UnsafeMutablePointer<Atomic<UInt>>
    ) -> Bool {
        let bits = UInt(bitPattern: ObjectIdentifier(key))
        return (table + place(of: bits)).pointee.load(ordering: .relaxed) == bits
    }

    /// Returns the bridge of a key; `nil` if it has none.
    static func bridge<K: EnvironmentKey>(of key: K.Type) -> TypedEnvironmentBridge<K.Value>? {
        let id = KeyID(key, in: .environment)
        let bits = UInt(bitPattern: ObjectIdentifier(key))
        let place = place(of: bits)
        let known = (bridges + place).pointee.load(ordering: .acquiring)
        if let address = UnsafeRawPointer(bitPattern: known) {
            // The list keeps every bridge for the life of the process.
            let bridge = Unmanaged<EnvironmentBridge>.fromOpaque(address).takeUnretainedValue()
            if bridge.id == id { return typed(bridge, of: key) }
        }
        guard let bridge = find(key, id) else {
            (plainKeys + place).pointee.store(bits, ordering: .relaxed)
            return nil
        }
        // Kept by the list.
        let address = UInt(bitPattern: Unmanaged.passUnretained(bridge).toOpaque())
        (bridges + place).pointee.store(address, ordering: .releasing)
        return typed(bridge, of: key)
    }

    private static func typed<K: EnvironmentKey>(
        _ bridge: EnvironmentBridge, of key: K.Type
    ) -> TypedEnvironmentBridge<K.Value> {
        // `make` makes the bridge of a key from the key's own type.
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

    /// Makes the bridge of a key, whatever its conformance was declared with and where; `nil` if it has none.
    private static func make<K: EnvironmentKey>(_ key: K.Type) -> EnvironmentBridge? {
        if let setting = key as? any SystemSettingKey.Type { return setting.makeBridge() }
        // Known to conform only where both worlds are.
        let finder: Any.Type = Self.self
        return (finder as? any TraitBridging.Type)?.traitBridge(of: key)
    }
}

/// What knows which keys stand for traits, where there are any.
protocol TraitBridging {
    /// Makes the bridge of a key; `nil` if it stands for no trait.
    static func traitBridge<K: EnvironmentKey>(of key: K.Type) -> EnvironmentBridge?
}
