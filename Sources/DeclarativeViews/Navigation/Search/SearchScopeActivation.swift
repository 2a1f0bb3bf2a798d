/// The moment at which search scopes appear.
public struct SearchScopeActivation: Sendable, Equatable {
    package enum Kind: Sendable { case presentation, textEntry }

    package let kind: Kind

    /// Shows the scopes while the search field is in use.
    public static let automatic = SearchScopeActivation(kind: .presentation)
    /// Shows the scopes while the search field is in use and contains text.
    public static let onTextEntry = SearchScopeActivation(kind: .textEntry)
    /// Shows the scopes while the search field is in use.
    public static let onSearchPresentation = SearchScopeActivation(kind: .presentation)
}
