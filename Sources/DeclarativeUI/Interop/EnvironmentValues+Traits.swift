import ImperativeUI
import UnifiedStorage

extension EnvironmentValues {
    /// Runs `body` with the traits these values stand for: those of the place, with what the bridged keys written in
    /// the views around it say in traits. That is what a represented view in this place would have.
    ///
    /// What `body` reads of the traits is recorded as read of these values.
    func withTraits<Result>(_ body: (UITraitCollection) -> Result) -> Result {
        let listID = KeyID(BridgedWritesKey.self, in: .structure)
        tracker?.recordRead(listID)
        guard let list = map.value(of: BridgedWritesKey.self, in: .structure) ?? nil else {
            return body(UITraitCollection(map: map, tracker: tracker))
        }
        let converted = tracker.map { _ in ReadTracker() }
        var traits = MutableTraits(base: map, onRead: converted)
        for bridge in BridgedWrites.inOrder(list) {
            traits.origin = bridge.id
            traits.apply { bridge.write(map, &$0) }
        }
        converted?.finish()
        guard let tracker else { return body(UITraitCollection(map: traits.result)) }
        let read = ReadTracker()
        let result = body(UITraitCollection(map: traits.result, tracker: read))
        read.finish()
        let origins = traits.writes.reduce(into: [KeyID: KeyID]()) { $0[$1.id] = $1.record.origin }
        var isConverted = false
        for trait in read.keys {
            // What a bridge wrote hides what is handed down.
            tracker.recordRead(origins[trait] ?? trait)
            if origins[trait] != nil { isConverted = true }
            if trait != .anyColorTrait { continue }
            // A dynamic colour hears of each trait of its kind, thus also of those that bridges wrote.
            for (written, origin) in origins where ColorTraits.contains(written) { tracker.recordRead(origin) }
        }
        // A bridge may look at traits to decide what it writes.
        if isConverted, let converted {
            for trait in converted.keys { tracker.recordRead(trait) }
        }
        return result
    }

    /// The values that traits stand for: bridged keys read them, and what is read is recorded as read of the traits.
    init(_ traits: UITraitCollection) {
        self.init(map: traits.properties)
        tracker = traits.readTracker
    }
}
