import Foundation

extension UINavigationController {
    /// Does what a key that goes back does: ends a search, or does what the back button does if there is one. Returns
    /// whether there is something to be done.
    final func goBackByKey() -> Bool {
        if let search = navigationBar.topItem?.searchController, search.isActive {
            search.isActive = false
            return true
        }
        guard navigationBar.showsBackButton || isNavigationBarHidden && navigationBar.canGoBack else { return false }
        navigationBar.back()
        return true
    }
}
