import BridgedEnvironment

/// A property wrapper that observes an object put into the environment with ``View/environmentObject(_:)``.
///
/// Reading the property traps if the environment has no object of its type.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    fileprivate enum Content {
        case unread
        case found(ObjectType)
        case missing
    }

    fileprivate var content = Content.unread

    /// Creates a property that observes the object of this type in the environment.
    public init() {}

    /// The object set by the nearest ancestor.
    public var wrappedValue: ObjectType {
        switch content {
        case .found(let object): return object
        case .missing:
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        case .unread:
            fatalError(
                "EnvironmentObject<\(ObjectType.self)> was read outside of a view that is in a tree, where there is no "
                    + "environment to find it in. Read it in the body or in an action of a view that is.")
        }
    }

    /// A projection of the object that provides bindings to its properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    /// Creates the graph's data for this property. Not for clients to call.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        EnvironmentObjectSlot<ObjectType>(in: context)
    }
}

extension EnvironmentObject.Content: Equatable {
    // Compared as parts of view values, which contain no object: it is installed only while the body runs.
    static func == (a: Self, b: Self) -> Bool {
        if case .unread = a, case .unread = b { true } else { false }
    }
}

private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
    // The buffer owns this slot.
    private unowned let buffer: DynamicPropertyBuffer
    private let subscription: ObjectSubscription

    init(in context: _PropertySlotContext) {
        self.buffer = context.buffer
        subscription = ObjectSubscription(in: context)
        super.init()
    }

    override var readsEnvironment: Bool { true }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        let object = buffer.environment[ObservableObjectKey<ObjectType>.self]?.object
        subscription.follow(object)
        property.pointee.content = object.map { .found($0) } ?? .missing
    }

    override func environmentDidChange(_ keys: [KeyID]) -> Bool {
        buffer.presentEnvironment[ObservableObjectKey<ObjectType>.self]?.object !== subscription.object
    }

    override func destroy() { subscription.end() }
}

/// The key of an observable object found by its type.
private enum ObservableObjectKey<T: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectReference<T>? { nil }
}

/// Represents a type in a key path.
private struct ObservableObjectType<T: ObservableObject>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<T>(observableObject type: ObservableObjectType<T>) -> ObjectReference<T>? {
        get { self[ObservableObjectKey<T>.self] }
        set { self[ObservableObjectKey<T>.self] = newValue }
    }
}

extension View {
    /// Puts an object into the environment of this view, where descendants observe it with ``EnvironmentObject``.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[observableObject: ObservableObjectType<T>()], ObjectReference(object: object))
    }
}
