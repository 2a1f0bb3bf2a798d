/// When what can be searched in is shown.
public struct SearchScopeActivation: Sendable, Equatable {
    package enum Kind: Sendable { case presentation, textEntry }

    package let kind: Kind

    /// While the field to search with is in use.
    public static let automatic = SearchScopeActivation(kind: .presentation)
    /// While the field to search with is in use and has a text.
    public static let onTextEntry = SearchScopeActivation(kind: .textEntry)
    /// While the field to search with is in use.
    public static let onSearchPresentation = SearchScopeActivation(kind: .presentation)
}
