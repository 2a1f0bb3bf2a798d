import Foundation
import BridgedEnvironment

extension UICollectionView {
    // MARK: Counts

    /// The number of sections, as last reported by the data source.
    public final var numberOfSections: Int { knownCounts.count }

    /// Returns the number of items in a section, as last reported by the data source; 0 for a section that does not
    /// exist.
    public final func numberOfItems(inSection section: Int) -> Int {
        itemCount(inSection: section)
    }

    // MARK: Visible items

    /// The cells of the visible items, in the order of the items. Reading it performs pending layout first.
    public final var visibleCells: [UICollectionViewCell] {
        shownPaths.compactMap { cellForItem(at: $0) }
    }

    /// The index paths of the visible items, in order.
    public final var indexPathsForVisibleItems: [IndexPath] { shownPaths }

    /// Returns the cell of an item; `nil` if the item is not visible.
    public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) as? UICollectionViewCell
    }

    /// Returns the index path of a cell; `nil` if the cell does not show an item of this view.
    public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

    /// Returns the supplementary view of a kind; `nil` if it is not visible.
    public final func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        itemState.shown[ElementKey(kind: elementKind, path: indexPath)]?.view as? UICollectionReusableView
    }

    /// Returns the visible supplementary views of a kind.
    public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        itemState.shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }
            .compactMap { $0.value.view as? UICollectionReusableView }
    }

    /// Returns the index path of the visible item at a point of the content; `nil` if there is none.
    public final func indexPathForItem(at point: CGPoint) -> IndexPath? { shownPath(at: point) }

    /// Returns the layout attributes of an item; `nil` if the layout has none.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: ElementKey(path: indexPath))
    }

    // MARK: Scrolling

    /// Scrolls to an item; without a position, just far enough to make the item visible. Ignores an item that does
    /// not exist.
    public final func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
}
