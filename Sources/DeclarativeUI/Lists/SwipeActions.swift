import LayoutEngine

extension View {
    /// Adds buttons to this view's row in a list, which are shown beside the row when it is swiped away from an edge.
    ///
    /// With the keyboard, the arrow keys show them at a row that has the focus. Each button is as wide as its label;
    /// its background is its tint, red for a destructive one, or else grey. A row that can be deleted has a button for
    /// that unless there are others at its trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge; the trailing one by default.
    ///   - allowsFullSwipe: Whether a swipe across the whole row does what the first button does; true by default.
    ///   - content: The buttons, the one next to the edge first.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        containerValue(
            edge == .leading ? \.leadingSwipeActions : \.trailingSwipeActions,
            SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}

/// The buttons at an edge of a row.
struct SwipeActions {
    let allowsFullSwipe: Bool
    let content: AnyView
}

private enum LeadingSwipeActionsKey: ContainerValueKey {
    static var defaultValue: SwipeActions? { nil }
}

private enum TrailingSwipeActionsKey: ContainerValueKey {
    static var defaultValue: SwipeActions? { nil }
}

extension ContainerValues {
    var leadingSwipeActions: SwipeActions? {
        get { self[LeadingSwipeActionsKey.self] }
        set { self[LeadingSwipeActionsKey.self] = newValue }
    }

    var trailingSwipeActions: SwipeActions? {
        get { self[TrailingSwipeActionsKey.self] }
        set { self[TrailingSwipeActionsKey.self] = newValue }
    }
}
