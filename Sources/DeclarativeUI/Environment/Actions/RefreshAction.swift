/// Refreshes the contents of a view.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    fileprivate init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Refreshes the contents, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Refreshes the contents of the view; `nil`, the default, if they cannot be refreshed.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets the action with which views inside can refresh this view's contents.
    ///
    /// Lists and other views inside that scroll from top to bottom can be pulled down at their start to run it, and
    /// show a ring above their contents until it is done. F5 and Command-R, or Control-R where a terminal does not tell
    /// of Command, run it for what has the focus, or else for the first view that can be refreshed. The action is
    /// cancelled when the view that was pulled goes away.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
