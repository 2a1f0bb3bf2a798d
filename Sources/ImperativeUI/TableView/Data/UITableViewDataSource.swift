import Foundation

/// A data source that provides the numbers of rows in a table view and their cells.
///
/// Only the first two methods are required.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row, obtained from `dequeueReusableCell(withIdentifier:for:)` or created.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    // MARK: Headers and footers

    /// Returns the title above a section; `nil`, the default, for no title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section; `nil`, the default, for no title.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing

    /// Returns whether a row can be edited; `true` by default.
    ///
    /// Implement this method, or the delegate's `tableView(_:editingStyleForRowAt:)`, to let rows be deleted by a swipe.
    /// Otherwise only the Delete key and editing mode do that, because the table view cannot know whether
    /// `tableView(_:commit:forRowAt:)` is implemented. A row that cannot be edited is not swiped.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Inserts or deletes a row in the data, after the user has asked for that. Does nothing by default.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Returns whether a row can be moved in editing mode; `false` by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Updates the data after a row was moved. The table view moves the row's cell afterwards.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index

    /// Returns the titles of the index at the trailing edge; `nil`, the default, for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to scroll to for an index title; by default, the one with the title's number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Returns 1 by default.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns `nil` by default.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil` by default.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.answerByDefault(.canEdit, true)
    }
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.answerByDefault(.commit, ()) }
    /// Returns `false` by default.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Returns `nil` by default.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the number of the title by default.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
