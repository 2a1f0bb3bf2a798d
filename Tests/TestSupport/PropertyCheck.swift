import Foundation
import Testing

/// Runs random command sequences against a law, and shrinks a sequence that breaks it.
///
/// Commands must make sense in any order and after any others, so that every part of a sequence is one too.
@MainActor
public struct PropertyCheck<Command> {
    private let name: String
    private let make: (inout SplitMix64) -> Command
    private let run: ([Command]) -> String?

    /// A check of one law. `run` starts from nothing, executes the commands and returns what went wrong, or `nil`.
    public init(
        _ name: String, make: @escaping (inout SplitMix64) -> Command, run: @escaping ([Command]) -> String?
    ) {
        self.name = name
        self.make = make
        self.run = run
    }

    /// Checks `sequences` sequences of `length` commands. The seed is printed; `ISTHMUS_SEED` sets it.
    public func check(sequences: Int, length: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        let seed =
            ProcessInfo.processInfo.environment["ISTHMUS_SEED"].flatMap { UInt64($0) }
            ?? UInt64.random(in: 0...UInt64(UInt32.max))
        if let failure = failure(sequences: sequences, length: length, seed: seed) {
            Issue.record("\(failure)", sourceLocation: sourceLocation)
        }
    }

    /// Checks `sequences` sequences of `length` commands from a seed, which is printed, and returns what fails.
    public func failure(sequences: Int, length: Int, seed: UInt64) -> String? {
        print("\(name): seed \(seed), \(sequences) sequences of \(length) commands")
        // At once, as a trap leaves nothing but what was printed.
        fflush(nil)
        var source = SplitMix64(seed: seed)
        for _ in 0..<sequences {
            var generator = SplitMix64(seed: source.next())
            let commands = (0..<length).map { _ in make(&generator) }
            guard let first = run(commands) else { continue }
            let small = shrink(commands)
            let why = run(small) ?? "not repeatable, first \(first)"
            return """
                \(name) fails with ISTHMUS_SEED=\(seed): \(why)
                after \(small.count) commands:
                \(small.map { "  \($0)" }.joined(separator: "\n"))
                """
        }
        return nil
    }

    /// Takes commands out in ever smaller runs as long as the law stays broken.
    private func shrink(_ commands: [Command]) -> [Command] {
        var shrinker = Shrinker(commands)
        while let candidate = shrinker.next() { shrinker.note(breaks: run(candidate) != nil) }
        return shrinker.best
    }
}
