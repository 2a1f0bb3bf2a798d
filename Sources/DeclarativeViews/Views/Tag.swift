import LayoutEngine

/// The key of a view's tag of one type.
struct TagKey<Value: Hashable>: LayoutValueKey {
    static var defaultValue: Value? { nil }
}

/// Sets a view's tag, as a value of its own type and, if requested, of the optional of that.
struct TagLayout<Value: Hashable>: UnaryLayout {
    let tag: Value
    let includesOptional: Bool

    var ownPriority: Double? { nil }

    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
        if K.self == TagKey<Value>.self { return Optional(tag) as? K.Value }
        // The key's value is an optional of an optional.
        if includesOptional, K.self == TagKey<Value?>.self { return Optional(Optional(tag)) as? K.Value }
        return nil
    }
}

extension View {
    /// Sets a tag that the container can read, as a value of type `V` and, unless `includeOptional` is `false`, of
    /// type `V?`.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(UnaryLayoutModifier(TagLayout(tag: tag, includesOptional: includeOptional)))
    }
}
