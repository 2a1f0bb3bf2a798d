import Testing

/// Waits until others have brought a condition about. Fails, and says what was waited for, if they have not after two
/// minutes.
///
/// The condition is looked at a thousand times at least, however long that takes: while other tests have the main actor,
/// a minute may go by between two looks.
@MainActor public func eventually(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    let start = ContinuousClock.now
    var looks = 0
    while !condition() {
        looks += 1
        if looks < 100 {
            await Task.yield()
            continue
        }
        if looks >= 1_000, ContinuousClock.now - start > .seconds(120) {
            Issue.record("Waited for \(what), which did not happen.", sourceLocation: sourceLocation)
            return
        }
        try? await Task.sleep(for: .milliseconds(5))
    }
}

/// Returns what an operation returns. Fails, says what was waited for and returns `nil` if it does not return; see
/// ``eventually(_:sourceLocation:_:)``.
@MainActor public func eventualValue<Value: Sendable>(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ operation: @escaping @MainActor () async -> Value
) async -> Value? {
    var value: Value?
    let task = Task { @MainActor in value = await operation() }
    await eventually(what, sourceLocation: sourceLocation) { value != nil }
    task.cancel()
    return value
}
