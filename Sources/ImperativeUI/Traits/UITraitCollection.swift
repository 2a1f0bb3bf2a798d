import UnifiedStorage

// Sendable because immutable. A value that is not `Sendable` in itself is shared as its trait's author declares it; the
// tracker ignores other threads.
/// An immutable set of trait values, handed down the tree. Any thread may build, read and compare it.
///
/// A trait that was not set has its definition's default. Two collections are equal when every trait of either has the
/// same value in both.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The values.
    @usableFromInline final let map: PropertyMap
    /// Told of each read, when this collection was handed to code whose reads are followed.
    @usableFromInline final let tracker: ReadTracker?

    /// What a mutation closure looks like. It runs once, at once.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// A collection in which every trait has its default value.
    public override init() {
        map = .empty
        tracker = nil
    }

    package init(map: PropertyMap, tracker: ReadTracker? = nil) {
        self.map = map
        self.tracker = tracker
    }

    /// A collection of the traits the closure sets.
    public convenience init(mutations: TraitMutations) {
        var traits = MutableTraits(base: .empty)
        traits.apply(mutations)
        self.init(map: traits.result)
    }

    /// A collection with one trait set.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        self.init(map: PropertyMap.empty.applying(CollectionOfOne(PropertyWrite(trait, in: .trait, value: value))))
    }

    /// The value of a trait; its default where it was not set. A few nanoseconds, no allocation.
    @inlinable public final subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        if let tracker { tracker.recordRead(KeyID(trait, in: .trait)) }
        return map.value(of: trait, in: .trait) ?? T.defaultValue
    }

    /// A copy with the closure's changes. Traits it does not touch keep their values here.
    ///
    /// Returns this very object if the closure sets nothing.
    public final func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        var traits = MutableTraits(base: map, onRead: tracker)
        traits.apply(mutations)
        return traits.isUnchanged ? self : UITraitCollection(map: traits.result, tracker: tracker)
    }

    /// A copy with one trait changed.
    public final func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        let write = PropertyWrite(trait, in: .trait, value: value)
        return UITraitCollection(map: map.applying(CollectionOfOne(write)), tracker: tracker)
    }

    /// Whether `object` is a collection with the same value for every trait.
    ///
    /// A trait set to its default equals one not set. O(1) when both share their values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || map.isEqual(to: other.map, in: .trait)
    }

    /// A hash over the values of all traits that are not at their default.
    open override var hash: Int {
        var hasher = Hasher()
        map.hash(in: .trait, into: &hasher)
        return hasher.finalize()
    }

    /// The address and the traits that are not at their default: system traits in a fixed order, then others by name.
    open override var description: String { text }

    /// The same as `description`.
    open override var debugDescription: String { text }

    /// The collection itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the values of the system's traits and of those with an identifier of their own and a `Codable` value.
    /// Two traits with one identifier are reported, and the one set first is archived.
    open func encode(with coder: NSCoder) { archive(with: coder) }

    /// Reads an archived collection: the system's traits, and those named by `withDecodableTraits`. Malformed input
    /// fails the coder; identifiers that belong to no known trait are reported and left out.
    public required init?(coder: NSCoder) {
        guard let values = Self.unarchivedProperties(from: coder) else { return nil }
        map = values
        tracker = nil
    }

    /// The values, for the rest of the package.
    package final var properties: PropertyMap { map }

    /// Told of each read, where reads are followed.
    package final var readTracker: ReadTracker? { tracker }

    /// This collection telling `tracker` of its reads. Only for code that runs now: keep the original.
    package final func tracked(by tracker: ReadTracker?) -> UITraitCollection {
        UITraitCollection(map: map, tracker: tracker)
    }
}
