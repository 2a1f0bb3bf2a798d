import UnifiedStorage

extension KeyObserver {
    /// Returns what is read of the environment in a scope, and has this observer told of changes of that from now on.
    @MainActor func read<Result>(_ scope: Scope, _ read: (EnvironmentValues) -> Result) -> Result {
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
