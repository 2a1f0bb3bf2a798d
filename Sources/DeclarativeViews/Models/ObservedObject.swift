/// A property wrapper that observes an object owned elsewhere. The view's body runs again when the object changes or
/// is replaced.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var reference: ObjectReference<ObjectType>

    /// The observed object.
    public var wrappedValue: ObjectType {
        get { reference.object }
        set { reference.object = newValue }
    }

    /// Creates a property that observes `wrappedValue`.
    public init(wrappedValue: ObjectType) { reference = ObjectReference(object: wrappedValue) }

    /// Creates a property that observes `initialValue`.
    public init(initialValue: ObjectType) { reference = ObjectReference(object: initialValue) }

    /// A projection of the object that provides bindings to its properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// A wrapper that provides bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object. The binding retains the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    /// Creates the graph's data for this property. Not for clients to call.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        ObservedObjectSlot<ObjectType>(ObjectSubscription(in: context))
    }
}

/// A reference compared by identity, even if the class defines another equality.
struct ObjectReference<Object: AnyObject>: Equatable {
    var object: Object

    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}

private final class ObservedObjectSlot<ObjectType: ObservableObject>: _PropertySlot {
    private let subscription: ObjectSubscription

    init(_ subscription: ObjectSubscription) {
        self.subscription = subscription
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        subscription.follow(pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue)
    }

    override func destroy() { subscription.end() }
}
