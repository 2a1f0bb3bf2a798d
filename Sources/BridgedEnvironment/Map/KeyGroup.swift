/// Traits with one key in common: an observer filed under `id` is told of a change of any of them.
@MainActor package struct KeyGroup {
    /// The key that stands for the group. Nothing is ever written under it.
    package let id: KeyID
    /// Whether a trait belongs to the group; constant for the life of the process.
    package let contains: (KeyID) -> Bool

    package init(id: KeyID, contains: @escaping (KeyID) -> Bool) {
        self.id = id
        self.contains = contains
    }

    /// The one group there is besides that of all traits; set before the first node is made.
    package static var current: KeyGroup?
}

extension KeyID {
    /// Stands for every trait: an observer filed under it is told of each trait that changes.
    package static let anyTrait = KeyID(AnyTrait.self, in: .structure)

    /// Whether the value of this key, or one of those it stands for, differs.
    @MainActor package func isChanged(from before: PropertyMap, to after: PropertyMap) -> Bool {
        if self == .anyTrait { return !after.isEqual(to: before, in: .trait) }
        guard let group = KeyGroup.current, group.id == self else { return !after.hasEqualValue(of: self, in: before) }
        var isChanged = false
        after.forEachDifference(from: before, in: .trait) { descriptor in
            isChanged = group.contains(descriptor.id)
            return !isChanged
        }
        return isChanged
    }
}

/// Names the key that stands for every trait.
private enum AnyTrait {}
