import Foundation

extension UICollectionViewDiffableDataSource {
    /// Closures that allow the user to reorder items, and follow it.
    public struct ReorderingHandlers {
        /// Returns whether the user can move an item; items cannot be moved without it.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved in the data source.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after an item was moved in the data source.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// Closures that allow the user to expand and collapse items, and follow it.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// Returns whether an item may be expanded; all may without it.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Returns whether an item may be collapsed; all may without it.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Returns the tree below an item that is about to be expanded, given the current one.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<
                    ItemType
                >
            )?

        /// Creates handlers without closures.
        public init() {}
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final var hasOutlines: Bool { items.hasOutlines }

    final func outlineRow(at path: IndexPath) -> OutlineRow? { items.outlineRow(at: path) }

    final func toggleRow(at path: IndexPath) {
        guard let item = items.item(at: path), let section = items.snapshot.sectionIdentifier(containingItem: item)
        else { return }
        let handlers = sectionSnapshotHandlers
        let isExpanded = items.outline(of: section).isExpanded(item)
        if isExpanded {
            if handlers.shouldCollapseItem?(item) == false { return }
            handlers.willCollapseItem?(item)
        } else {
            if handlers.shouldExpandItem?(item) == false { return }
            handlers.willExpandItem?(item)
        }
        // The closures may have applied snapshots.
        var outline = items.outline(of: section)
        guard outline.contains(item) else { return }
        if isExpanded {
            outline.collapse([item])
        } else {
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        items.apply(outline, to: section, of: self, completion: nil)
    }
}
