import Foundation

extension UIViewController {
    /// The nearest enclosing tab bar controller; `nil` if there is none.
    public final var tabBarController: UITabBarController? { parent?.nearest { $0 as? UITabBarController } }

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

    /// Updates the bar around this controller for its new item.
    final func tabBarItemDidChange() { tabBarController?.itemsMayHaveChanged() }
}
