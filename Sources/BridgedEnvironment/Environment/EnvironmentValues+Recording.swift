extension EnvironmentValues {
    /// Runs code with the values of a map, and then `follow` with the keys that it has read. Returns the result of the
    /// code.
    @MainActor package static func recordingReads<Result>(
        of map: PropertyMap, _ code: (inout EnvironmentValues) -> Result, follow: ([KeyID]) -> Void
    ) -> Result {
        var tracker: ReadTracker? = .take()
        var values = EnvironmentValues(map: map)
        values.tracker = tracker
        let result = code(&values)
        // So that the tracker can be reused.
        values.tracker = nil
        tracker?.finish()
        follow(tracker?.keys ?? [])
        ReadTracker.giveBack(&tracker)
        return result
    }

    /// Runs code that changes the values of a map, and then `follow` with the keys that it has read. Returns what it
    /// has written.
    @MainActor package static func recordingWrites(
        over map: PropertyMap, _ code: (inout EnvironmentValues) -> Void, follow: ([KeyID]) -> Void
    ) -> [PropertyWrite] {
        recordingReads(
            of: map,
            { values in
                values.writtenKeys = KeyList()
                code(&values)
                return values.recordedWrites
            }, follow: follow)
    }
}
