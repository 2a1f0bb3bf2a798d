import Foundation

extension UINavigationController {
    /// Goes back for a key: ends a search, or performs the action of the back button if there is one. Returns whether
    /// there is something to be done.
    final func goBackByKey() -> Bool {
        if let search = navigationBar.topItem?.searchController, search.isActive {
            search.isActive = false
            return true
        }
        guard navigationBar.showsBackButton || isNavigationBarHidden && navigationBar.canGoBack else { return false }
        navigationBar.back()
        return true
    }

    /// What `goBackByKey()` would do, in a word; `nil` for nothing.
    final var leavingTitle: String? {
        if navigationBar.topItem?.searchController?.isActive == true { return "end search" }
        return navigationBar.showsBackButton || isNavigationBarHidden && navigationBar.canGoBack ? "back" : nil
    }
}
