import LayoutEngine

/// A key of a value that a view passes to its container; see ``ContainerValues``.
public protocol ContainerValueKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value
    /// The default value of the key, for views that set none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a container value of this view, which its container reads from the view's ``ContainerValues``.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the property of `ContainerValues` to set.
    ///   - value: The new value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(UnaryLayoutModifier(ContainerValueLayout(keyPath: keyPath, value: value)))
    }
}

/// The layout key of a container value.
struct ContainedKey<Key: ContainerValueKey>: LayoutValueKey {
    static var defaultValue: ContainedValue<Key>? { nil }
}

/// A container value, told apart from others of its type.
struct ContainedValue<Key: ContainerValueKey> {
    let value: Key.Value
}

/// Sets a container value: one, or two to the same.
struct ContainerValueLayout<Value>: UnaryLayout {
    let keyPath: WritableKeyPath<ContainerValues, Value>?
    var second: WritableKeyPath<ContainerValues, Value>?
    let value: Value

    var ownPriority: Double? { nil }

    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
        // Only writing tells which key a property has.
        var values = ContainerValues(source: nil)
        if let keyPath { values[keyPath: keyPath] = value }
        if let second { values[keyPath: second] = value }
        // A value that is missing must not become one of the key's, which are optional.
        guard let written = values.written[ObjectIdentifier(K.self)] else { return nil }
        return written as? K.Value
    }
}
