extension NodePlace {
    /// The navigation stack in which the node is.
    @MainActor var navigation: NavigationModel? { host?.navigation }
    /// The page in which the node is; `nil` for the root of a stack.
    @MainActor var navigationPage: Int? { host?.navigationPage }

    @MainActor private var host: (any NavigationHost)? { node?.graph.host as? any NavigationHost }
}

/// A node that shows a row of a list, in which links fill the row.
@MainActor protocol LinkRow: _ViewNode {}

extension NodePlace {
    /// Whether the node is in the row of a list.
    @MainActor var isInRow: Bool {
        var next = node
        while let here = next {
            if here is any LinkRow { return true }
            next = here.parent
        }
        return false
    }
}
