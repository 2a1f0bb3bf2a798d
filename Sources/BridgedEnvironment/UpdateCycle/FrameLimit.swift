/// Counts the rounds of one process in a flush of updates; the next flush counts anew.
@MainActor package struct FrameLimit {
    private let limit: SettlingLimit
    private var counter: SettlingCounter
    private var flush: UInt64 = 0

    package nonisolated init(_ limit: SettlingLimit = .callbacks) {
        self.limit = limit
        counter = SettlingCounter(limit)
    }

    /// Counts a round that is about to begin. Returns whether it may.
    package mutating func allow() -> Bool {
        let now = UpdateQueue.shared.flushCount
        if flush != now {
            flush = now
            counter = SettlingCounter(limit)
        }
        return counter.begin()
    }
}
