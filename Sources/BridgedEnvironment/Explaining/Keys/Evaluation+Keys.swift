extension Evaluation.Cause {
    /// Returns the change of a key's value since `map`, and where the value comes from now.
    ///
    /// Returns `nil` for the store's own keys, and for an environment key whose value is unchanged.
    @MainActor package static func change(of id: KeyID, from map: PropertyMap, at reader: ValueReader) -> Evaluation
        .Cause?
    {
        if let key = id.type as? any EnvironmentKey.Type, id.space == .environment {
            return environment(key, from: map, at: reader)
        }
        guard let trait = id.type as? any StorageKey.Type, id.space == .trait else { return nil }
        return change(of: trait, in: .trait, from: map, at: reader)
    }

    @MainActor private static func environment<K: EnvironmentKey>(
        _ key: K.Type, from map: PropertyMap, at reader: ValueReader
    ) -> Evaluation.Cause? {
        let old = EnvironmentValues(map: map)[key]
        if valuesAreEqual(old, EnvironmentValues(map: reader.map)[key], mode: .equatableAlways) { return nil }
        let explanation = Explanation(of: key, at: reader)
        return .key(Evaluation.Change(explanation.key, old: ValueText.of(old), new: explanation.value), explanation)
    }
}
