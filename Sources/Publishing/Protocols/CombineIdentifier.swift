import Synchronization

/// A unique identifier that tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Source: Hashable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }

    private static let last = Atomic<UInt64>(0)
    private let source: Source

    /// Creates an identifier that differs from all others.
    public init() { source = .number(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }

    /// Creates the identifier of an object. It stays the same for the lifetime of the object.
    public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

    /// A textual representation of this identifier: a hexadecimal number that begins with `0x`.
    public var description: String {
        switch source {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// A type whose instances have an identifier for their role in a subscription.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this instance.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of this object, derived from its identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
