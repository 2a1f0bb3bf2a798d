import LayoutEngine

/// A collection of values that a view passes to its container.
///
/// Add custom values as properties in an extension, each with a key:
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
///
/// Views then set them with ``View/containerValue(_:_:)``:
///
/// ```swift
/// Text("Agenda").containerValue(\.isPinned, true)
/// ```
public struct ContainerValues {
    let source: (any ContainerValueSource)?
    /// The values that were set, by the type of their layout key.
    private(set) var written: [ObjectIdentifier: Any] = [:]

    package init(source: (any ContainerValueSource)?) { self.source = source }

    /// The value of a key; the key's default value if the view sets none.
    ///
    /// If several modifiers of a view set it, the innermost wins. Setting it changes only this collection, not the
    /// view.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            let written = written[ObjectIdentifier(ContainedKey<Key>.self)] as? ContainedValue<Key>
            return (written ?? source?.layoutValue(for: ContainedKey<Key>.self))?.value ?? Key.defaultValue
        }
        set { written[ObjectIdentifier(ContainedKey<Key>.self)] = ContainedValue<Key>(value: newValue) }
    }

    /// Returns the view's tag of the given type, or `nil` if it has none. If there are several, the innermost wins.
    public func tag<V: Hashable>(for type: V.Type) -> V? { source?.layoutValue(for: TagKey<V>.self) }

    /// Returns a Boolean value that indicates whether the view has the given tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// A source of layout values.
package protocol ContainerValueSource {
    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value
}

extension LayoutNode: ContainerValueSource {}

extension LayoutSubview {
    /// The container values of the subview.
    public var containerValues: ContainerValues { ContainerValues(source: node) }
}
