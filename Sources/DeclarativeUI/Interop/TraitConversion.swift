import ImperativeUI
import UnifiedStorage

/// What the environment at a place says in traits: the one conversion from the declarative world to the imperative one.
///
/// Each key that crosses boundaries as traits and was written since the last one is written to the traits of the place,
/// in writing order.
struct TraitConversion {
    /// The traits of the place, with what was written.
    let traits: MutableTraits
    /// The keys converted, in writing order.
    let bridges: [any TraitWriting]
    /// The traits that functions of the keys read on the way.
    let traitsRead: [KeyID]

    /// The store's own key that says which keys there are.
    static let listID = KeyID(BridgedWritesKey.self, in: .structure)

    init(of map: PropertyMap) {
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

    /// What is written behind a boundary: the traits; and neither the keys, which are read from those there, nor the
    /// list.
    var boundaryWrites: [PropertyWrite] {
        if bridges.isEmpty { return [] }
        return traits.writes + bridges.compactMap(\.removal)
            + [PropertyWrite(removing: KeyDescriptor.of(BridgedWritesKey.self, in: .structure))]
    }

    /// All that the result depends on.
    var keys: [KeyID] { [Self.listID] + bridges.map(\.id) + traitsRead }
}
