import ImperativeUI
import UnifiedStorage

extension EnvironmentValues {
    /// Runs `body` with the traits these values stand for: those of the place, with what the bridged keys written in
    /// the views around it say in traits. That is what a represented view in this place would have.
    ///
    /// What `body` reads of the traits is recorded as read of these values.
    func withTraits<Result>(_ body: (UITraitCollection) -> Result) -> Result {
        tracker?.recordRead(TraitConversion.listID)
        let conversion = TraitConversion(of: map)
        if conversion.bridges.isEmpty { return body(UITraitCollection(map: map, tracker: tracker)) }
        let converted = conversion.traits.result
        guard let tracker else { return body(UITraitCollection(map: converted)) }
        let read = ReadTracker()
        let result = body(UITraitCollection(map: converted, tracker: read))
        read.finish()
        let origins = conversion.traits.writers
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
        if isConverted { for trait in conversion.traitsRead { tracker.recordRead(trait) } }
        return result
    }

    /// The values that traits stand for: bridged keys read them, and what is read is recorded as read of the traits.
    init(_ traits: UITraitCollection) {
        self.init(map: traits.properties)
        tracker = traits.readTracker
    }
}
