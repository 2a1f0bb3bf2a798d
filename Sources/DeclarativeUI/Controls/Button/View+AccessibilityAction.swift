extension View {
    /// Adds an action that is called what a view shows, which is not shown itself.
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AttachedViews(.actions, Button(action: action, label: label)))
    }
}
