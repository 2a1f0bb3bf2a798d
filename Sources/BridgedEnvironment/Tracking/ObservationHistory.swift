/// Which code has read something observable before, so that its next runs are expected to.
///
/// A run that nothing is expected of costs little and leaves nothing behind if it reads nothing; one that is expected
/// to read takes its registrations back with the next run. See `ObservedRun`.
package final class ObservationHistory: Sendable {
    /// A piece of code that runs again and again.
    package struct Code: Hashable {
        private let id: UInt
        private let part: UInt8

        /// The code that a number stands for.
        package init(_ id: UInt) { (self.id, part) = (id, 0) }

        /// A part of the code of a type.
        package init(of type: Any.Type, part: UInt8 = 0) {
            id = UInt(bitPattern: ObjectIdentifier(type))
            self.part = part
        }
    }

    // Used on the main actor only, where all code that is tracked so runs, in single steps.
    @exclusivity(unchecked) nonisolated(unsafe) private var readers: Set<Code> = []

    package init() {}

    /// Whether code has read something observable before.
    package func expectsReads(by code: @autoclosure () -> Code) -> Bool {
        !readers.isEmpty && readers.contains(code())
    }

    /// Runs `body` and follows its reads.
    ///
    /// - Parameters:
    ///   - code: The code that `body` is a run of.
    ///   - run: The run it is, where something is expected to be read; `nil` where not.
    ///   - unexpected: Called if something was read although nothing was expected: keeps the run and returns the
    ///     function that takes note of its changes.
    package func track<Result>(
        _ code: @autoclosure () -> Code, as run: ObservedRun?, _ body: () -> Result,
        unexpected: (ObservedRun) -> ObservedRun.Note
    ) -> Result {
        if let run { return run.track(body) }
        return ObservedRun.trackUnexpected(body) { run in
            readers.insert(code())
            return unexpected(run)
        }
    }
}
