/// Makes a colour from another one, for a configuration.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    // Its identity is that of the transformer, as functions cannot be compared.
    private final class Storage: Sendable {
        let transform: @Sendable (UIColor) -> UIColor
        init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    }

    private let storage: Storage

    /// Makes a transformer. It is equal to its copies only.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { storage = Storage(transform) }

    /// The function that makes the colour.
    public var transform: @Sendable (UIColor) -> UIColor { storage.transform }

    /// Returns the colour made from another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { storage.transform(input) }

    /// Whether two are copies of the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
