/// An action that starts renaming an item.
@MainActor @preconcurrency public struct RenameAction {
    private let action: @MainActor () -> Void

    nonisolated package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Runs the action set with `renameAction(_:)`.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that starts renaming the item that the view shows; `nil`, the default, if the item cannot be
    /// renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of each ``RenameButton`` in this view.
    @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }
}
