extension View {
    /// Adds an accessibility action named by a label view, which is not displayed.
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(AttachedViews(.actions, Button(action: action, label: label)))
    }
}
