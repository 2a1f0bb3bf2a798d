import BridgedEnvironment

/// A dynamic property whose value comes from the environment.
@MainActor protocol ExplainedProperty: DynamicProperty {
    /// Returns the change of the value of the property at `pointer`, which is not installed, and where the value comes
    /// from now.
    static func cause(_ name: String, at pointer: UnsafeRawPointer, in buffer: DynamicPropertyBuffer)
        -> Evaluation.Cause
}

extension Environment: ExplainedProperty {
    static func cause(_ name: String, at pointer: UnsafeRawPointer, in buffer: DynamicPropertyBuffer)
        -> Evaluation.Cause
    {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self).pointee
        guard case .unread(let reader) = property.content, let node = buffer.node else {
            return .property(Evaluation.Change(name))
        }
        // A required object that is missing is shown as `nil`.
        func read(_ values: EnvironmentValues) -> Any { reader.read(values) ?? Optional<Value>.none as Any }
        let explanation = Explanation(of: read, at: ValueReader(node))
        let old = ValueText.of(read(buffer.lastEnvironment))
        return .key(Evaluation.Change(name, old: old, new: explanation.value), explanation)
    }
}
