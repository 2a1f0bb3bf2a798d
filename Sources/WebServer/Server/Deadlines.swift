/// When each of several connections expires. Times are nanoseconds of a clock that is not told here.
struct Deadlines: Hashable {
    private var times: [Int: UInt64] = [:]

    /// The next deadline; `nil` if there is none.
    var next: UInt64? { times.values.min() }

    /// Sets the deadline of a connection in place of its last one; `nil` removes it.
    mutating func set(_ id: Int, at time: UInt64?) { times[id] = time }

    /// How long after a deadline it counts as missed, and how far it is put off then: a quarter of a second.
    static let patience: UInt64 = 250_000_000

    /// Puts the deadlines off that came long ago, as the program was busy: what has arrived meanwhile is read first.
    mutating func postponeMissed(at now: UInt64) {
        for (id, time) in times where time < now && now - time > Self.patience { times[id] = now + Self.patience }
    }

    /// Removes the earliest deadline that has come, and returns its connection; `nil` if none has. Of equal ones, that
    /// of the lowest number is the first.
    mutating func removeExpired(at now: UInt64) -> Int? {
        let first = times.min { ($0.value, $0.key) < ($1.value, $1.key) }
        guard let first, first.value <= now else { return nil }
        times[first.key] = nil
        return first.key
    }

    /// Returns the time some seconds after another. Seconds that are no positive number are none, and no deadline is
    /// farther away than 30 years.
    static func time(_ seconds: Double, after now: UInt64) -> UInt64 {
        let nanoseconds = seconds > 0 ? UInt64(min(seconds, 1e9) * 1e9) : 0
        let (time, isTooLate) = now.addingReportingOverflow(nanoseconds)
        return isTooLate ? .max : time
    }
}
