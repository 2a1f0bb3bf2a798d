/// A tree, in a window or not, that is to take part in an update.
package enum IncludedTree {
    /// The tree of both worlds that a node of the imperative one is in.
    case around(any ScopeNode)
    /// The tree that a scope is in.
    case below(Scope)

    /// A scope of the tree.
    @MainActor var scope: Scope {
        switch self {
        case .around(let node): node.nearestScope
        case .below(let scope): scope
        }
    }

    /// Whether a scope belongs to one of `trees`, as they are now.
    @MainActor static func rule(for trees: [IncludedTree]) -> (Scope) -> Bool {
        if trees.isEmpty { return { _ in false } }
        var tops: [any ScopeNode] = []
        var roots: [Scope] = []
        for tree in trees {
            switch tree {
            case .around(let node): tops.append(node.scopeTop)
            case .below(let scope): roots.append(scope.top)
            }
        }
        return { scope in
            if !roots.isEmpty {
                let root = scope.top
                for candidate in roots where candidate === root { return true }
            }
            if !tops.isEmpty, let top = scope.nearestOwner?.scopeTop {
                for candidate in tops where candidate === top { return true }
            }
            return false
        }
    }
}
