import Foundation

extension UIBarButtonItem {
    /// Makes an item with a title that runs an action and has a menu, or opens that. Without a title it has the action's.
    public convenience init(title: String? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes a standard button that runs an action and has a menu, or opens that.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
        take(systemItem)
    }

    /// Makes an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes an item with a title that calls a method of `target`: `action: Controller.done`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Makes an item with a title that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Makes a standard button that calls a method of `target`, held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: systemItem.title, target: target, action: action)
        take(systemItem)
    }

    /// Makes a standard button that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
        action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: systemItem.title, target: target, action: action)
        take(systemItem)
    }

    /// Makes a standard button that does nothing until its action is set.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Void?) {
        self.init(title: systemItem.title)
        take(systemItem)
    }

    /// Makes an item with a title and a style that calls a method of `target`: `action: Controller.done`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    /// Makes an item with a title and a style that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    /// Makes an item with a title and a style that does nothing until its action is set.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Void?) {
        self.init(title: title)
        self.style = style
    }

    /// Makes an item with an image that calls a method of `target`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: nil, target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Makes an item with an image that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: nil, target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Makes an item with an image and a style that does nothing until its action is set.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Void?) {
        self.init(title: nil)
        self.image = image
        self.style = style
    }

    /// Makes an item with a title or an image that runs an action and has a menu, or opens that. Without either it has
    /// the action's.
    public convenience init(
        title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title, primaryAction: primaryAction, menu: menu)
        self.image = image ?? primaryAction?.image
    }

    // MARK: Spaces

    /// Returns a space that takes a share of the room that the other items leave.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}
