import Foundation

/// A data source that represents items by identifiers, and finds insertions, deletions and moves by comparing
/// snapshots.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that returns the cell for an item. Returning `nil` traps.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view. Returning `nil` traps.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final let items: DiffableItems<SectionIdentifierType, ItemIdentifierType>
    private final let cellProvider: CellProvider

    /// Creates an empty data source and assigns it to a collection view, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        items = DiffableItems(of: collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that provides supplementary views; required if the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures that allow the user to reorder items, and follow it; none by default.
    open var reorderingHandlers = ReorderingHandlers()
    /// The closures that allow the user to expand and collapse items of section snapshots, and follow it; none by
    /// default.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot }

    /// Applies a snapshot. Items that stay keep their cells.
    ///
    /// Changes are not animated, and `completion` is called immediately. Takes time linear in the number of items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        items.apply(snapshot, of: self, completion: completion)
    }

    /// Shows the visible items of a tree in a section, which is appended if the data source does not contain it.
    ///
    /// Rows are indented by their level, and expanded and collapsed by an outline disclosure accessory. Changes are not
    /// animated, and `completion` is called immediately. Takes time linear in the number of items. A later snapshot of all
    /// sections that only removes items of this one keeps its tree.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        items.apply(snapshot, to: section, of: self, completion: completion)
    }

    /// Returns a copy of a section's tree, to be changed and applied. The items of a section that has none are root
    /// items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { items.outline(of: section) }

    /// Applies a snapshot with new cells for all items.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        items.reload(snapshot, completion: completion)
    }

    /// Returns the identifier of the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(at: indexPath) }

    /// Returns the index path of an item; `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(of: itemIdentifier) }

    /// Returns the identifier of the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        items.section(at: index)
    }

    /// Returns the index of a section; `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        items.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { items.items.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count(inSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item)
        else {
            fatalError(
                "Every item has a cell: the cell provider gave none for the item at \(indexPath). Return a cell from "
                    + "dequeueConfiguredReusableCell or dequeueReusableCell.")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "A supplementary view that the layout has needs a view: supplementaryViewProvider gave none for "
                    + "\"\(kind)\". Set it, or take the kind out of the layout.")
        }
        return view
    }

    /// Returns whether an item can be moved, as `reorderingHandlers` decide; `false` by default, and for an expanded item
    /// with children.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), !items.isOpenParent(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in the current snapshot, and in the tree of its section.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let moved = items.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        guard reorderingHandlers.willReorder != nil || reorderingHandlers.didReorder != nil else {
            return items.adopt(moved)
        }
        let transaction = items.transaction(to: moved)
        reorderingHandlers.willReorder?(transaction)
        items.adopt(moved)
        reorderingHandlers.didReorder?(transaction)
    }
}
