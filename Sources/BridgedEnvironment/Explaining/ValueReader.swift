/// The reader of a value: its place, and the values it sees there.
@MainActor package struct ValueReader {
    package let path: TreePath
    package let scope: Scope
    package let map: PropertyMap
    package let world: Explanation.World
    /// Whether the values include the staged writes of the reader's own scope.
    package let seesStagedWrites: Bool

    /// A reader in one of the worlds.
    package init(
        _ path: TreePath, in scope: Scope, seeing map: PropertyMap, world: Explanation.World, seesStagedWrites: Bool
    ) {
        self.path = path
        self.scope = scope
        self.map = map
        self.world = world
        self.seesStagedWrites = seesStagedWrites
    }

    /// A reader in a scope of the declarative world.
    package init(_ path: TreePath, in scope: Scope) {
        self.init(path, in: scope, seeing: scope.map, world: .declarative, seesStagedWrites: false)
    }

    /// Where the value of `id` comes from.
    package func provenance(of id: KeyID) -> Provenance {
        Provenance(of: id, at: scope, in: world, staged: seesStagedWrites)
    }
}

extension Explanation {
    /// Explains the stored value of a key, or its default.
    @MainActor package init<K: StorageKey>(of key: K.Type, in space: KeySpace, at reader: ValueReader) {
        let id = KeyID(key, in: space)
        self.init(
            of: TypeName.of(key), value: ValueText.of(reader.map.value(of: key, in: space) ?? K.defaultValue),
            at: reader.path, reader.provenance(of: id), for: id)
    }
}

extension Evaluation.Cause {
    /// Explains the change of a key's stored value since `before`, and the value's source now.
    @MainActor package static func change<K: StorageKey>(
        of key: K.Type, in space: KeySpace, from before: PropertyMap, at reader: ValueReader
    ) -> Evaluation.Cause {
        let explanation = Explanation(of: key, in: space, at: reader)
        let old = ValueText.of(before.value(of: key, in: space) ?? K.defaultValue)
        return .key(Evaluation.Change(explanation.key, old: old, new: explanation.value), explanation)
    }
}
