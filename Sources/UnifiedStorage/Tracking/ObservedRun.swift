import Observation
import Synchronization

/// One run of code that is to run again when something observable it read changes.
///
/// The standard library takes a registration back only when it fires. A run that is expected to read something therefore
/// reads a property of this object too; changing that ends the registration, so that runs do not leave theirs behind.
package final class ObservedRun: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isOver = Atomic(false)
    private let changed: @Sendable () -> Void
    private var pulse: Int { 0 }

    /// - Parameter changed: called at most once, on the thread of the change, before it takes effect.
    package init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

    /// Runs `body` and registers for what it reads, until the first change or `end()`.
    package func track<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(
            {
                let result = body()
                registrar.access(self, keyPath: \.pulse)
                return result
            }, onChange: handler)
    }

    /// Runs `body`; only if it read something observable, `makeRun` makes the run that is told of a change.
    ///
    /// The registration lasts until a change even if the run ends before, and then does nothing. Costs next to nothing
    /// where nothing was read.
    package static func trackUnexpected<Result>(_ body: () -> Result, makeRun: () -> ObservedRun) -> Result {
        // The argument is worked out only where there is something to register for.
        withObservationTracking(body, onChange: makeRun().handler)
    }

    /// Ends the registrations of a run that was tracked several times, also those that are left after the first change.
    package func endAll() {
        isOver.store(true, ordering: .releasing)
        registrar.withMutation(of: self, keyPath: \.pulse) {}
    }

    private var handler: @Sendable () -> Void {
        { [self] in
            if !isOver.exchange(true, ordering: .acquiringAndReleasing) { changed() }
        }
    }

    /// Ends the registration. To miss no change made on another thread meanwhile, end a run after the next one.
    package func end() {
        if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
        registrar.withMutation(of: self, keyPath: \.pulse) {}
    }
}
