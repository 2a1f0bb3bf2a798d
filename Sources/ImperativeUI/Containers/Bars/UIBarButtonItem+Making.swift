import Foundation

extension UIBarButtonItem {
    /// Creates an item with a title that performs an action and has a menu. The menu opens with a tap if there is no
    /// action. Without a title, the item has the action's title.
    public convenience init(title: String? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a system item that performs an action and has a menu. The menu opens with a tap if there is no action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
        take(systemItem)
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a title that calls a method of `target`: `action: Controller.done`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Creates an item with a title that calls a method of `target`, held weakly, passing the item.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Creates a system item that calls a method of `target`, held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: systemItem.title, target: target, action: action)
        take(systemItem)
    }

    /// Creates a system item that calls a method of `target`, held weakly, passing the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
        action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: systemItem.title, target: target, action: action)
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

    /// Creates an item with a title and a style that calls a method of `target`, held weakly, passing the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, target: target, action: action)
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

    /// Creates an item with an image that calls a method of `target`, held weakly, passing the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: nil, target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Creates an item with a title or an image that performs an action and has a menu. The menu opens with a tap if
    /// there is no action. Without a title and an image, the item has those of the action.
    public convenience init(
        title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title, primaryAction: primaryAction, menu: menu)
        self.image = image ?? primaryAction?.image
    }

    // MARK: Spaces

    /// Returns a flexible space, which takes a share of the room the other items leave.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a fixed space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}
