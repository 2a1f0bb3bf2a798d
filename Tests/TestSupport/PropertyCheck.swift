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

    /// A check of one law. `run` starts from nothing, executes the commands and answers what went wrong, or `nil`.
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
        print("\(name): seed \(seed), \(sequences) sequences of \(length) commands")
        var source = SplitMix64(seed: seed)
        for _ in 0..<sequences {
            var generator = SplitMix64(seed: source.next())
            let commands = (0..<length).map { _ in make(&generator) }
            guard let first = run(commands) else { continue }
            let small = shrink(commands)
            let why = run(small) ?? "not repeatable, first \(first)"
            Issue.record(
                """
                \(name) fails with ISTHMUS_SEED=\(seed): \(why)
                after \(small.count) commands:
                \(small.map { "  \($0)" }.joined(separator: "\n"))
                """, sourceLocation: sourceLocation)
            return
        }
    }

    /// Takes commands out in ever smaller runs as long as the law stays broken.
    private func shrink(_ commands: [Command]) -> [Command] {
        var best = commands
        var size = max(best.count / 2, 1)
        while true {
            var index = 0
            var progress = false
            while index < best.count {
                var shorter = best
                shorter.removeSubrange(index..<min(index + size, best.count))
                if run(shorter) != nil {
                    best = shorter
                    progress = true
                } else {
                    index += size
                }
            }
            if size == 1 {
                if !progress { return best }
            } else {
                size = max(size / 2, 1)
            }
        }
    }
}
