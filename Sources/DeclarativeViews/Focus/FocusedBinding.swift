/// A property wrapper that reads and writes through a binding published by the focused view, or one of its ancestors,
/// with `focusedValue(_:_:)`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Creates a focused binding for a key path of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// The value of the focused binding; `nil` if no view publishes one.
    ///
    /// Setting the property while no view publishes a binding, or setting it to `nil`, does nothing.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the optional value.
    public var projectedValue: Binding<Value?> {
        // On other threads than the main one it finds no values.
        nonisolated(unsafe) let binding = binding
        return Binding(
            get: { binding.wrappedValue?.wrappedValue },
            set: { if let value = $0 { binding.wrappedValue?.wrappedValue = value } })
    }
}
