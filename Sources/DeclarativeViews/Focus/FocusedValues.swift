/// A key for a value that views publish while they have the keyboard focus.
public protocol FocusedValueKey<Value> {
    /// The type of the key's value.
    associatedtype Value
}

/// The values that the focused view and its ancestors publish to the other views of their window.
///
/// Declare a custom focused value as an optional property:
///
/// ```swift
/// extension FocusedValues {
///     @Entry var note: Binding<Note>?
/// }
/// ```
public struct FocusedValues {
    /// Where the values are.
    enum Source {
        case written([ObjectIdentifier: Any])
        case window(WindowFocusedValues)
    }

    private var source: Source

    init(_ source: Source) { self.source = source }

    /// Accesses the value for a key; `nil` if no view publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { value(of: ObjectIdentifier(key)) as? Key.Value }
        set { set(newValue, of: ObjectIdentifier(key)) }
    }

    /// Returns the object of a type that views offer without a key.
    func object<T: AnyObject>(_ type: T.Type) -> T? { value(of: ObjectIdentifier(type)) as? T }

    private func value(of id: ObjectIdentifier) -> Any? {
        switch source {
        case .written(let values): values[id]
        case .window(let values): values.value(of: id)
        }
    }

    /// Takes the value of a key; `nil` takes none.
    mutating func set(_ value: Any?, of id: ObjectIdentifier) {
        // Only those of a view are written, by the view.
        guard case .written(var values) = source else { return }
        values[id] = value
        source = .written(values)
    }

    /// The values that a view offers.
    var written: [ObjectIdentifier: Any] {
        if case .written(let values) = source { values } else { [:] }
    }
}
