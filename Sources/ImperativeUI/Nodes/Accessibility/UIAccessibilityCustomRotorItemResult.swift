import Foundation

/// The result of a rotor search: an element, optionally with a range of its text.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The view or `UIAccessibilityElement` found; `nil` if there is none.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of text found; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Creates a result without an element.
    public override init() { super.init() }

    /// Creates a result for an element, or for a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// The parameters of a rotor search: the current item and the direction.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item found last. It has no element if the first or the last item is wanted.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
