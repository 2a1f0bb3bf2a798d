extension Scope {
    /// Returns the nearest scope, this one or one above it, that may write another key than `key`. There every other
    /// key has the value that it has here.
    package func scope(passing key: KeyID) -> Scope {
        var scope = self
        while scope.onlyKey == key, scope.base == nil, let above = scope.parent { scope = above }
        return scope
    }
}
