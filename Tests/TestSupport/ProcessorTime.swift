import Foundation

/// Returns how long this thread has computed in a function. Time in which other programs had the processor does not count.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
    let start = now()
    try body()
    return now() - start
}

/// Returns the least such time of three tries: others on the same processor slow work down for a while.
public func leastProcessorTime(_ body: () throws -> Void) rethrows -> Duration {
    var least = try processorTime(body)
    for _ in 0..<2 { least = min(least, try processorTime(body)) }
    return least
}

private func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
