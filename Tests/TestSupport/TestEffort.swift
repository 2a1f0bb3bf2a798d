import Foundation

/// How much laws and fuzz tests try.
///
/// Tests state how many cases are thorough. `swift test` runs a share of them, as many as tell quickly whether a rule
/// holds; with `ISTHMUS_EFFORT=1` in the environment all are run, with 10 ten times as many.
public enum TestEffort {
    /// The part of the stated cases that is run.
    public static let share: Double = {
        guard let text = ProcessInfo.processInfo.environment["ISTHMUS_EFFORT"] else { return 0.05 }
        guard let share = Double(text), share > 0, share <= 1_000 else {
            preconditionFailure("ISTHMUS_EFFORT is a number above 0 and at most 1,000, not “\(text)”.")
        }
        return share
    }()

    /// Returns how many of `thorough` cases are run: their share, and at least `least` or all of them.
    public static func count(_ thorough: Int, least: Int = 4) -> Int {
        max(Int((Double(thorough) * share).rounded(.up)), min(least, thorough))
    }
}
