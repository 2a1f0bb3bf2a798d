/// A property wrapper that announces changes of a class's property before they happen, so that views that observe the
/// object update.
///
/// In a class that is not an ``ObservableObject``, only subscribers of `$property` are notified. Setting an equal
/// value counts as a change, too. Changing a value in place does not copy it.
@propertyWrapper public struct Published<Value> {
    private var value: Value
    private var link: PublishedLink<Value>?

    /// Creates a published property with an initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Creates a published property with an initial value.
    public init(initialValue: Value) { value = initialValue }

    /// Unavailable. Properties of classes are accessed through the static subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        // The compiler prevents calls of either accessor.
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// Unavailable. The publishers of properties of classes are accessed through the static subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var projectedValue: Publisher {
        get { fatalError("@Published is only available on properties of classes.") }
        // The compiler prevents calls of either accessor.
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// Accesses the value of a property of `object`. Do not use this subscript directly.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get {
            PublishedReads.note(object)
            return object[keyPath: storage].value
        }
        set {
            set(newValue, in: object, storage)
        }
        _modify {
            let link = object[keyPath: storage].link(with: object)
            let publisher = link.publisher(of: object)
            publisher?.willChange()
            if let subject = link.subject {
                var new = object[keyPath: storage].value
                defer {
                    subject.send(new)
                    object[keyPath: storage].value = new
                    publisher?.didChange()
                }
                yield &new
            } else {
                defer { publisher?.didChange() }
                yield &object[keyPath: storage].value
            }
        }
    }

    /// Accesses the publisher of a property of `object`. Do not use this subscript directly.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        projected projected: ReferenceWritableKeyPath<Object, Publisher>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get {
            let value = object[keyPath: storage].value
            let link = object[keyPath: storage].link(with: object)
            // The link is for one object; its property has one link.
            link.setValue = { [weak object] value in
                if let object { Self.set(value, in: object, storage) }
            }
            return Publisher(core: link.makeSubject(value), target: link)
        }
        // Exists only so that values can be assigned to `&object.$property`; there is nothing to store.
        set {}
    }

    private static func set<Object: AnyObject>(
        _ value: Value, in object: Object, _ storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) {
        let link = object[keyPath: storage].link(with: object)
        let publisher = link.publisher(of: object)
        publisher?.willChange()
        link.subject?.send(value)
        object[keyPath: storage].value = value
        publisher?.didChange()
    }

    private mutating func link(with object: AnyObject) -> PublishedLink<Value> {
        // A property copied from another object still has that object's link.
        if let link, link.belongs(to: object) { return link }
        let made = PublishedLink<Value>(object)
        link = made
        return made
    }
}
