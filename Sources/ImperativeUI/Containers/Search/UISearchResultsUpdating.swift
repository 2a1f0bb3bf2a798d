import Foundation

/// Shows what a search finds.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text or the scope of the search bar has changed, or the search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a person has chosen something that is suggested; does nothing by default. The text is still the same.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Told when a search begins and ends. Every method may be left out.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
