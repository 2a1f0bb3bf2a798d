import Foundation

/// A transformer that derives text attributes of a configuration from other attributes.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
    // Its identity is that of the transformer, as functions cannot be compared.
    private final class Storage: Sendable {
        let transform: @Sendable (AttributeContainer) -> AttributeContainer
        init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }

    private let storage: Storage

    /// Creates a transformer from a closure. The transformer is equal only to its copies.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        storage = Storage(transform)
    }

    /// The closure that derives the attributes.
    public var transform: @Sendable (AttributeContainer) -> AttributeContainer { storage.transform }

    /// Returns the attributes derived from input attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { storage.transform(input) }

    /// Returns whether two transformers are copies of each other.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

    /// Hashes the identity of the transformer into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
