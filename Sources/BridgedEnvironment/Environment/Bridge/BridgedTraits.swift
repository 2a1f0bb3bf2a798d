/// The environment at a place as traits: the one conversion from the declarative world to the imperative one.
///
/// Each key that crosses boundaries as traits and was written since the last boundary is written to the traits of the
/// place, in writing order.
package struct BridgedTraits {
    /// The traits of the place, with the keys' values written to them.
    package let traits: MutableTraits
    /// The keys converted, in writing order.
    package let bridges: [any TraitWriting]
    /// The traits that the keys' functions have read.
    package let traitsRead: [KeyID]

    /// The key of the store's entry that lists the keys.
    package static let listID = KeyID(BridgedWritesKey.self, in: .structure)

    package init(of map: PropertyMap) {
        let list = map.value(of: BridgedWritesKey.self, in: .structure) ?? nil
        bridges = BridgedWrites.inOrder(list).compactMap { $0 as? any TraitWriting }
        if bridges.isEmpty {
            (traits, traitsRead) = (MutableTraits(base: map), [])
            return
        }
        let tracker = ReadTracker()
        var traits = MutableTraits(base: map, onRead: tracker)
        for bridge in bridges {
            traits.writer = bridge.id
            traits.apply { bridge.writeTraits(map, to: &$0) }
        }
        tracker.finish()
        self.traits = traits
        traitsRead = tracker.keys
    }

    /// The writes at the boundary's scope: the traits, and the removal of the keys and of the list.
    package var boundaryWrites: [PropertyWrite] {
        if bridges.isEmpty { return [] }
        return traits.writes + bridges.compactMap(\.removal)
            + [PropertyWrite(removing: KeyDescriptor.of(BridgedWritesKey.self, in: .structure))]
    }

    /// All keys on which the result depends.
    package var keys: [KeyID] { [Self.listID] + bridges.map(\.id) + traitsRead }
}
