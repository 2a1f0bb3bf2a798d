import Foundation

/// The methods that control and report the user's selection of tabs. All of them are optional.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns whether to select the tab the user chose. It is also called for the tab that is already selected.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Tells the delegate that the user selected a tab, including the one that was already selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Provides a default implementation that returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
