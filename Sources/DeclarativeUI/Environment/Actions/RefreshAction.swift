/// Brings the contents of a view up to date.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    fileprivate init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

    /// Brings the contents up to date; returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Brings the contents of the view up to date; `nil` where they cannot be. `nil` where nothing was set.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the views inside ask for this view's contents to be brought up to date.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
