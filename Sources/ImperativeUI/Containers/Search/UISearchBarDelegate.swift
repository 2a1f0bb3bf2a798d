import Foundation

/// The methods that control and report the changes of a search bar. All of them are optional.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin; `true` by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end; `true` by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that the user has changed the text, or that cancelling the search has cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the user may replace a range of the text; `true` by default.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Tells the delegate that the user pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user pressed the button "Cancel".
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Provides a default implementation that returns `true`.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Provides a default implementation that returns `true`.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Provides a default implementation that does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Provides a default implementation that returns `true`.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Provides a default implementation that does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Provides a default implementation that does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Provides a default implementation that does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The user of a search bar, which is told of input before the bar's delegate is.
@MainActor protocol SearchBarOwner: AnyObject {
    func searchBarDidBeginEditing()
    func searchBarDidChange(byUser: Bool)
    func searchBarDidSubmit()
    /// The key down leads to the suggestions. Returns whether there are any.
    func searchBarIsLeftDown() -> Bool
    func searchBarDidCancel()
}
