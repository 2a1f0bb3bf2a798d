/// Begins to change the name of something.
@MainActor @preconcurrency public struct RenameAction {
    private let action: @MainActor () -> Void

    nonisolated fileprivate init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Runs the action that was set with `renameAction(_:)`.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// Begins to change the name of what the view shows; `nil`, the default, if it cannot be changed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what a ``RenameButton`` in this view does.
    @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }
}
