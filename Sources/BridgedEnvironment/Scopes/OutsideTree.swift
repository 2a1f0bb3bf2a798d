/// The work that waits in one tree outside of every window, until the tree moves, becomes live, or is named by an
/// update.
@MainActor final class OutsideTree {
    struct WeakScope { weak var scope: Scope? }
    struct WeakObserver { weak var observer: KeyObserver? }

    /// Scopes with writes to commit.
    var scopes: [ObjectIdentifier: WeakScope] = [:]
    /// Observers to tell of changes.
    var observers: [WeakObserver] = []
    /// Scopes that remember their state from when they last took part.
    var histories: [WeakScope] = []
    /// The scopes that observers saw that were filed after the tree last took part.
    var latecomers: [ObjectIdentifier: Scope.Latecomer] = [:]
}

/// The trees outside of windows in which something waits, by the scope at their top.
///
/// An update looks only at the trees it names, so their number costs nothing.
@MainActor final class OutsideTrees {
    // Asked for each observer of a change, so access need not be checked.
    @exclusivity(unchecked) private var trees: [ObjectIdentifier: OutsideTree] = [:]

    var isEmpty: Bool { trees.isEmpty }

    /// The tree that `scope` is in, entered now if nothing waits there.
    func tree(of scope: Scope) -> OutsideTree {
        // One scope for the whole tree, so that asking for the tree finds all that waits in it.
        scope.nearestOwner?.scopeTop.standAlone()
        let id = ObjectIdentifier(scope.top)
        if let known = trees[id] { return known }
        let tree = OutsideTree()
        trees[id] = tree
        return tree
    }

    /// The tree that `scope` is in, if something waits there.
    func find(_ scope: Scope) -> OutsideTree? { trees[ObjectIdentifier(scope.top)] }

    /// Removes and returns the work that waits in the tree of `scope`.
    func remove(_ scope: Scope) -> OutsideTree? { trees.removeValue(forKey: ObjectIdentifier(scope.top)) }

    /// A scope is about to go.
    func forget(_ scope: ObjectIdentifier) { trees.removeValue(forKey: scope) }
}
