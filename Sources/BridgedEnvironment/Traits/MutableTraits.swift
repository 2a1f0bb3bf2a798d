/// The container handed to mutation closures: a map underneath, and the writes on top of it.
package struct MutableTraits: UIMutableTraits {
    /// The values of traits that were not written.
    package let base: PropertyMap
    /// The key on whose behalf traits are written from now on, if there is one.
    package var writer: KeyID?
    /// By trait: the key on whose behalf it was written last.
    package private(set) var writers: [KeyID: KeyID] = [:]
    /// Told of each read that reaches the base.
    package var onRead: ReadTracker?
    private var overlay = PropertyMap.empty

    /// A container without writes on top of `base`.
    package init(base: PropertyMap, onRead: ReadTracker? = nil) {
        self.base = base
        self.onRead = onRead
    }

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let written = overlay.value(of: trait, in: .trait) { return written }
            onRead?.recordRead(KeyID(trait, in: .trait))
            return base.value(of: trait, in: .trait) ?? T.defaultValue
        }
        set {
            overlay.set(PropertyWrite(trait, in: .trait, value: newValue))
            if writer != nil { writers[KeyID(trait, in: .trait)] = writer }
        }
    }

    /// The last write of each trait, in the order of these.
    package var writes: [PropertyWrite] { overlay.entries.map(\.write) }

    /// Whether nothing was written.
    package var isUnchanged: Bool { overlay.count == 0 }

    /// The base with the writes on top; the base itself when there are none.
    package var result: PropertyMap { base.applying(writes) }

    /// Runs `mutations` on this container.
    package mutating func apply(_ mutations: UITraitCollection.TraitMutations) {
        var traits: any UIMutableTraits = self
        // Held once, so that the writes are not copied first.
        overlay = .empty
        writers = [:]
        mutations(&traits)
        guard let changed = traits as? MutableTraits else {
            fatalError(
                "A mutation closure must set traits of the container it is given; it replaced the container by a "
                    + "\(type(of: traits)). Assign trait by trait instead.")
        }
        self = changed
    }
}
