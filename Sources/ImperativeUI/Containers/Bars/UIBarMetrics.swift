/// The situations for which a bar has separate appearance settings.
public enum UIBarMetrics: Int, Sendable {
    /// A bar of the default height.
    case `default` = 0
    /// A bar in a compact height.
    case compact = 1
    /// A bar of the default height with a prompt.
    case defaultPrompt = 101
    /// A bar in a compact height with a prompt.
    case compactPrompt = 102
}
