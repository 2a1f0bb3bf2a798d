import UnifiedStorage

/// A dynamic property whose value comes from the environment.
@MainActor protocol ExplainedProperty: DynamicProperty {
    /// What became of the value of the property at `place`, which is not installed, and where it comes from now.
    static func cause(_ name: String, at place: UnsafeRawPointer, in host: DynamicPropertyHost) -> Evaluation.Cause
}

extension Environment: ExplainedProperty {
    static func cause(_ name: String, at place: UnsafeRawPointer, in host: DynamicPropertyHost) -> Evaluation.Cause {
        // The owner's type record says that a property of this type lies here.
        let property = place.assumingMemoryBound(to: Environment<Value>.self).pointee
        guard case .unread(let reader) = property.content, let node = host.node else {
            return .property(Evaluation.Change(name))
        }
        let old = reader.read(host.lastEnvironment).map { ValueText.of($0) } ?? "none"
        let explanation = Explanation(of: { reader.read($0) }, at: TraitReader(node))
        let new = reader.read(host.untrackedEnvironment).map { ValueText.of($0) } ?? "none"
        return .key(Evaluation.Change(name, old: old, new: new), explanation)
    }
}
