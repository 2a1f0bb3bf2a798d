import Foundation

/// A data source that represents rows by identifiers, and finds insertions, deletions and moves by comparing snapshots.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that returns the cell for a row. Returning `nil` traps.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final let items: DiffableItems<SectionIdentifierType, ItemIdentifierType>
    private final let cellProvider: CellProvider

    /// Creates an empty data source and assigns it to a table view, which does not retain it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        items = DiffableItems(of: tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of changes. Changes are not animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot }

    /// Applies a snapshot. Rows that stay keep their cells.
    ///
    /// Changes are not animated, and `completion` is called immediately. Takes time linear in the number of rows.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        items.apply(snapshot, of: self, completion: completion)
    }

    /// Applies a snapshot with new cells for all rows.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        items.reload(snapshot, completion: completion)
    }

    /// Returns the identifier of the row at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }

    /// Returns the index path of a row; `nil` for an unknown identifier.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(of: itemIdentifier) }

    /// Returns the identifier of the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { items.section(at: index) }

    /// Returns the index of a section; `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        items.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { items.items.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "Every row has a cell: the cell provider gave none for the row at \(indexPath). Return a cell from "
                    + "dequeueReusableCell(withIdentifier:for:).")
        }
        return cell
    }

    /// Returns the title above a section; `nil`, the default, for no title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title below a section; `nil`, the default, for no title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether a row can be edited; `false` by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Deletes or inserts a row, after the user has asked for that. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.answerByDefault(.commit, ()) }

    /// Returns whether a row can be moved; `false` by default.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves a row in the current snapshot.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        if let moved = items.moving(sourceIndexPath, to: destinationIndexPath) { items.adopt(moved) }
    }

    /// Returns the titles of the index; `nil`, the default, for no index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section to scroll to for an index title; by default, the one with the title's number.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
