extension KeyID {
    /// Whether a read of this key, or of one of those it stands for, returns another value in `after` than in `before`.
    ///
    /// Where one map has no value of a bridged key, the traits there stand for one.
    @MainActor package func hasOtherValue(in after: PropertyMap, than before: PropertyMap) -> Bool {
        if let bridge = EnvironmentBridges.known(self), after.contains(self) != before.contains(self) {
            return !bridge.key.hasEqualValues(in: before, after)
        }
        return isChanged(from: before, to: after)
    }
}

extension EnvironmentKey {
    /// Whether reads of this key return equal values in both maps.
    fileprivate static func hasEqualValues(in before: PropertyMap, _ after: PropertyMap) -> Bool {
        valuesAreEqual(
            EnvironmentValues(map: before)[Self.self], EnvironmentValues(map: after)[Self.self],
            mode: .equatableAlways)
    }

    /// Returns the keys that a read of this key reads, itself among them.
    @MainActor fileprivate static func keysRead(in map: PropertyMap) -> [KeyID] {
        var keys: [KeyID] = []
        _ = EnvironmentValues.recordingReads(of: map) {
            $0[Self.self]
        } follow: {
            keys = $0
        }
        return keys
    }
}

extension KeyObserver {
    /// Returns the keys whose values at `home` are no longer those of `map`, in which they were read.
    ///
    /// An observer hears of changes from when it is filed, which is after its code has run. That code may have moved
    /// its tree, or forced an update, since it read.
    ///
    /// Without a change no code runs and tracks its reads anew. Equal values may come from other keys now, which are
    /// followed from then on.
    package final func keysChanged(since map: PropertyMap) -> [KeyID] {
        guard let now = home?.map, !now.isIdentical(to: map) else { return [] }
        let changed = keys.filter { $0.hasOtherValue(in: now, than: map) }
        if changed.isEmpty { followSources(since: map) }
        return changed
    }

    /// Follows the keys from which values come now that were set in `map`.
    package final func followSources(since map: PropertyMap) {
        guard let home else { return }
        var sources: [KeyID] = []
        for key in keys where map.contains(key) && !home.map.contains(key) {
            sources += EnvironmentBridges.known(key)?.key.keysRead(in: home.map) ?? []
        }
        if !sources.isEmpty { file(in: home, keys: KeyList(keys + sources).keys) }
    }
}
