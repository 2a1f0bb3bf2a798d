import Foundation

/// Something that can be done with an element besides using it, under a name.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    /// Does the action. Returns whether it was done.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What it is called.
    open var name: String
    /// What it is shown with.
    open var image: UIImage?
    /// Does it. Without one, nothing happens.
    open var actionHandler: Handler?

    /// Makes an action.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Makes an action with an image.
    public init(name: String, image: UIImage?, actionHandler: Handler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
}
