import Synchronization
import BridgedEnvironment

/// A property wrapper that provides a namespace for view identifiers, distinct for each position of a view in the
/// hierarchy.
///
/// ```swift
/// struct Pets: View {
///     let pets: [Pet]
///     @Namespace private var cards
///
///     var body: some View {
///         ForEach(pets) { pet in
///             Card(pet).matchedGeometryEffect(id: pet.id, in: cards)
///         }
///     }
/// }
/// ```
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
    @usableFromInline var number: UInt64?

    /// Creates a namespace. Its identifier is known once the view is in a hierarchy.
    @inlinable public init() { number = nil }

    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    /// The identifier of the namespace, constant for as long as the view keeps its position in the hierarchy.
    ///
    /// Outside the body of a view in a hierarchy there is no namespace: a read reports a runtime issue and returns an
    /// identifier that equals no other.
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

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot { NamespaceSlot() }
}

extension Namespace: Sendable {}

/// Keeps the space of one view.
private final class NamespaceSlot: _PropertySlot {
    private let number = Namespace.next()

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        pointer.assumingMemoryBound(to: Namespace.self).pointee.number = number
    }
}
