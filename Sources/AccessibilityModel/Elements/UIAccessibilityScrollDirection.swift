/// The direction in which an element scrolls by one page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Scrolls to the content at the right.
    case right = 1
    /// Scrolls to the content at the left.
    case left = 2
    /// Scrolls to the content above.
    case up = 3
    /// Scrolls to the content below.
    case down = 4
    /// Scrolls to the next page.
    case next = 5
    /// Scrolls to the previous page.
    case previous = 6
}
