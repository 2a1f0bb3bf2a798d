/// A property wrapper that reads and sets what a binding is bound to that the view with the focus of the keyboard, or a
/// view around it, offers with `focusedValue(_:_:)`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// The value; `nil` where no view offers a binding. Setting it then, or setting it to `nil`, does nothing.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        // On other threads than the main one it finds no values.
        nonisolated(unsafe) let binding = binding
        return Binding(
            get: { binding.wrappedValue?.wrappedValue },
            set: { if let value = $0 { binding.wrappedValue?.wrappedValue = value } })
    }
}
