/// The traits that dynamic colours depend on: all that say so, independent of those a provider reads. The traits of
/// system and catalogue colours are known, so these depend on them alone.
package enum ColorTraits {
    /// The traits as a group, under which resolvers of dynamic colours are filed.
    @MainActor package static let group = KeyGroup(id: .anyColorTrait, contains: contains)

    /// Whether a trait takes part in resolving colours.
    package static func contains(_ key: KeyID) -> Bool {
        guard key.space == .trait, let trait = key.type as? UITrait else { return false }
        return TraitDetails.of(trait).affectsColorAppearance
    }
}

extension KeyID {
    /// Stands for every trait that takes part in resolving colours.
    package static let anyColorTrait = KeyID(AnyColorTrait.self, in: .structure)
}

/// Names the key that stands for every trait that takes part in resolving colours.
private enum AnyColorTrait {}

extension UITraitCollection {
    /// Records, where reads are followed, that a provider of a colour was called: it is again when any trait changes
    /// that takes part in resolving colours.
    package final func noteColorResolution() { tracker?.recordRead(.anyColorTrait) }
}
