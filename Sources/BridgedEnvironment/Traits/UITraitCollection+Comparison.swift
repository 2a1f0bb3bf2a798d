extension UITraitCollection {
    /// Returns the traits whose values differ between this collection and another, each once, in an unspecified
    /// order.
    ///
    /// Compared with `nil`, these are all traits that are set in this collection. Returns immediately if both
    /// collections share their values.
    public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        var changed: [UITrait] = []
        guard let traitCollection else {
            for entry in map.entries {
                if let details = entry.traitDetails { changed.append(details.trait) }
            }
            return changed
        }
        map.forEachDifference(from: traitCollection.map, in: .trait) { descriptor in
            changed.append(TraitDetails.of(descriptor).trait)
            return true
        }
        return changed
    }

    /// Returns whether dynamic colours could resolve differently under the two collections.
    ///
    /// Considers `systemTraitsAffectingColorAppearance`, and custom traits whose definition sets
    /// `affectsColorAppearance`. `nil` is equivalent to a collection without values.
    public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        var different = false
        map.forEachDifference(from: traitCollection?.map ?? .empty, in: .trait) { descriptor in
            different = TraitDetails.of(descriptor).affectsColorAppearance
            return !different
        }
        return different
    }

    /// The traits that affect the dynamic colours of the system.
    public final class var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.affectingColorAppearance.map { $0 }
    }

    /// The traits that affect the lookup of images by name.
    public final class var systemTraitsAffectingImageLookup: [UITrait] {
        SystemTraits.affectingImageLookup.map { $0 }
    }
}

extension UITraitCollection {
    /// Creates a collection by combining other collections.
    ///
    /// For each system trait, it has the value of the last collection that specifies the trait; a system trait with
    /// its default value is not specified. For all other traits, it has the values of the first collection.
    @available(*, deprecated, message: "It merges system traits only. Use modifyingTraits(_:) instead.")
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var writes: [PropertyWrite] = []
        for (index, collection) in traitCollections.enumerated() {
            for entry in collection.map.entries {
                guard let details = entry.traitDetails else { continue }
                if details.isSystem ? !entry.isDefault : index == 0 { writes.append(entry.write) }
            }
        }
        self.init(map: PropertyMap.empty.applying(writes))
    }

    /// Returns whether each system trait that another collection specifies has the same value in this collection.
    ///
    /// Other traits are not considered. A system trait with its default value is not specified; `nil` specifies
    /// nothing.
    @available(*, deprecated, message: "It looks at system traits only. Use changedTraits(from:) instead.")
    public final func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        for entry in trait.map.entries where entry.traitDetails?.isSystem == true && !entry.isDefault {
            if !map.hasEqualValue(of: entry.id, in: trait.map) { return false }
        }
        return true
    }
}
