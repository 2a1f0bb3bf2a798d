extension UITraitEnvironment {
    /// The object's place in the trait hierarchy; `nil` for an object outside of it.
    package var node: (any TraitNode)? { (self as? any UITraitNodeOwner)?.traitNode ?? self as? any TraitNode }

    /// Returns an explanation of where the value of a trait at this object comes from, and which observers depend on
    /// it. Causes no cost until it is called.
    ///
    /// ```swift
    /// print(label.explain(UITraitUserInterfaceStyle.self))
    /// // UITraitUserInterfaceStyle = dark
    /// //   read at UIWindow > Gallery > UIView > UILabel
    /// //   set: by traitOverrides of UIWindow > Gallery, line not known
    /// //   wakes UIWindow > Gallery > UIView > UILabel: draw
    /// ```
    ///
    /// The source line is known for overrides that were set through the subscript,
    /// `traitOverrides[MyTrait.self] = value`, but not for those set through a property. An object outside the trait
    /// hierarchy traps.
    public func explain<T: UITraitDefinition>(_ trait: T.Type) -> Explanation {
        guard let node else {
            fatalError(
                "Only nodes of the trait hierarchy can be explained: \(type(of: self)) is none. Ask a view, "
                    + "controller, window, scene or an owner of a trait node.")
        }
        return Explanation(of: trait, in: .trait, at: ValueReader(node))
    }
}

extension ValueReader {
    /// A reader at a node.
    @MainActor package init(_ node: any TraitNode) {
        self.init(
            TreePath(of: node), in: node.nearestScope, seeing: node.answeredMap, world: .imperative,
            seesStagedWrites: node.answersStagedWrites && node.ownScope != nil)
    }
}

extension UITraitDefinition {
    /// Its key in the store.
    package static var keyID: KeyID { KeyID(self, in: .trait) }
}
