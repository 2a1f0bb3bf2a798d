extension NodePlace {
    /// The navigation stack in which the node is.
    @MainActor var navigation: NavigationModel? { delegate?.navigation }
    /// The page in which the node is; `nil` for the root of a stack.
    @MainActor var navigationPage: Int? { delegate?.navigationPage }

    @MainActor private var delegate: (any GraphNavigationDelegate)? {
        node?.graph.delegate as? any GraphNavigationDelegate
    }
}
