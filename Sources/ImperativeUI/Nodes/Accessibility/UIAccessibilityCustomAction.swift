import Foundation

/// A custom accessibility action, in addition to activating an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The image of the action; `nil` for none.
    open var image: UIImage?
    /// The closure that performs the action; `nil` if a method of the ``target`` does.
    open var actionHandler: Handler?
    /// The object with the method that performs the action if there is no ``actionHandler``. Held weakly.
    open weak var target: AnyObject?
    /// The selector of the method that performs the action if there is no ``actionHandler``.
    open var selector: Selector

    /// Creates an action with a name.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a name and an image.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        selector = Selector("")
    }

    /// Creates an action that a method performs. The target is held weakly.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action with an image that a method performs. The target is held weakly.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (self.name, self.image, self.selector) = (name, image, selector)
        self.target = target as AnyObject?
    }

    /// Performs the action. Returns whether it succeeded; a method without a result does.
    final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return selector.call(on: target, with: [self], from: "An accessibility action") as? Bool ?? true
    }
}
