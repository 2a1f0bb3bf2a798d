import LayoutEngine

/// Values that a view passes to the container around it.
public struct ContainerValues {
    let source: any ContainerValueSource

    /// Returns the view's tag of a type, or `nil` if it has none. If there are several, the outermost wins.
    public func tag<V: Hashable>(for type: V.Type) -> V? { source.layoutValue(for: TagKey<V>.self) }

    /// Returns whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A source of layout values.
protocol ContainerValueSource {
    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value
}

extension LayoutNode: ContainerValueSource {}

extension LayoutSubview {
    /// The values that the subview passes to the container around it.
    public var containerValues: ContainerValues { ContainerValues(source: node) }
}
