extension KeyObserver {
    /// Returns the result of reading the environment in a scope, and notifies this observer of changes from now on.
    @MainActor package func read<Result>(_ scope: Scope, _ read: (EnvironmentValues) -> Result) -> Result {
        var tracker: ReadTracker? = .take()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        let result = read(values)
        // So that the tracker can be reused.
        values.tracker = nil
        tracker?.finish()
        file(in: scope, keys: tracker?.keys ?? [])
        ReadTracker.giveBack(&tracker)
        return result
    }
}
