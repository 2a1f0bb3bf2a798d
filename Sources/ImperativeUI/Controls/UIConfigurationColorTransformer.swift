/// A transformer that derives a colour of a configuration from another colour.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    // Its identity is that of the transformer, as functions cannot be compared.
    private final class Storage: Sendable {
        let transform: @Sendable (UIColor) -> UIColor
        init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    }

    private let storage: Storage

    /// Creates a transformer from a closure. The transformer is equal only to its copies.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { storage = Storage(transform) }

    /// The closure that derives the colour.
    public var transform: @Sendable (UIColor) -> UIColor { storage.transform }

    /// Returns the colour derived from an input colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { storage.transform(input) }

    /// Returns whether two transformers are copies of each other.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

    /// Hashes the identity of the transformer into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
