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

    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    private final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider
    private final var current = Snapshot()
    private final var items: [[ItemIdentifierType]] = []
    /// The paths of all items, computed when first needed.
    private final var paths: [ItemIdentifierType: IndexPath]?

    /// Creates an empty data source and assigns it to a collection view, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The closure that provides supplementary views; required if the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// Returns a copy of the current snapshot, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Applies a snapshot. Items that stay keep their cells.
    ///
    /// Changes are not animated, and `completion` is called immediately. Takes time linear in the number of items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let collectionView else {
            adopt(snapshot)
            completion?()
            return
        }
        if collectionView.isShowing {
            // The view retains the data source until then, so that the last change is not lost.
            collectionView.postponed.append { self.apply(snapshot, completion: completion) }
            collectionView.setNeedsLayout()
            return
        }
        let before = items
        // Read before the change, because the visible paths refer to the old data.
        _ = collectionView.knownCounts
        adopt(snapshot)
        let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
        let reloaded = Set(snapshot.reloadedItemIdentifiers)
        let after = knownPaths
        let followed: (IndexPath) -> IndexPath? = { path in
            guard before.indices.contains(path.section), before[path.section].indices.contains(path.item) else {
                return nil
            }
            return after[before[path.section][path.item]]
        }
        let sections = current.sectionIdentifiers
        collectionView.counts = nil
        collectionView.follow(
            { [items] path in
                guard let new = followed(path), !reloaded.contains(items[new.section][new.item]),
                    !reloadedSections.contains(sections[new.section])
                else { return nil }
                return new
            }, keeping: followed)
        collectionView.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { after[$0] })
        collectionView.layOutAfterChange()
        completion?()
    }

    /// Applies a snapshot with new cells for all items.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        adopt(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    private func adopt(_ snapshot: Snapshot) {
        current = snapshot.applied
        items = current.sectionIdentifiers.map { current.itemIdentifiers(inSection: $0) }
        paths = nil
    }

    private var knownPaths: [ItemIdentifierType: IndexPath] {
        if let paths { return paths }
        var found: [ItemIdentifierType: IndexPath] = [:]
        found.reserveCapacity(current.numberOfItems)
        for section in items.indices {
            for item in items[section].indices {
                found[items[section][item]] = IndexPath(item: item, section: section)
            }
        }
        paths = found
        return found
    }

    /// Returns the identifier of the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, items.indices.contains(indexPath.section),
            items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }

    /// Returns the index path of an item; `nil` for an unknown item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { knownPaths[itemIdentifier] }

    /// Returns the identifier of the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the index of a section; `nil` for an unknown section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.indices.contains(section) ? items[section].count : 0
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
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var moved = current
        moved.deleteItems([item])
        let others = moved.itemIdentifiers(inSection: section)
        if others.indices.contains(destinationIndexPath.item) {
            moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
        } else {
            moved.appendItems([item], toSection: section)
        }
        adopt(moved)
    }
}
