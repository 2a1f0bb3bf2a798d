/// An argument of a program that a host takes, as `--help` shows it.
public struct HostOption: Hashable, Sendable {
    /// The argument as it is written, such as `--record FILE.svg`.
    public let usage: String
    /// The meaning of the argument, in a few words.
    public let meaning: String

    /// Creates an option.
    public init(_ usage: String, _ meaning: String) { (self.usage, self.meaning) = (usage, meaning) }
}
