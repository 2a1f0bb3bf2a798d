import BridgedEnvironment

extension UIView {
    // Inlined, as the shortest way to the traits is to stay short.
    /// The default implementation of the public member of this name.
    @inline(__always) final var traitCollectionValue: UITraitCollection {
        if !TraitTracking.isInProgress, let scope = scopeLink.scope,
            // The view's link keeps its scope alive meanwhile.
            let derivedValue = ScopeLink.validDerivedValue(
                of: .passUnretained(scope), epoch: scopeLink.epoch, flags: scopeLink.flags)
        {
            // A scope's derivedValue is always a collection; see `Scope.traitCollection`.
            return unsafeDowncast(derivedValue, to: UITraitCollection.self)
        }
        return answeredTraits
    }

    /// The trait values that this view sets for itself and its descendants. They take effect in the next update.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// Applies the pending trait changes of this view, its ancestors and its descendants, and calls the affected
    /// handlers before returning. Outside a window, the view's own root is used.
    public final func updateTraitsIfNeeded() { updateTraitsNow() }

    /// Climbs some views at once: handlers ask how deep they are at every change. Not all, as depths are remembered
    /// where strides end.
    package final var scopeStride: (node: any ScopeNode, steps: Int)? {
        var steps = 0
        var view = self
        while steps < 16, !view.flags.contains(.ownedByController), !view.scopeLink.flags.contains(.choosesParent),
            let above = view.superviewStorage
        {
            view = above
            steps += 1
        }
        if steps > 0 { return (view, steps) }
        if let above = scopeParent { return (above, 1) }
        return nil
    }

    /// The node that stands between this view and its superview: its controller, if it has one.
    final var traitTop: any TraitNode {
        if flags.contains(.ownedByController), let viewController { return viewController }
        return self
    }
}
