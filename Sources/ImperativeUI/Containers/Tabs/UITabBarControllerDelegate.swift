import Foundation

/// Asked whether a person may select a tab, and told which one it was. Every method may be left out.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether a tab that a person has chosen is selected. Also called for the tab that is selected already.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after a person has selected a tab, also the one that was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
