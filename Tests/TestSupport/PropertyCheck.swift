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

    /// Checks the share of `sequences` sequences of `length` commands that `TestEffort` asks for, from the seed of
    /// `TestSeed`, and at least `least` or all of them.
    public func check(
        sequences: Int, length: Int, least: Int = 4, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let count = TestEffort.count(sequences, least: least)
        if let failure = failure(sequences: count, length: length, seed: TestSeed.of(name)) {
            Issue.record("\(failure)", sourceLocation: sourceLocation)
        }
    }

    /// Checks `sequences` sequences of `length` commands from a seed and returns what fails.
    public func failure(sequences: Int, length: Int, seed: UInt64) -> String? {
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
