/// The methods of an object that lets people rename the subject of a navigation item.
///
/// While an item has a ``UINavigationItem/renameDelegate``, its title opens a menu with "Rename", which turns the title
/// into a text field. Return ends the renaming; Escape leaves the title as it was.
@MainActor @preconcurrency public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Tells the delegate that the user has ended renaming with another title, which the item shows.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Returns whether renaming may begin; `true` by default.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Returns the text to begin with, and the range of it that is selected; by default those suggested, the title and
    /// all of it.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Returns whether renaming may end with a title; `true` by default. If not, the user goes on.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Provides a default implementation that returns `true`.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Provides a default implementation that returns the suggestion.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Provides a default implementation that returns `true`.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}
