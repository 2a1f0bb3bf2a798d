/// Where to scroll to, in steps of a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is at the right.
    case right = 1
    /// To what is at the left.
    case left = 2
    /// To what is above.
    case up = 3
    /// To what is below.
    case down = 4
    /// To what is next, for pages.
    case next = 5
    /// To what is before, for pages.
    case previous = 6
}
