import Foundation

extension UITableView {
    /// Performs a tap on a row: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` if the row does not exist or may not be selected.
    @discardableResult
    public final func tapRow(at indexPath: IndexPath) -> Bool { tap(indexPath) }

    /// The interaction that opens the context menus of the rows, as configured by the delegate; `nil` until there is a
    /// delegate.
    public final var contextMenuInteraction: UIContextMenuInteraction? { itemMenuInteraction }
}
