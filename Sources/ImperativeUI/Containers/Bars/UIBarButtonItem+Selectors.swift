import Foundation

/// Methods that are given by selectors.
extension UIBarButtonItem {
    /// Creates a system item that calls the method of a selector; `nil` for none. The target is held weakly.
    ///
    /// If the target is `nil`, the method is called on the nearest responder that can perform it.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: systemItem.title)
        take(systemItem)
        take(target, action)
    }

    /// Creates an item with a title that calls the method of a selector; `nil` for none. The target is held weakly.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
        take(target, action)
    }

    /// Creates an item with an image that calls the method of a selector; `nil` for none. The target is held weakly.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil)
        self.image = image
        self.style = style
        take(target, action)
    }

    private func take(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }
}
