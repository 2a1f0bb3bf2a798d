/// What scopes of one kind are called where no node names them.
@MainActor package final class ScopeName: ScopeLabel {
    package let scopeLabel: String

    package init(_ name: String) { scopeLabel = name }
}
