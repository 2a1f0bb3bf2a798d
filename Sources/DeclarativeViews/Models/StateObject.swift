import BridgedEnvironment

/// A property wrapper that owns and observes an object. The object is created once for the view's place in the tree,
/// and released with it.
///
/// The initial expression runs just before the first body; later expressions are ignored.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private var storage: Storage

    fileprivate struct Storage {
        var object: ObjectType?
        let make: () -> ObjectType
    }

    /// Creates a property that owns the object returned by `thunk`.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = Storage(make: thunk)
    }

    /// The object. Until the view is in a tree, each read creates a new object and is reported.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let object = storage.object { return object }
        RuntimeIssue.report(
            "uninstalled-state-object",
            "StateObject<\(ObjectType.self)> was read outside of a view that is in a tree; this makes a new object "
                + "each time. Read it in the body or in an action of a view that is.")
        return storage.make()
    }

    /// A projection of the object that provides bindings to its properties: `$model.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    /// Creates the graph's data for this property. Not for clients to call.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        StateObjectSlot<ObjectType>(ObjectSubscription(in: context))
    }

    fileprivate mutating func install(_ object: ObjectType?) -> ObjectType {
        let object = object ?? storage.make()
        storage.object = object
        return object
    }
}

extension StateObject.Storage: Equatable {
    // The expression makes no difference once the object exists.
    static func == (a: Self, b: Self) -> Bool { true }
}

private final class StateObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
    private let subscription: ObjectSubscription
    private var object: ObjectType?

    init(_ subscription: ObjectSubscription) {
        self.subscription = subscription
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
        object = property.pointee.install(object)
        subscription.follow(object)
    }

    override func destroy() {
        subscription.end()
        object = nil
    }
}
