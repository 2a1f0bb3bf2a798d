import ImperativeUI
import UnifiedStorage

extension UITraitEnvironment {
    /// Explains where the value of an environment key comes from, as views hosted at this object would read it.
    ///
    /// An object outside the trait hierarchy traps.
    @_disfavoredOverload
    public func explain<K: EnvironmentKey>(_ key: K.Type) -> Explanation { Explanation(of: key, at: traitReader) }

    /// Explains where the value at a key path comes from, as views hosted at this object would read it. The keys it
    /// reads are found by reading it once.
    ///
    /// An object outside the trait hierarchy traps.
    public func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Explanation {
        Explanation(of: keyPath, at: traitReader)
    }

    private var traitReader: ValueReader {
        guard let node else {
            fatalError(
                "Only nodes of the trait hierarchy can be explained: \(type(of: self)) is none. Ask a view, "
                    + "controller, window, scene or an owner of a trait node.")
        }
        return ValueReader(node)
    }

    /// Where the value of an environment key comes from in each view of type `V` at or below this object, in the order
    /// of the tree; the views are told apart by `reader`. Costs the size of the tree.
    public func explain<K: EnvironmentKey, V: View>(_ key: K.Type, in view: V.Type) -> [Explanation] {
        readers(of: view).map { Explanation(of: key, at: $0) }
    }

    /// Where the value at a key path comes from in each view of type `V` at or below this object, in the order of the
    /// tree; the views are told apart by `reader`. Costs the size of the tree.
    ///
    /// ```swift
    /// for explanation in hostingController.explain(\.colorScheme, in: Card.self) { print(explanation) }
    /// ```
    public func explain<Value, V: View>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, in view: V.Type
    ) -> [Explanation] {
        readers(of: view).map { Explanation(of: keyPath, at: $0) }
    }

    /// Where the value of a trait comes from in each view of class `V`, or a subclass, at or below this object, in the
    /// order of the tree; the views are told apart by `reader`. Costs the size of the tree.
    public func explain<T: UITraitDefinition, V: UIView>(_ trait: T.Type, in view: V.Type) -> [Explanation] {
        readers(of: view).map { Explanation(of: trait, in: .trait, at: $0) }
    }

    /// Explains where the value of an environment key comes from for each view of class `V`, or a subclass, at or below
    /// this object, as views hosted in that view would read it. In the order of the tree. Costs the size of the tree.
    @_disfavoredOverload
    public func explain<K: EnvironmentKey, V: UIView>(_ key: K.Type, in view: V.Type) -> [Explanation] {
        readers(of: view).map { Explanation(of: key, at: $0) }
    }

    /// Explains where the value at a key path comes from for each view of class `V`, or a subclass, at or below this
    /// object, as views hosted in that view would read it. In the order of the tree. Costs the size of the tree.
    public func explain<Value, V: UIView>(
        _ keyPath: KeyPath<EnvironmentValues, Value>, in view: V.Type
    ) -> [Explanation] {
        readers(of: view).map { Explanation(of: keyPath, at: $0) }
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
            // A row stands for its view under the same type, and would be a second reader of it.
            if let node = place as? _ViewNode, node.placeType == view, !(node is any StructuralNode) {
                readers.append(ValueReader(node))
            }
            return false
        }
        return readers
    }
}
