import UnifiedStorage

/// A property of a class that is announced before it changes, so that views that observe the object run again.
///
/// In a class that is not an ``ObservableObject``, only subscribers of `$property` are notified. Setting an equal value
/// counts as a change, too. Changing a value in place does not copy it.
@propertyWrapper public struct Published<Value> {
    private var value: Value
    private var link: PublishedLink<Value>?

    /// Makes a property with an initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Makes a property with an initial value.
    public init(initialValue: Value) { value = initialValue }

    /// Unused: properties of classes are accessed through the static subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        // The compiler prevents calls of either accessor.
        set { fatalError("@Published is only available on properties of classes.") }
    }

    /// Unused: the publishers of classes' properties are accessed through the static subscript.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var projectedValue: Publisher { fatalError("@Published is only available on properties of classes.") }

    /// Returns the value of a property of `object`. Not for clients to call.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get {
            if GraphActivity.isLayingOut { LayoutRun.notePublished(by: object) }
            return object[keyPath: storage].value
        }
        set {
            let link = object[keyPath: storage].link(with: object)
            let publisher = link.publisher(of: object)
            publisher?.willChange()
            link.subject?.send(newValue)
            object[keyPath: storage].value = newValue
            publisher?.didChange()
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

    /// Returns the publisher of a property of `object`. Not for clients to call.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        projected projected: KeyPath<Object, Publisher>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        let value = object[keyPath: storage].value
        return Publisher(subject: object[keyPath: storage].link(with: object).makeSubject(value))
    }

    private mutating func link(with object: AnyObject) -> PublishedLink<Value> {
        // A property copied from another object still has that object's link.
        if let link, link.belongs(to: object) { return link }
        let made = PublishedLink<Value>(object)
        link = made
        return made
    }
}

/// Connects a property of one object with its subscribers.
final class PublishedLink<Value> {
    private enum Target {
        case unknown
        case none
        /// The object's default publisher, which never changes.
        case fixed(ObservableObjectPublisher)
        case computed((AnyObject) -> ObservableObjectPublisher)
    }

    private weak var object: AnyObject?
    private var target = Target.unknown
    private(set) var subject: PublishedSubject<Value>?

    init(_ object: AnyObject) { self.object = object }

    func belongs(to object: AnyObject) -> Bool { self.object === object }

    func makeSubject(_ value: Value) -> PublishedSubject<Value> {
        if let subject { return subject }
        let made = PublishedSubject(value)
        subject = made
        return made
    }

    /// Returns the publisher to notify before the property changes; `nil` if the object is not observable.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
        switch target {
        case .none: return nil
        case .fixed(let publisher): return publisher
        case .computed(let publisher): return publisher(object)
        case .unknown:
            guard let observable = object as? any ObservableObject else {
                // On other threads the cast does not find conformances isolated to the main actor.
                if MainContext.isCurrent { target = .none }
                return nil
            }
            let publisher = observable.objectWillChange
            target = publisher.isDefault(of: object) ? .fixed(publisher) : .computed(Self.getter(for: observable))
            return publisher
        }
    }

    private static func getter<Object: ObservableObject>(
        for object: Object
    ) -> (AnyObject) -> ObservableObjectPublisher {
        // Called only with the object to which the link belongs.
        { unsafeDowncast($0, to: Object.self).objectWillChange }
    }
}
