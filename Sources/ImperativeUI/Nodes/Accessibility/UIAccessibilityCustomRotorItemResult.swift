import Foundation

/// What a rotor has found: an element, and maybe a range of a text in it.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The view or the `UIAccessibilityElement`; `nil` for nothing.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range; `nil` for the whole element.
    open var targetRange: UITextRange?

    /// Nothing.
    public override init() { super.init() }

    /// An element, or a range of the text in it.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// What a rotor is to look for: where to go from, and which way.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// What was found last; without an element where the first or the last thing is wanted.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to go.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
