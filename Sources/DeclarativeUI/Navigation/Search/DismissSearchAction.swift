/// Ends the use of the field to search with. Does nothing where there is none.
@MainActor @preconcurrency public struct DismissSearchAction {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

    /// Ends the use of the field.
    public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
    /// Whether the field of the `searchable(text:placement:prompt:)` around the view is in use; `false` without one.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the use of the field of the `searchable(text:placement:prompt:)` around the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
