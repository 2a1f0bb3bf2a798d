import UnifiedStorage

extension UITraitCollection {
    /// The traits whose values differ between this collection and the argument, each once, in no promised order.
    ///
    /// Compared with `nil`: every trait set here. Empty at once when both share their values.
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

    /// Whether dynamic colours could resolve differently by the two collections.
    ///
    /// Counted are `systemTraitsAffectingColorAppearance`, and of other traits those whose definition says
    /// `affectsColorAppearance`. `nil` stands for a collection without values.
    public final func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        var different = false
        map.forEachDifference(from: traitCollection?.map ?? .empty, in: .trait) { descriptor in
            different = TraitDetails.of(descriptor).affectsColorAppearance
            return !different
        }
        return different
    }

    /// The traits by which the system's own dynamic colours differ.
    public final class var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.affectingColorAppearance.map { $0 }
    }

    /// The traits by which images are chosen by name.
    public final class var systemTraitsAffectingImageLookup: [UITrait] {
        SystemTraits.affectingImageLookup.map { $0 }
    }
}

extension UITraitCollection {
    /// A collection made of others: of each system trait the value of the last collection that specifies it, and of all
    /// other traits the values of the first collection. A system trait at its default is not specified.
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

    /// Whether each system trait the argument specifies has the same value here. Other traits are not looked at; a
    /// system trait at its default is not specified; `nil` specifies nothing.
    @available(*, deprecated, message: "It looks at system traits only. Use changedTraits(from:) instead.")
    public final func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        for entry in trait.map.entries where entry.traitDetails?.isSystem == true && !entry.isDefault {
            if !map.hasEqualValue(of: entry.id, in: trait.map) { return false }
        }
        return true
    }
}
