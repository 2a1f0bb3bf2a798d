import Foundation

/// The nanoseconds one of `count` steps of `body` takes, the best of several repetitions.
@MainActor func best(of repetitions: Int = 15, steps count: Int = 1, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<(Options.isSmall ? 1 : repetitions) { best = min(best, once(body)) }
    return best / Double(count)
}

/// The nanoseconds one run of `body` takes.
@MainActor func once(_ body: () -> Void) -> Double {
    let start = threadTime()
    body()
    return threadTime() - start
}

/// The nanoseconds this thread has run, which do not grow while other processes have the processor; of the clock where
/// that is not known.
private func threadTime() -> Double {
    #if os(Windows) || os(WASI)
        ProcessInfo.processInfo.systemUptime * 1e9
    #else
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    #endif
}

/// What the command line asked for.
enum Options {
    /// Exit with a failure if a bound is broken by more than the tolerance.
    static let checks = CommandLine.arguments.contains("--check")
    /// By what factor a time may exceed its bound before a check fails, as machines differ and others use them: what
    /// follows `--margin`, or 1.5.
    static let margin: Double = {
        guard let place = CommandLine.arguments.firstIndex(of: "--margin"), place + 1 < CommandLine.arguments.count,
            let margin = Double(CommandLine.arguments[place + 1])
        else { return 1.5 }
        return margin
    }()
    /// Small trees and single runs, for instruments that slow the program down.
    static let isSmall = CommandLine.arguments.contains("--small")
    /// How often screens are built for each figure: what follows `--times`. More than the usual few is for profilers.
    static let times: Int? = {
        guard let place = CommandLine.arguments.firstIndex(of: "--times"), place + 1 < CommandLine.arguments.count
        else { return nil }
        return Int(CommandLine.arguments[place + 1])
    }()
    /// The benchmarks named; all if none is.
    static let names = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") && Double($0) == nil }

    static func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    /// The sizes to measure.
    static func sizes(_ all: [Int]) -> [Int] { isSmall ? [all[0]] : all }
}
