import Foundation

/// The methods that update the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
    /// Updates the results after the text or the scope of the search bar has changed, or the search has begun or
    /// ended.
    func updateSearchResults(for searchController: UISearchController)
    /// Updates the results after the user has chosen a suggestion; does nothing by default. The text is still
    /// unchanged.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Provides a default implementation that does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// The methods that report the beginning and end of a search. All of them are optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
    /// Tells the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells the delegate that the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Provides a default implementation that does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Provides a default implementation that does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Provides a default implementation that does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Provides a default implementation that does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
