/// Observes an object that is owned elsewhere: the view runs again when it changes, or is another one.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var reference: ObjectReference<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType {
        get { reference.object }
        set { reference.object = newValue }
    }

    /// Observes `wrappedValue`.
    public init(wrappedValue: ObjectType) { reference = ObjectReference(object: wrappedValue) }

    /// Observes `initialValue`.
    public init(initialValue: ObjectType) { reference = ObjectReference(object: initialValue) }

    /// Makes bindings to the object's properties: `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object, which it keeps alive.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            Binding(location: ObjectLocation(object, keyPath))
        }
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        ObservedObjectSlot<ObjectType>(ObjectSubscription(in: host))
    }
}

/// A reference that is equal to another only if both lead to the same object, also where the class says otherwise.
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

    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type record says that a property of this type lies here.
        subscription.follow(place.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue)
    }

    override func destroy() { subscription.end() }
}
