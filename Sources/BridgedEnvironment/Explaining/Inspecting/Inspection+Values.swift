extension Inspection {
    /// Returns the values at a node by name, those that it sets itself first; empty if it is gone.
    ///
    /// Values of the environment that a bridge makes of traits are listed, too, if their keys were used.
    package func values(at id: Int) -> [InspectedValue] {
        guard let place = place(id), let reader = place.reader else { return [] }
        let own = Set(place.ownWrites.map(\.id))
        let owner = place.overridingNode
        var values: [InspectedValue] = []
        for entry in reader.map.entries where entry.id.space != .structure {
            let isTrait = entry.id.space == .trait
            values.append(
                InspectedValue(
                    key: number(of: entry.id), name: TypeName.of(entry.id.type), value: entry.write.text,
                    isTrait: isTrait, isSetHere: own.contains(entry.id),
                    isOverride: owner.map { overrideIndex(of: entry.id, on: $0) != nil } ?? false,
                    entry: isTrait && owner != nil ? Self.entry(for: entry.descriptor.anyValue(entry.word)) : nil))
        }
        if reader.world == .declarative {
            let environment = EnvironmentValues(map: reader.map)
            for key in EnvironmentBridges.keysFromTraits(in: environment) {
                values.append(
                    InspectedValue(
                        key: number(of: KeyID(key, in: .environment)), name: TypeName.of(key),
                        value: Self.text(of: key, in: environment), isTrait: false, isSetHere: false,
                        isOverride: false, entry: nil))
            }
        }
        return values.sorted { ($0.isSetHere ? 0 : 1, $0.name, $0.key) < ($1.isSetHere ? 0 : 1, $1.name, $1.key) }
    }

    private static func entry(for value: Any) -> ValueEntry? {
        func open<Value>(_ value: Value) -> ValueEntry? { ValueParser.entry(for: value) }
        return _openExistential(value, do: open)
    }

    private static func text<K: EnvironmentKey>(of key: K.Type, in values: EnvironmentValues) -> String {
        ValueText.of(values[key])
    }

    /// Explains the value of a key at a node; `nil` if the node is gone, or no key has the number.
    package func explain(_ key: Int, at id: Int) -> Explanation? {
        guard let key = self.key(key), let reader = place(id)?.reader else { return nil }
        if let environmentKey = key.type as? any EnvironmentKey.Type, key.space == .environment {
            return Explanation(of: environmentKey, at: reader)
        }
        guard let stored = key.type as? any StorageKey.Type else { return nil }
        return Explanation(of: stored, in: key.space, at: reader)
    }

    // MARK: Overrides

    /// Overrides a trait with the value that a text stands for, at a node or else at the nearest imperative one above it.
    ///
    /// Returns whether there is such a node and such a value.
    @discardableResult
    package func override(_ key: Int, with text: String, at id: Int) -> Bool {
        guard let key = self.key(key), let trait = key.type as? any UITraitDefinition.Type, key.space == .trait,
            let node = place(id)?.overridingNode
        else { return false }
        return override(trait, with: text, on: node)
    }

    private func override<T: UITraitDefinition>(_ trait: T.Type, with text: String, on node: any TraitNode) -> Bool {
        guard let value = ValueParser.value(text, insteadOf: node.answeredTraits[trait]) else { return false }
        let key = KeyID(trait, in: .trait)
        if overrideIndex(of: key, on: node) == nil {
            let former = node.traitRecord?.overrides.write(of: key)
            overrides.append(Override(node: node, key: key, former: former))
        }
        node.overridesValue[trait] = value
        return true
    }

    private func overrideIndex(of key: KeyID, on node: any TraitNode) -> Int? {
        overrides.firstIndex { $0.node === node && $0.key == key }
    }

    /// Ends the override of a trait that was made by hand, and restores the one that it took the place of.
    package func endOverride(_ key: Int, at id: Int) {
        guard let key = self.key(key), let node = place(id)?.overridingNode,
            let index = overrideIndex(of: key, on: node)
        else { return }
        end(overrides.remove(at: index))
    }

    /// Ends all overrides that were made by hand.
    package func endOverrides() {
        for override in overrides { end(override) }
        overrides = []
    }

    private func end(_ override: Override) {
        guard let node = override.node else { return }
        if let former = override.former {
            node.overridesValue.restore(former)
        } else if let trait = override.key.type as? any UITraitDefinition.Type {
            node.overridesValue.remove(trait)
        }
    }
}

extension TreePlace {
    /// The reader of the values at the node, or, at a node that only changes the environment, of those below it.
    fileprivate var reader: ValueReader? {
        switch self {
        case let node as any TraitNode: ValueReader(node)
        case let place as any DeclarativePlace: ValueReader(TreePath(of: place), in: place.childScope)
        default: nil
        }
    }

    /// The nearest node at or above this one that has overrides.
    fileprivate var overridingNode: (any TraitNode)? {
        var place: (any TreePlace)? = self
        while let here = place {
            if let node = here as? any TraitNode, !(here is any UnnamedPlace) { return node }
            place = here.placeAbove
        }
        return nil
    }
}
