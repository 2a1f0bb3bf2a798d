/// Finds a short sequence that still breaks a law, by taking out ever smaller runs.
///
/// Ask for the next candidate, try it, and note whether it breaks the law, until there is no candidate left.
public struct Shrinker<Command> {
    /// The shortest sequence known to break the law.
    public private(set) var best: [Command]
    private var size: Int
    private var index = 0
    private var progress = false
    private var candidate: [Command] = []

    /// A search that starts with a sequence that breaks the law.
    public init(_ commands: [Command]) {
        best = commands
        size = max(commands.count / 2, 1)
    }

    /// The next sequence to try; `nil` when no shorter one breaks the law.
    public mutating func next() -> [Command]? {
        while index >= best.count {
            if size == 1, !progress { return nil }
            if size > 1 { size = max(size / 2, 1) }
            index = 0
            progress = false
            if best.isEmpty { return nil }
        }
        candidate = best
        candidate.removeSubrange(index..<min(index + size, best.count))
        return candidate
    }

    /// Notes whether the sequence that `next()` returned last breaks the law.
    public mutating func note(breaks: Bool) {
        if breaks {
            best = candidate
            progress = true
        } else {
            index += size
        }
    }
}
