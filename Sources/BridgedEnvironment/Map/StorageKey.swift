/// A type that is the key of one value in the store.
///
/// Traits and environment keys are both storage keys. `defaultValue` is the value where nothing was written. Keys are
/// read on any thread, so a conformance must not be isolated to an actor; hence `SendableMetatype`.
public protocol StorageKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The value that is read where nothing was written. It must not change during the life of the process.
    static var defaultValue: Value { get }
}

/// The part of the store that a key belongs to, so that one type can be a trait and an environment key at once.
@usableFromInline @frozen package enum KeySpace: UInt, Sendable {
    /// The space of traits, which are read through a trait collection.
    case trait = 0
    /// The space of environment keys, which are read through environment values.
    case environment = 1
    /// The space of entries of the store itself, which are visible in neither world.
    case structure = 2
}

/// The identity of a key: its type and its space, in one word.
@usableFromInline @frozen package struct KeyID: Hashable, Sendable {
    /// The address of the metadata of the type, with the space in the low bits, which are otherwise 0 because of
    /// alignment.
    @usableFromInline package let bits: UInt

    /// Creates the identity of `key` in `space`.
    @inlinable package init(_ key: Any.Type, in space: KeySpace) {
        bits = UInt(bitPattern: ObjectIdentifier(key)) | space.rawValue
    }

    /// The space the key belongs to.
    @inlinable package var space: KeySpace {
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
