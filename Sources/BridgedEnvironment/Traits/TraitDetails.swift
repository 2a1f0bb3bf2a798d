/// The trait details of a key of the store.
package final class TraitDetails: Sendable {
    /// The definition.
    package let trait: UITrait
    /// The printed name.
    package let name: String
    /// Whether the trait is one of the system's.
    package let isSystem: Bool
    /// Whether a change may change colours: for system traits by the system's list, for others by their own word.
    package let affectsColorAppearance: Bool
    /// The key under which the trait is archived; `nil` if it has no identifier of its own or no `Codable` value.
    let archiveKey: TraitCodingKey?
    /// The coder of the trait's values; `nil` if they are not `Codable`.
    let codec: (any TraitCodec)?

    private init(_ trait: UITrait) {
        self.trait = trait
        name = trait.name
        isSystem = trait is any SystemTrait.Type
        affectsColorAppearance =
            isSystem
            ? SystemTraits.affectingColorAppearance.contains { $0 == trait }
            : trait.affectsColorAppearance
        codec = makeTraitCodec(for: trait)
        archiveKey =
            codec == nil || ImplicitTraitIdentifier.isImplicit(trait)
            ? nil : TraitCodingKey(stringValue: trait.identifier)
    }

    /// The details of a trait.
    package static func of<T: UITraitDefinition>(_ trait: T.Type) -> TraitDetails {
        of(KeyDescriptor.of(trait, in: .trait))
    }

    /// The details of a trait's descriptor, made at first use.
    package static func of(_ descriptor: KeyDescriptor) -> TraitDetails {
        descriptor.details {
            guard let trait = descriptor.type as? UITrait else {
                fatalError("\(descriptor.type) was written as a trait but is no UITraitDefinition.")
            }
            return TraitDetails(trait)
        }
    }
}

extension PropertyEntry {
    /// The details of the entry's trait; `nil` for entries of other spaces.
    var traitDetails: TraitDetails? { id.space == .trait ? TraitDetails.of(descriptor) : nil }
}
