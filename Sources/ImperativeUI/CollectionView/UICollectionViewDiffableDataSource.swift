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

    private final let items: DiffableItems<SectionIdentifierType, ItemIdentifierType>
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

    /// Returns whether an item can be moved; `false` by default.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    /// Moves an item in the current snapshot.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        items.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    }
}
