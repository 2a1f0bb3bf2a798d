public import Synchronization

/// Finds bridges that a key's own conformance cannot know: declared in another module than the key, or for some
/// generic arguments only.
///
/// Each plain key is looked up once; what was found is remembered in a small table that a read probes with one load.
@usableFromInline enum LateBridges {
    @usableFromInline static let size = 512
    // Allocated once and never freed. A place holds a key's address, with the lowest bit set if the key has a bridge;
    // any thread may overwrite a place, which costs the other key another look.
    @usableFromInline nonisolated(unsafe) static let table: UnsafeMutablePointer<Atomic<UInt>> = {
        let table = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: size)
        for index in 0..<size { (table + index).initialize(to: Atomic(0)) }
        return table
    }()

    /// Whether `key`, whose own conformance knows no bridge, has one all the same. The table is handed in, as getting
    /// at it costs more than the look.
    @inlinable static func has<K: EnvironmentKey>(
        _ key: K.Type, in table: UnsafeMutablePointer<Atomic<UInt>>
    ) -> Bool {
        let bits = UInt(bitPattern: ObjectIdentifier(key))
        let place = table + Int((bits >> 4) & UInt(size - 1))
        if place.pointee.load(ordering: .relaxed) == bits { return false }
        return find(key, bits, place)
    }

    @usableFromInline static func find<K: EnvironmentKey>(
        _ key: K.Type, _ bits: UInt, _ place: UnsafeMutablePointer<Atomic<UInt>>
    ) -> Bool {
        if place.pointee.load(ordering: .relaxed) == bits | 1 { return true }
        let isBridged = isBridged(key)
        place.pointee.store(isBridged ? bits | 1 : bits, ordering: .relaxed)
        return isBridged
    }
}
