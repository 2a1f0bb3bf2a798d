extension NodePlace {
    /// The navigation stack in which the node is.
    @MainActor var navigation: NavigationModel? { host?.navigation }
    /// The page in which the node is; `nil` for the root of a stack.
    @MainActor var navigationPage: Int? { host?.navigationPage }

    @MainActor private var host: (any NavigationHost)? { node?.graph.host as? any NavigationHost }
}
