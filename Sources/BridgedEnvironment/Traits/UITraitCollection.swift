// Sendable because immutable. A value that is not `Sendable` in itself is shared as its trait's author declares it; the
// tracker ignores other threads.
/// An immutable set of trait values that is passed down the hierarchy. Thread-safe.
///
/// A trait that is not set has its definition's default value. Two collections are equal if every trait of either has
/// the same value in both.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The values.
    @usableFromInline package final let map: PropertyMap
    /// Told of each read, when this collection was handed to code whose reads are followed.
    @usableFromInline package final let tracker: ReadTracker?

    /// A closure that modifies traits. It is called once, immediately.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection in which every trait has its default value.
    public override init() {
        map = .empty
        tracker = nil
    }

    package init(map: PropertyMap, tracker: ReadTracker? = nil) {
        self.map = map
        self.tracker = tracker
    }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: TraitMutations) {
        var traits = MutableTraits(base: .empty)
        traits.apply(mutations)
        self.init(map: traits.result)
    }

    /// Creates a collection with the value of a single trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(map: PropertyMap.empty.applying(CollectionOfOne(PropertyWrite(trait, in: .trait, value: value))))
    }

    /// The value of a trait, or its default value if it is not set. Takes a few nanoseconds, without allocation.
    @inlinable public final subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        if let tracker { tracker.recordRead(KeyID(trait, in: .trait)) }
        return map.value(of: trait, in: .trait) ?? T.defaultValue
    }

    /// Returns a copy with the changes of a closure. Other traits keep their values.
    ///
    /// Returns the same object if the closure sets nothing.
    public final func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        var traits = MutableTraits(base: map, onRead: tracker)
        traits.apply(mutations)
        return traits.isUnchanged ? self : UITraitCollection(map: traits.result, tracker: tracker)
    }

    /// Returns a copy with another value of a single trait.
    public final func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        let write = PropertyWrite(trait, in: .trait, value: value)
        return UITraitCollection(map: map.applying(CollectionOfOne(write)), tracker: tracker)
    }

    /// Returns whether `object` is a collection with the same value for every trait.
    ///
    /// A trait that is set to its default value equals a trait that is not set. Takes constant time if both
    /// collections share their values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || map.isEqual(to: other.map, in: .trait)
    }

    /// The hash value, computed from all traits that do not have their default values.
    open override var hash: Int {
        var hasher = Hasher()
        map.hash(in: .trait, into: &hasher)
        return hasher.finalize()
    }

    /// A textual description with the address and the traits that do not have their default values: system traits in
    /// a fixed order, then others by name.
    open override var description: String { text }

    /// A textual description for debugging; the same as `description`.
    open override var debugDescription: String { text }

    /// Returns the collection itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `true`: the class supports secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the values of the system traits, and of custom traits that have an identifier of their own and a
    /// `Codable` value. Two traits with the same identifier are reported, and the one set first is encoded.
    open func encode(with coder: NSCoder) { archive(with: coder) }

    /// Decodes an archived collection: the system traits, and those passed to `withDecodableTraits`. Malformed input
    /// fails the coder; identifiers of unknown traits are reported and omitted.
    public required init?(coder: NSCoder) {
        guard let values = Self.unarchivedProperties(from: coder) else { return nil }
        map = values
        tracker = nil
    }

    /// The values, for the rest of the package.
    package final var properties: PropertyMap { map }

    /// Told of each read, where reads are followed.
    package final var readTracker: ReadTracker? { tracker }
}
