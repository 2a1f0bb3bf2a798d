import Motion

extension Transaction {
    /// The trackers to inform of animations that begin.
    var trackers: [AnimationTracker] {
        get { self[TrackersKey.self].list }
        set { self[TrackersKey.self] = Trackers(list: newValue) }
    }
}

private enum TrackersKey: TransactionKey {
    static var defaultValue: Trackers { Trackers() }
}

/// Trackers, compared by identity.
private struct Trackers: Equatable {
    var list: [AnimationTracker] = []

    static func == (lhs: Trackers, rhs: Trackers) -> Bool {
        lhs.list.elementsEqual(rhs.list) { $0 === $1 }
    }
}
