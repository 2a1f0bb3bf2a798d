// Reports changes that were made, with the property, where the public function reports those about to be made.
@_spi(SwiftUI) import Observation
import Synchronization

/// One run of code that is to run again when something observable it read changes.
///
/// The first change on the main actor is told at once, later ones are not. Changes on other threads are left in the
/// mailbox of the main actor, one at a time until that is emptied. A run is told of changes until it is ended, and of
/// those that other threads are telling of just then. To miss none, end it only after the next run has registered.
///
/// The standard library takes a registration back only when it fires. A run that is expected to read something
/// therefore reads a pulse, too, so that runs do not leave their registrations behind; see `ObservationPulse`.
package final class ObservedRun: Sendable {
    /// Takes note of a change on the thread that makes it, and returns the work to be done on the main actor.
    package typealias Note = @Sendable (Property?) -> @MainActor @Sendable () -> Void

    /// The function that takes note of a run's changes: not known yet for a run that was not expected to read
    /// anything.
    private struct Notes {
        var note: Note?
        /// Whether a change came before there was an observer for it.
        var isEarly = false
    }

    private let isOver = Atomic(false)
    /// Whether a change on another thread waits in the mailbox.
    private let isLeft = Atomic(false)
    private let notes: Locked<Notes>
    // Used on the main actor only.
    nonisolated(unsafe) private var hasTold = false
    // Used on the main actor only.
    nonisolated(unsafe) private var trackCount = 0
    /// The registrations received so far: mostly one.
    // Used on the main actor only.
    nonisolated(unsafe) private var registration: ObservationTracking?
    // Used on the main actor only.
    nonisolated(unsafe) private var others: [ObservationTracking] = []
    /// The pulse that the last registration has read, besides the reads of its code.
    // Used on the main actor only.
    nonisolated(unsafe) private var pulse: ObservationPulse?
    // Used on the main actor only.
    nonisolated(unsafe) private var firstChange: Property?

    private init(note: Note?) { notes = Locked(Notes(note: note)) }

    /// - Parameter note: called after a change, on its thread, with the changed property.
    package convenience init(note: @escaping Note) { self.init(note: .some(note)) }

    /// A run that calls `changed` on the main actor.
    package convenience init(changed: @escaping @MainActor @Sendable () -> Void) { self.init { _ in changed } }

    /// The first changed property among those that the run read, once it was told.
    @MainActor package var changedProperty: Property? { firstChange }

    /// Whether there is more than one registration.
    private var isTrackedAgain: Bool { trackCount > 1 }

    /// Runs `body` and registers for its reads, until `end()`. Several bodies may be parts of one run.
    package func track<Result>(_ body: () -> Result) -> Result {
        MainContext.assertCurrent()
        trackCount += 1
        let result = withObservationTracking(
            {
                let result = body()
                // Not before, as the pulse must not fire until there is a registration.
                readPulse()
                return result
            },
            didSet: { [self] tracking in hear(tracking) })
        // The body ended its own run, before there was a registration to end.
        if isOver.load(ordering: .acquiring) { pulse?.fire() }
        return result
    }

    private func readPulse() {
        let pulse = if let pulse, !pulse.isSpent { pulse } else { ObservationPulse.join() }
        self.pulse = pulse
        pulse.read()
    }

    private func keep(_ tracking: ObservationTracking) {
        if registration == nil {
            registration = tracking
        } else if isTrackedAgain {
            others.append(tracking)
        }
    }

    /// A run that no registration has kept, to be taken for the next body that is not expected to read anything.
    // Used on the main actor only, where all code that is tracked so runs.
    nonisolated(unsafe) private static var spare: ObservedRun?

    /// Runs `body`. If it read something observable, calls `note` with its run for what takes note of changes.
    ///
    /// The registration lasts until a change even if the run ends before, and then does nothing. Where nothing was
    /// read, nothing is left. For the main actor only, although some code that it calls has no isolation.
    package static func trackUnexpected<Result>(
        _ body: () -> Result, note: (ObservedRun) -> Note
    ) -> Result {
        MainContext.assertCurrent()
        var run = spare ?? ObservedRun(note: nil)
        spare = nil
        let result = withObservationTracking(body, didSet: { [run] tracking in run.hear(tracking) })
        // Any object that was read keeps the function above, and that the run.
        if isKnownUniquelyReferenced(&run) {
            spare = run
            return result
        }
        run.trackCount = 1
        run.begin(with: note(run))
        return result
    }

    private func begin(with note: @escaping Note) {
        let isEarly = notes.withLock { notes in
            notes.note = note
            return notes.isEarly
        }
        if isEarly { leave(note, nil) }
    }

    /// Something that was read has changed.
    private func hear(_ tracking: ObservationTracking) {
        let isOver = isOver.load(ordering: .acquiring)
        if isOver { tracking.cancel() }
        if MainContext.isCurrent {
            if isOver { return }
            if ObservationPulse.isFiring { return keep(tracking) }
            if hasTold { return }
            hasTold = true
            keep(tracking)
            let property = tracking.changed.map(Property.init)
            firstChange = property
            guard let work = notes.withLock({ $0.note })?(property) else { return }
            MainActor.assumeIsolated { work() }
        } else if !isLeft.exchange(true, ordering: .acquiringAndReleasing) {
            // Even if the run is over: the thread that changed the property may have looked up the observers before the
            // next run registered, and only notify this one now.
            let note = notes.withLock { notes in
                notes.isEarly = notes.note == nil
                return notes.note
            }
            if let note { leave(note, tracking.changed.map(Property.init)) }
        }
    }

    private func leave(_ note: Note, _ property: Property?) {
        let work = note(property)
        MainMailbox.leave { [self] in
            isLeft.store(false, ordering: .releasing)
            if firstChange == nil { firstChange = property }
            work()
        }
    }

    /// Ends the registrations. To miss no change made on another thread meanwhile, end a run after the next one has
    /// registered. A change that another thread is about to tell of when the run ends is still told.
    @MainActor package func end() {
        if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
        if let registration {
            registration.cancel()
            self.registration = nil
            if !isTrackedAgain { return }
        }
        for other in others { other.cancel() }
        others = []
        // A registration not received yet ends when the pulse hands it out.
        pulse?.fire()
    }
}

extension ObservedRun {
    /// A property of an observable object, by their types. Names cannot be found out.
    package struct Property: Sendable {
        private let path: AnyKeyPath.Type

        fileprivate init(_ path: AnyKeyPath) { self.path = type(of: path) }

        /// The type of the object.
        package var object: Any.Type { path.rootType }
        /// The type of the property.
        package var value: Any.Type { path.valueType }
    }
}
