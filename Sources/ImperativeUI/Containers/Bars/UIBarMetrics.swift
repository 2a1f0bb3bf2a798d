/// What the appearance of a bar is for.
public enum UIBarMetrics: Int, Sendable {
    /// Bars of the usual height.
    case `default` = 0
    /// Bars where there is little height.
    case compact = 1
    /// Bars of the usual height with a prompt.
    case defaultPrompt = 101
    /// Bars with a prompt where there is little height.
    case compactPrompt = 102
}
