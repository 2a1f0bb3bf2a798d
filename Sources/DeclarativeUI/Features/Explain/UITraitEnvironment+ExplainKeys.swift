import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

extension UITraitEnvironment {
    /// Explains the source of the value of an environment key in each view of type `V` at or below this object, in
    /// tree order.
    ///
    /// `reader` distinguishes the views. Takes time linear in the size of the tree.
    public func explain<K: EnvironmentKey, V: View>(_ key: K.Type, in view: V.Type) -> [Explanation] {
        Survey.together { _ in readers(of: view).map { Explanation(of: key, at: $0) } }
    }

    /// Explains the source of the value at a key path in each view of type `V` at or below this object, in tree order.
    ///
    /// `reader` distinguishes the views. Takes time linear in the size of the tree.
    ///
    /// ```swift
    /// for explanation in hostingController.explain(\.colorScheme, in: Card.self) { print(explanation) }
    /// ```
    public func explain<Value, V: View>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, in view: V.Type
    ) -> [Explanation] {
        Survey.together { _ in readers(of: view).map { Explanation(of: keyPath, at: $0) } }
    }

    /// Explains the source of a trait's value in each view of class `V`, or of a subclass, at or below this object,
    /// in tree order.
    ///
    /// `reader` distinguishes the views. Takes time linear in the size of the tree.
    public func explain<T: UITraitDefinition, V: UIView>(_ trait: T.Type, in view: V.Type) -> [Explanation] {
        Survey.together { _ in readers(of: view).map { Explanation(of: trait, in: .trait, at: $0) } }
    }

    /// Explains the source of the value of an environment key for content hosted in each view of class `V`, or of a
    /// subclass.
    ///
    /// Covers the views at or below this object, in tree order. Takes time linear in the size of the tree.
    @_disfavoredOverload
    public func explain<K: EnvironmentKey, V: UIView>(_ key: K.Type, in view: V.Type) -> [Explanation] {
        Survey.together { _ in readers(of: view).map { Explanation(of: key, at: $0) } }
    }

    /// Explains the source of the value at a key path for content hosted in each view of class `V`, or of a subclass.
    ///
    /// Covers the views at or below this object, in tree order. Takes time linear in the size of the tree.
    public func explain<Value, V: UIView>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, in view: V.Type
    ) -> [Explanation] {
        Survey.together { _ in readers(of: view).map { Explanation(of: keyPath, at: $0) } }
    }

    private func readers<V: UIView>(of view: V.Type) -> [ValueReader] {
        var readers: [ValueReader] = []
        guard let node else { return [] }
        TreeWalk.below(node) { place, _ in
            if let view = place as? V { readers.append(ValueReader(view)) }
            return false
        }
        return readers
    }

    private func readers<V: View>(of view: V.Type) -> [ValueReader] {
        var readers: [ValueReader] = []
        guard let node else { return [] }
        TreeWalk.below(node) { place, _ in
            // A row has the same type as its view, and would be a second reader of it.
            if let node = place as? _ViewNode, node.placeType == view, !(node is any StructuralNode) {
                readers.append(ValueReader(node))
            }
            return false
        }
        return readers
    }
}
