import Observation

/// A value that runs read besides the reads of their code, so that they can take their registrations back.
///
/// The standard library hands a registration out only when it fires. So a pulse fires once, when the first of its runs
/// ends that does not have its registrations yet: from then on, all of its runs have theirs. As no run has a pulse of
/// its own, most of the cost of ending a run is saved. For the main actor only.
final class ObservationPulse: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    // Used on the main actor only.
    nonisolated(unsafe) private var runCount = 0
    /// Whether it has fired; no run reads it any more.
    // Used on the main actor only.
    nonisolated(unsafe) private(set) var isSpent = false
    /// Whether some pulse is firing, so that notifications received now are no changes.
    // Used on the main actor only.
    nonisolated(unsafe) private(set) static var isFiring = false
    // Used on the main actor only.
    nonisolated(unsafe) private static var last = ObservationPulse()
    /// The key path of a pulse that runs read: itself, as no other key path takes as little to hash.
    private static let beat: KeyPath<ObservationPulse, ObservationPulse> & Sendable = \.self

    /// How many runs share a pulse: enough to make its own cost small, and few enough for none to wait for the others.
    /// As many as the tables of a registrar hold before they grow for the fifth time.
    private static let runLimit = 24

    /// Returns the pulse for the registration about to be made.
    static func join() -> ObservationPulse {
        MainContext.assertCurrent()
        if last.isSpent || last.runCount == runLimit { last = ObservationPulse() }
        last.runCount += 1
        return last
    }

    /// Makes the registration in whose code this is called read the pulse.
    func read() { registrar.access(self, keyPath: Self.beat) }

    /// Fires all registrations that have read the pulse, once.
    func fire() {
        MainContext.assertCurrent()
        if isSpent { return }
        isSpent = true
        let wasFiring = Self.isFiring
        Self.isFiring = true
        registrar.withMutation(of: self, keyPath: Self.beat) {}
        Self.isFiring = wasFiring
    }
}
