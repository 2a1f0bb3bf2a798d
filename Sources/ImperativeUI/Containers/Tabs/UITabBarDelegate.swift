import Foundation

/// Told which item of a tab bar a person selects. The method may be left out.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
    /// Called when a person has selected an item, also the one that was selected already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
