import LayoutEngine

extension View {
    /// Adds swipe actions to this view's list row. The buttons appear beside the row when it is swiped away from an
    /// edge.
    ///
    /// With the keyboard, the arrow keys reveal them on the focused row. Each button is as wide as its label. Its
    /// background is its tint, or red for a destructive button, or else grey. A row that can be deleted has a delete
    /// button unless it has other actions on its trailing edge.
    ///
    /// - Parameters:
    ///   - edge: The edge; the trailing edge by default.
    ///   - allowsFullSwipe: Whether a full swipe across the row performs the first action; `true` by default.
    ///   - content: The buttons, from the edge inwards.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        containerValue(
            edge == .leading ? \.leadingSwipeActions : \.trailingSwipeActions,
            SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}

/// The buttons at an edge of a row.
package struct SwipeActions {
    package let allowsFullSwipe: Bool
    package let content: AnyView
}

private enum LeadingSwipeActionsKey: ContainerValueKey {
    static var defaultValue: SwipeActions? { nil }
}

private enum TrailingSwipeActionsKey: ContainerValueKey {
    static var defaultValue: SwipeActions? { nil }
}

extension ContainerValues {
    package var leadingSwipeActions: SwipeActions? {
        get { self[LeadingSwipeActionsKey.self] }
        set { self[LeadingSwipeActionsKey.self] = newValue }
    }

    package var trailingSwipeActions: SwipeActions? {
        get { self[TrailingSwipeActionsKey.self] }
        set { self[TrailingSwipeActionsKey.self] = newValue }
    }
}
