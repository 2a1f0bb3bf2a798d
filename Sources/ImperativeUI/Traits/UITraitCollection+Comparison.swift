import UnifiedStorage

extension UITraitCollection {
    /// The traits whose values differ between this collection and the argument, in no promised order.
    ///
    /// Compared with `nil`: every trait set here.
    public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        var changed: [UITrait] = []
        guard let traitCollection else {
            for entry in map.entries where entry.id.space == .trait {
                changed.append(TraitFacet.of(entry.descriptor).trait)
            }
            return changed
        }
        map.forEachDifference(from: traitCollection.map, in: .trait) { descriptor in
            changed.append(TraitFacet.of(descriptor).trait)
            return true
        }
        return changed
    }
}

/// What the traits' face of the store knows of a key.
package final class TraitFacet: @unchecked Sendable {
    // Immutable; a metatype whose statics are constant, as the protocol demands, may be used from any thread.

    /// The definition.
    package let trait: UITrait
    /// The printed name.
    package let name: String
    /// Whether a change may change colours.
    package let affectsColorAppearance: Bool

    private init(_ trait: UITrait) {
        self.trait = trait
        name = trait.name
        affectsColorAppearance = trait.affectsColorAppearance
    }

    /// The facet of a trait's descriptor, made at first use.
    package static func of(_ descriptor: KeyDescriptor) -> TraitFacet {
        descriptor.facet {
            guard let trait = descriptor.type as? UITrait else {
                preconditionFailure("\(descriptor.type) was written as a trait but is no UITraitDefinition.")
            }
            return TraitFacet(trait)
        }
    }
}
