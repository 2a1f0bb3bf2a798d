import Foundation

/// A data source whose items are identifiers: it finds out by itself what came, went and moved.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item; `nil` traps.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes a supplementary view; `nil` traps.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    private final weak var collectionView: UICollectionView?
    private final let cellProvider: CellProvider
    private final var current = Snapshot()
    private final var items: [[ItemIdentifierType]] = []
    /// The paths of the items, when somebody asked.
    private final var paths: [ItemIdentifierType: IndexPath]?

    /// Makes a data source without items and gives it to a collection view, which does not keep it alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Makes supplementary views; needed where the layout has some.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: Snapshots

    /// What is shown now, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. Cells of items that stay are kept. Nothing is animated: `completion` is called at once. Takes
    /// time in proportion to the number of items.
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
            // Kept by the view until then: a change asked for in the last moment is not lost.
            collectionView.postponed.append { self.apply(snapshot, completion: completion) }
            collectionView.setNeedsLayout()
            return
        }
        let before = items
        // Asked for before the change, as the paths that are shown refer to it.
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
        collectionView.layoutIfNeeded()
        completion?()
    }

    /// Shows a snapshot with new cells for everything.
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

    /// The item at a path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, items.indices.contains(indexPath.section),
            items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }

    /// The path of an item; `nil` if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { knownPaths[itemIdentifier] }

    /// The section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The index of a section; `nil` if it is not there.
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
}
