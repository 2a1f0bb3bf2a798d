/// What an element stands for in a control that is told of as a whole.
package enum AccessibilityPart: Sendable {
    /// It says what the control is for.
    case label
    /// It says what the control is set to.
    case value
    /// It stands at an end or at a value of a range, and is not told.
    case bound
    /// It is a part of a text that is told of as a whole, too.
    case piece
}
