/// A type that names one datum in the store: the type itself is the key.
///
/// Traits and environment keys are both storage keys. `defaultValue` is the value where nothing was written. Keys are
/// read on any thread, so a conformance may not belong to an actor; hence `SendableMetatype`.
public protocol StorageKey: SendableMetatype {
    /// The type of the datum.
    associatedtype Value
    /// The value read where nothing was written; must be constant for the life of the process.
    static var defaultValue: Value { get }
}

/// The face of the store a key belongs to, so that one type may be a trait and an environment key at once.
@frozen public enum KeySpace: UInt, Sendable {
    /// Traits, read through a trait collection.
    case trait = 0
    /// Environment keys, read through environment values.
    case environment = 1
    /// Entries the store itself keeps, visible in neither world.
    case structure = 2
}

/// The identity of a key: its type and its space, in one word.
@frozen public struct KeyID: Hashable, Sendable {
    /// The address of the type's metadata; the space sits in the low bits, which alignment leaves free.
    public let bits: UInt

    /// Makes the identity of `key` in `space`.
    @inlinable public init(_ key: Any.Type, in space: KeySpace) {
        bits = UInt(bitPattern: ObjectIdentifier(key)) | space.rawValue
    }

    /// The space this key belongs to.
    @inlinable public var space: KeySpace {
        // The two low bits are written by the initialiser only, from a `KeySpace`.
        KeySpace(rawValue: bits & 3) ?? .structure
    }
}

extension KeyID {
    /// The key type.
    package var type: Any.Type {
        // The bits are a metadata address and, below its alignment, the space; see the initialiser.
        unsafeBitCast(bits & ~3, to: Any.Type.self)
    }
}
