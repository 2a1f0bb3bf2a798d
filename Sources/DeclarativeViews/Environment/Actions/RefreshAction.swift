/// An action that refreshes the contents of a view.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    fileprivate init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Refreshes the contents, and returns when the refresh completes.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the contents of the view; `nil`, the default, if they cannot be refreshed.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that refreshes the contents of this view.
    ///
    /// In lists and other vertically scrolling views inside, pulling down at the top runs the action, and a ring
    /// appears above the contents until it completes. F5 and Command-R (or Control-R if the terminal does not report
    /// Command) run the action for the focused view, or else for the first refreshable view. The action is cancelled
    /// when the pulled view is removed.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
