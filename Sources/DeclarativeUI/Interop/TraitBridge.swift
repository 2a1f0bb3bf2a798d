import ImperativeUI
import UnifiedStorage

/// The bridge of a key that stands for traits: the one place where its values become traits, and traits its values.
final class TraitBridge<K: EnvironmentKey>: TypedEnvironmentBridge<K.Value>, @unchecked Sendable {
    /// What traits say; `nil` where they leave it open, or are never asked.
    let read: @Sendable (UITraitCollection) -> K.Value?
    /// Sets the traits that say a value; `nil` for a key that is only read.
    let write: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?
    /// Whether the key is read from traits behind a border. One that is only written passes on as it is, too.
    private let isRead: Bool

    init(
        _ key: K.Type, isRead: Bool = true, read: @escaping @Sendable (UITraitCollection) -> K.Value?,
        write: (@Sendable (K.Value, inout any UIMutableTraits) -> Void)?
    ) {
        self.isRead = isRead
        self.read = read
        self.write = write
        super.init(id: KeyID(key, in: .environment))
    }

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
    /// The write that takes the key away behind a border; `nil` if it passes on as it is.
    var removal: PropertyWrite? { get }
}

extension TraitBridge: TraitWriting {
    func writeTraits(_ map: PropertyMap, to traits: inout any UIMutableTraits) {
        if let write, let value = map.value(of: K.self, in: .environment) { write(value, &traits) }
    }

    var removal: PropertyWrite? {
        isRead ? PropertyWrite(removing: KeyDescriptor.of(K.self, in: .environment)) : nil
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
