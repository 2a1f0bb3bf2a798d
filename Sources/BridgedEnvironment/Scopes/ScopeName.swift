/// The name of scopes of one kind where no node names them.
@MainActor package final class ScopeName: ScopeLabel {
    package let scopeLabel: String

    package init(_ name: String) { scopeLabel = name }
}
