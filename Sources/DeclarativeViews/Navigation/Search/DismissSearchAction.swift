/// An action that ends the current search interaction. Does nothing if there is no search field.
@MainActor @preconcurrency public struct DismissSearchAction {
    private let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

    /// Ends the current search interaction.
    public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the search field of the enclosing `searchable(text:placement:prompt:)`
    /// is in use; `false` without a search field.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// The action that ends the search interaction of the enclosing `searchable(text:placement:prompt:)`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
