/// The bridge of a key that stands for traits: the one place where its values are converted to traits and back.
// Immutable; a subclass must repeat the conformance of its superclass.
package class TraitBridge<K: EnvironmentKey>: TypedEnvironmentBridge<K.Value>, @unchecked Sendable {
    /// Converts traits to a value, `nil` if they are unspecified; no function for a key that is only written.
    private let readFunction: (@Sendable (UITraitCollection) -> K.Value?)?
    /// Sets the traits that stand for a value; no function for a key that is only read.
    private let writeFunction: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?

    package init(
        _ key: K.Type, read: (@Sendable (UITraitCollection) -> K.Value?)?,
        write: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?
    ) {
        readFunction = read
        writeFunction = write
        super.init(key)
    }

    /// Returns the value that traits stand for; `nil` if they are unspecified.
    package final func read(_ traits: UITraitCollection) -> K.Value? { readFunction?(traits) ?? nil }

    /// Sets the traits that stand for a value.
    package final func write(_ value: K.Value, to traits: inout any UIMutableTraits) { writeFunction?(value, &traits) }

    override package final var crossesAsTraits: Bool { true }

    override package func value(in values: EnvironmentValues, else other: () -> K.Value) -> K.Value {
        read(values.traits) ?? other()
    }

    override package final func saysValue(in values: EnvironmentValues) -> Bool {
        if case .some = read(values.traits) { true } else { false }
    }
}

extension EnvironmentValues {
    /// The traits that are in force. Reads of them are recorded as reads of the values.
    package var traits: UITraitCollection { UITraitCollection(map: map, tracker: tracker) }
}

/// The bridge of a key with functions of its own, which always sets a value.
// Immutable; a subclass must repeat the conformance of its superclass.
private final class KeyTraitBridge<K: UITraitBridgedEnvironmentKey>: TraitBridge<K>, @unchecked Sendable {
    init() {
        super.init(K.self) {
            K.read(from: $0)
        } write: {
            K.write(to: &$1, value: $0)
        }
    }

    override func value(in values: EnvironmentValues, else other: () -> K.Value) -> K.Value {
        K.read(from: values.traits)
    }
}

/// A bridge, of any key, that stands for traits.
package protocol TraitWriting: EnvironmentBridge {
    /// Converts a map's value of the key to traits.
    func writeTraits(_ map: PropertyMap, to traits: inout any UIMutableTraits)
    /// The write that removes the key behind a boundary; `nil` if it passes through unchanged.
    var removal: PropertyWrite? { get }
}

extension TraitBridge: TraitWriting {
    package func writeTraits(_ map: PropertyMap, to traits: inout any UIMutableTraits) {
        if let value = map.value(of: K.self, in: .environment) { write(value, to: &traits) }
    }

    package var removal: PropertyWrite? {
        readFunction == nil ? nil : PropertyWrite(removing: KeyDescriptor.of(K.self, in: .environment))
    }
}

extension UITraitBridgedEnvironmentKey {
    /// Makes a bridge from the key's own functions.
    static func makeTraitBridge() -> TraitBridge<Self> { KeyTraitBridge() }

    /// The same bridge, for code that does not know the key's type.
    static func makeOwnBridge() -> EnvironmentBridge { makeTraitBridge() }
}
