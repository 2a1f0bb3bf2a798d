import Foundation

extension UIViewController {
    /// The nearest enclosing tab bar controller; `nil` if there is none.
    public final var tabBarController: UITabBarController? {
        var controller = parent
        while let here = controller {
            if let tabs = here as? UITabBarController { return tabs }
            controller = here.parent
        }
        return nil
    }

    /// The default value of `tabBarItem`. A navigation controller has that of its root until it is given another.
    final var tabBarItemValue: UITabBarItem {
        let root = (self as? UINavigationController)?.stack.first
        if let root, !flags.contains(.hasChosenTabBarItem) { return root.tabBarItem }
        if let tabBarItemStorage { return tabBarItemStorage }
        let made = UITabBarItem()
        made.title = title
        tabBarItemStorage = made
        return made
    }

    /// Has the bar around this controller show its new item.
    final func tabBarItemDidChange() {
        var controller = self
        while let parent = controller.parent {
            if let tabs = parent as? UITabBarController { return tabs.itemsMayHaveChanged() }
            controller = parent
        }
    }
}
