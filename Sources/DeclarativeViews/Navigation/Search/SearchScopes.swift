import BridgedEnvironment

/// The search scopes that a view offers.
package struct SearchScopes {
    let place: NodePlace
    /// The choice.
    package let content: AnyView
    package let activation: SearchScopeActivation

    /// Where the choice has its environment; `nil` once the view is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? { place.origin(.searchScopes) }
}

extension ScopeName {
    fileprivate static let searchScopes = ScopeName("SearchScopes")
}
