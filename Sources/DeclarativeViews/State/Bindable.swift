import Observation

/// A property wrapper that creates bindings to the properties of an observable object: `$model.name`.
///
/// Use it as a stored property of a view, as a local variable in a body, or as an expression: `Bindable(model).name`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    private var object: Value

    /// The observable object that the bindings refer to.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// Creates a bindable from an observable object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

    /// Creates a bindable from an observable object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

    /// Creates a bindable from the projected value of another.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

    /// The bindable itself, which creates bindings to the object's properties.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    /// Returns a binding to a property of the object. The binding retains the object.
    ///
    /// A body that reads the binding runs again when the property changes.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The stable identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an object.
// Immutable; the object is used where the binding is.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.path = path
        super.init()
    }

    override func read() -> Value { object[keyPath: path] }
    override func write(_ value: Value) { object[keyPath: path] = value }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
