import LayoutEngine

/// What a view tells the container it stands in.
public struct ContainerValues {
    let source: any ContainerValueSource

    /// Returns the view's tag of a type, or `nil` if it has none. Of several, the outermost counts.
    public func tag<V: Hashable>(for type: V.Type) -> V? { source.layoutValue(for: TagKey<V>.self) }

    /// Returns whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Something with layout values.
protocol ContainerValueSource {
    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value
}

extension LayoutNode: ContainerValueSource {}

extension LayoutSubview {
    /// What the subview tells the container it stands in.
    public var containerValues: ContainerValues { ContainerValues(source: node) }
}
