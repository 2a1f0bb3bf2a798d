import Foundation

/// Makes the attributes of a text from others, for a configuration.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    // Its identity is that of the transformer, as functions cannot be compared.
    private final class Storage: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer
        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }

    private let storage: Storage

    /// Makes a transformer. It is equal to its copies only.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        storage = Storage(transform)
    }

    /// The function that makes the attributes.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { storage.transform }

    /// Returns the attributes made from others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { storage.transform(input) }

    /// Whether two are copies of the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
