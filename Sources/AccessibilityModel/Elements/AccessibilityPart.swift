/// The part that an element plays in a control that is presented as one element.
package enum AccessibilityPart: Sendable {
    /// It names the purpose of the control.
    case label
    /// It names the value of the control.
    case value
    /// It stands at an end or at a value of a range, and is not told.
    case bound
    /// It is a part of a text that is told of as a whole, too.
    case piece
}
