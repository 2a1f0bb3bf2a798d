import LayoutEngine

/// Values that a view passes to the container around it.
///
/// Values of your own are properties in an extension, each with a key:
///
///     extension ContainerValues {
///         @Entry var isPinned = false
///     }
///
///     Text("Agenda").containerValue(\.isPinned, true)
public struct ContainerValues {
    let source: (any ContainerValueSource)?
    /// What was set by hand, by the type of its layout key.
    private(set) var written: [ObjectIdentifier: Any] = [:]

    init(source: (any ContainerValueSource)?) { self.source = source }

    /// The value of a key, which is the key's default for a view that sets none.
    ///
    /// If several modifiers around a view set it, the innermost wins. Setting it changes these values only, not the
    /// view.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            let written = written[ObjectIdentifier(ContainedKey<Key>.self)] as? ContainedValue<Key>
            return (written ?? source?.layoutValue(for: ContainedKey<Key>.self))?.value ?? Key.defaultValue
        }
        set { written[ObjectIdentifier(ContainedKey<Key>.self)] = ContainedValue<Key>(value: newValue) }
    }

    /// Returns the view's tag of a type, or `nil` if it has none. If there are several, the innermost wins.
    public func tag<V: Hashable>(for type: V.Type) -> V? { source?.layoutValue(for: TagKey<V>.self) }

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
