import BridgedEnvironment

/// The key of the clock of a tree, which scenes and windows set where their trees begin.
private enum ClockKey: StorageKey {
    static var defaultValue: AnimationClock? { nil }
}

extension PropertyMap {
    /// The clock that the tree has set; `nil` where none has.
    package var ownClock: AnimationClock? { value(of: ClockKey.self, in: .structure) ?? nil }

    /// The clock that everything at a node goes by; the current one where no tree has set its own.
    @MainActor package var clock: AnimationClock {
        ownClock ?? .current
    }
}

extension PropertyWrite {
    /// Gives a tree its clock.
    @MainActor package init(clock: AnimationClock) { self.init(ClockKey.self, in: .structure, value: clock) }
}
