import Foundation

extension UINavigationController: WayBackOffering {
    /// The end of a search, or the action of the back button if there is one.
    final var wayBack: WayBack? {
        if let search = navigationBar.topItem?.searchController, search.isActive {
            return WayBack(title: "end search") { search.isActive = false }
        }
        let goesBack = navigationBar.showsBackButton || isNavigationBarHidden && navigationBar.canGoBack
        return goesBack ? WayBack(title: "back") { [navigationBar] in navigationBar.back() } : nil
    }
}
