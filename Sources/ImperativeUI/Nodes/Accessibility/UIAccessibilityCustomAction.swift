import Foundation

/// A custom accessibility action, in addition to activating an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String
    /// The image of the action; `nil` for none.
    open var image: UIImage?
    /// The closure that performs the action. Without one, the action does nothing.
    open var actionHandler: Handler?

    /// Creates an action with a name.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a name and an image.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
