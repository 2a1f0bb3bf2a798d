import ImperativeUI
import UnifiedStorage

/// The bridge of a key that stands for traits: the one place where its values become traits, and traits its values.
// Immutable; a subclass must repeat what its superclass says.
final class TraitBridge<K: EnvironmentKey>: TypedEnvironmentBridge<K.Value>, @unchecked Sendable {
    /// What traits say, `nil` where they leave it open; no function for a key that is only written.
    private let readFunction: (@Sendable (UITraitCollection) -> K.Value?)?
    /// Sets the traits that say a value; no function for a key that is only read.
    private let writeFunction: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?

    init(
        _ key: K.Type, read: (@Sendable (UITraitCollection) -> K.Value?)?,
        write: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?
    ) {
        readFunction = read
        writeFunction = write
        super.init(id: KeyID(key, in: .environment))
    }

    /// What traits say; `nil` where they leave it open.
    func read(_ traits: UITraitCollection) -> K.Value? { readFunction?(traits) ?? nil }

    /// Says a value in traits.
    func write(_ value: K.Value, to traits: inout any UIMutableTraits) { writeFunction?(value, &traits) }

    override var crossesAsTraits: Bool { true }

    // What is read of the traits is recorded as read of the values.
    override func value(in values: EnvironmentValues) -> K.Value? {
        read(UITraitCollection(map: values.map, tracker: values.tracker))
    }
}

/// The bridge of some key that stands for traits.
protocol TraitWriting: EnvironmentBridge {
    /// Says in traits what a map holds for the key.
    func writeTraits(_ map: PropertyMap, to traits: inout any UIMutableTraits)
    /// The write that takes the key away behind a boundary; `nil` if it passes on as it is.
    var removal: PropertyWrite? { get }
}

extension TraitBridge: TraitWriting {
    func writeTraits(_ map: PropertyMap, to traits: inout any UIMutableTraits) {
        if let value = map.value(of: K.self, in: .environment) { write(value, to: &traits) }
    }

    var removal: PropertyWrite? {
        readFunction == nil ? nil : PropertyWrite(removing: KeyDescriptor.of(K.self, in: .environment))
    }
}

extension UITraitBridgedEnvironmentKey {
    /// The bridge that the key's own functions make.
    static func makeTraitBridge() -> TraitBridge<Self> {
        TraitBridge(Self.self) {
            read(from: $0)
        } write: {
            write(to: &$1, value: $0)
        }
    }
}

extension EnvironmentBridges: TraitBridging {
    static func traitBridge<K: EnvironmentKey>(of key: K.Type) -> EnvironmentBridge? {
        if let key = key as? any UITraitBridgedEnvironmentKey.Type { return make(key) }
        return SystemPairs.bridges[KeyID(key, in: .environment)]
    }

    private static func make<K: UITraitBridgedEnvironmentKey>(_ key: K.Type) -> EnvironmentBridge {
        key.makeTraitBridge()
    }
}
