import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Source: Hashable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }

    private static let last = Atomic<UInt64>(0)
    private let source: Source

    /// Makes an identifier unlike all others.
    public init() { source = .number(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }

    /// Makes the identifier of an object, the same as long as the object is there.
    public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

    /// The identifier as a hexadecimal number.
    public var description: String {
        switch source {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// What has an identifier.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
