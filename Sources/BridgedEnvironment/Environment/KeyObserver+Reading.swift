extension KeyObserver {
    /// Returns the result of reading the environment in a scope, and notifies this observer of changes from now on.
    @MainActor package func read<Result>(_ scope: Scope, _ read: (EnvironmentValues) -> Result) -> Result {
        EnvironmentValues.recordingReads(of: scope.map) {
            read($0)
        } follow: {
            file(in: scope, keys: $0)
        }
    }
}
