import Synchronization
import UnifiedStorage

/// A space for the identifiers of views, of which each place of a view in the tree has one of its own.
///
///     @Namespace private var cards
///     …
///     Card(pet).matchedGeometryEffect(id: pet.id, in: cards)
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
    @usableFromInline var number: UInt64?

    /// A space that is known once the view is in a tree.
    @inlinable public init() { number = nil }

    /// Tells one space from all others.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    /// What tells the space from all others: the same for as long as the view has its place in the tree.
    ///
    /// Outside of the body of a view that is in a tree there is no space: this is reported, and the result is one that
    /// equals no other.
    public var wrappedValue: ID {
        if let number { return ID(number: number) }
        RuntimeIssue.report(
            "uninstalled-namespace",
            "A Namespace was read outside of a view that is in a tree; identifiers in it equal no others. Read it in "
                + "the body of the view.")
        return ID(number: Self.next())
    }

    private static let last = Atomic<UInt64>(0)

    fileprivate static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { NamespaceSlot() }
}

extension Namespace: Sendable {}

/// Keeps the space of one place.
private final class NamespaceSlot: _PropertySlot {
    private let number = Namespace.next()

    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        place.assumingMemoryBound(to: Namespace.self).pointee.number = number
    }
}
