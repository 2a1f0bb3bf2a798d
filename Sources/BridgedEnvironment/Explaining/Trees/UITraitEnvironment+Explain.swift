extension UITraitEnvironment {
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
        Explanation(of: trait, in: .trait, at: traitReader)
    }

    /// Explains the source of the value of an environment key here, or in views hosted at this object.
    ///
    /// Traps if the object is outside of the hierarchies.
    @_disfavoredOverload
    public func explain<K: EnvironmentKey>(_ key: K.Type) -> Explanation {
        Explanation(of: key, at: environmentReader)
    }

    /// Explains the source of the value at a key path here, or in views hosted at this object. Reads the value once to
    /// find the keys involved.
    ///
    /// Traps if the object is outside of the hierarchies.
    public func explain<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Explanation {
        Explanation(of: keyPath, at: environmentReader)
    }

    private var traitReader: ValueReader {
        if let node = self as? EnvironmentNode { return ValueReader(behind: node.traitBoundary, of: node) }
        guard let node else { nothingToExplain() }
        return ValueReader(node)
    }

    private var environmentReader: ValueReader {
        if let node = self as? EnvironmentNode { return ValueReader(node) }
        guard let node else { nothingToExplain() }
        return ValueReader(node)
    }

    private func nothingToExplain() -> Never {
        fatalError(
            "Only nodes of the hierarchies can be explained: \(type(of: self)) is none. Ask a view, controller, "
                + "window, scene, an owner of a trait node or an environment node.")
    }
}

extension ValueReader {
    /// A reader of the values at an environment node.
    @MainActor init(_ node: EnvironmentNode) { self.init(TreePath(of: node), in: node.nearestScope) }

    /// A reader of the traits of an environment node.
    @MainActor init(behind boundary: TraitBoundaryNode, of node: EnvironmentNode) {
        self.init(
            TreePath(of: node), in: boundary.nearestScope, seeing: boundary.committedMap, world: .imperative,
            seesStagedWrites: false)
    }
}
