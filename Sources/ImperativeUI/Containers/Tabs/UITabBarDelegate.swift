import Foundation

/// The methods that report the selections in a tab bar. The only one is optional.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
    /// Tells the delegate that the user selected an item, including the one that was already selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Provides a default implementation that does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
