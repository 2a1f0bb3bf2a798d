// Tells of changes that were made, where the public function tells of those about to be made.
@_spi(SwiftUI) import Observation
import Synchronization

/// One run of code that is to run again when something observable it read changes.
///
/// A change on the main actor is told at once, the first one only. Changes on other threads are left in the mailbox of the
/// main actor, once until that is emptied. A run hears of them until it is ended: ended after the next run has registered,
/// it misses none that is made while that one reads.
///
/// The standard library takes a registration back only when it fires. A run that is expected to read something therefore
/// reads a property of this object too; changing that ends the registration, so that runs do not leave theirs behind.
package final class ObservedRun: Observable, Sendable {
    /// Takes note of a change on the thread that makes it; what it returns is done on the main actor.
    package typealias Note = @Sendable () -> @MainActor @Sendable () -> Void

    private let registrar = ObservationRegistrar()
    private let isOver = Atomic(false)
    /// Whether a change on another thread waits in the mailbox.
    private let isLeft = Atomic(false)
    private let note: Note
    // Both are used on the main actor only.
    nonisolated(unsafe) private var hasTold = false
    nonisolated(unsafe) private var registration: ObservationTracking?
    private var pulse: Int { 0 }

    /// - Parameter note: called after a change, on its thread.
    package init(note: @escaping Note) { self.note = note }

    /// A run that calls `changed` on the main actor.
    package convenience init(changed: @escaping @MainActor @Sendable () -> Void) { self.init { changed } }

    /// Runs `body` and registers for what it reads, until `end()`.
    package func track<Result>(_ body: () -> Result) -> Result {
        withObservationTracking(
            {
                let result = body()
                registrar.access(self, keyPath: \.pulse)
                return result
            },
            didSet: { [self] tracking in
                if isOver.load(ordering: .acquiring) { tracking.cancel() } else { hear(tracking) }
            })
    }

    /// Runs `body`; only if it read something observable, `makeRun` makes the run that is told of a change.
    ///
    /// The registration lasts until a change even if the run ends before, and then does nothing. Costs next to nothing
    /// where nothing was read.
    package static func trackUnexpected<Result>(_ body: () -> Result, makeRun: () -> ObservedRun) -> Result {
        // The argument is worked out only where there is something to register for.
        withObservationTracking(body, onChange: makeRun().willChangeHandler)
    }

    /// Something that was read has changed.
    private func hear(_ tracking: ObservationTracking) {
        if MainContext.isCurrent {
            if hasTold { return }
            hasTold = true
            registration = tracking
            let work = note()
            MainActor.assumeIsolated { work() }
        } else if !isLeft.exchange(true, ordering: .acquiringAndReleasing) {
            let work = note()
            MainMailbox.leave { [self] in
                isLeft.store(false, ordering: .releasing)
                work()
            }
        }
    }

    private var willChangeHandler: @Sendable () -> Void {
        { [self] in
            if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
            let work = note()
            if MainContext.isCurrent {
                MainActor.assumeIsolated { work() }
                return
            }
            // The change is not made yet, and the run to come may read the value before it. That run is registered for what
            // comes after the change only once it has read, so one more follows it.
            MainMailbox.leave {
                work()
                UpdateQueue.shared.atEnd { MainMailbox.leave(work) }
            }
        }
    }

    /// Ends the registration. To miss no change made on another thread meanwhile, end a run after the next one.
    @MainActor package func end() {
        if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
        if let registration {
            registration.cancel()
            self.registration = nil
        } else {
            registrar.withMutation(of: self, keyPath: \.pulse) {}
        }
    }
}
