/// The nanoseconds one of `count` steps of `body` takes, the best of several repetitions.
@MainActor func best(of repetitions: Int = 15, steps count: Int = 1, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000_000)
    for _ in 0..<(Options.isSmall ? 1 : repetitions) {
        let time = clock.measure(body)
        if time < best { best = time }
    }
    return best.nanoseconds / Double(count)
}

/// The nanoseconds one run of `body` takes.
@MainActor func once(_ body: () -> Void) -> Double { ContinuousClock().measure(body).nanoseconds }

extension Duration {
    var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}

/// What the command line asked for.
enum Options {
    /// Exit with a failure if a bound is broken by more than the tolerance.
    static let checks = CommandLine.arguments.contains("--check")
    /// Small trees and single runs, for instruments that slow the program down.
    static let isSmall = CommandLine.arguments.contains("--small")
    /// The benchmarks named; all if none is.
    static let names = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }

    static func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    /// The sizes to measure.
    static func sizes(_ all: [Int]) -> [Int] { isSmall ? [all[0]] : all }
}
