extension EnvironmentValues {
    /// Runs `body` with the traits that these values stand for, which are those that a represented view here would
    /// have.
    ///
    /// They are the traits of the place, with the bridged keys written since the last boundary converted to traits.
    /// Traits that `body` reads are recorded as reads of these values.
    package func withTraits<Result>(_ body: (UITraitCollection) -> Result) -> Result {
        tracker?.recordRead(BridgedTraits.listID)
        let bridged = BridgedTraits(of: map)
        if bridged.bridges.isEmpty { return body(UITraitCollection(map: map, tracker: tracker)) }
        let converted = bridged.traits.result
        guard let tracker else { return body(UITraitCollection(map: converted)) }
        let read = ReadTracker()
        let result = body(UITraitCollection(map: converted, tracker: read))
        read.finish()
        let origins = bridged.traits.writers
        var isConverted = false
        for trait in read.keys {
            // A trait written by a bridge hides the inherited one.
            tracker.recordRead(origins[trait] ?? trait)
            if origins[trait] != nil { isConverted = true }
            if trait != .anyColorTrait { continue }
            // A dynamic colour depends on every trait of its kind, including those that bridges have written.
            for (written, origin) in origins where ColorTraits.contains(written) { tracker.recordRead(origin) }
        }
        // A bridge may read traits to decide on its writes.
        if isConverted { for trait in bridged.traitsRead { tracker.recordRead(trait) } }
        return result
    }

    /// Makes the values that traits stand for: bridged keys are read from the traits, and recorded as reads of them.
    package init(_ traits: UITraitCollection) {
        self.init(map: traits.properties)
        tracker = traits.readTracker
    }
}
