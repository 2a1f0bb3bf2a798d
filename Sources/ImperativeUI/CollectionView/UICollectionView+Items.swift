import Foundation
import BridgedEnvironment

extension UICollectionView {
    // MARK: Counts

    /// The number of sections, as last reported by the data source.
    public final var numberOfSections: Int { knownCounts.count }

    /// Returns the number of items in a section, as last reported by the data source; 0 for a section that does not
    /// exist.
    public final func numberOfItems(inSection section: Int) -> Int {
        let counts = knownCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The number of items by section.
    final var knownCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = checked(dataSource.numberOfSections(in: self), atMost: Self.mostSections)
        let fresh = (0..<sections).map { checked(dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        counts = fresh
        return fresh
    }

    /// Bounds the memory that a data source may take: each section is asked for its items.
    private static let mostSections = 1_000_000

    private func checked(_ count: Int, atMost most: Int = .max) -> Int {
        if (0...most).contains(count) { return count }
        let used = count < 0 ? 0 : most
        RuntimeIssue.report(
            "collection-view", "A data source cannot have \(count) items or sections; \(used) are used.")
        return used
    }

    // MARK: Visible items

    /// The cells of the visible items, in the order of the items. Reading it performs pending layout first.
    public final var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { shown[ElementKey(path: $0)]?.view as? UICollectionViewCell }
    }

    /// The index paths of the visible items, in order.
    public final var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }

    /// Returns the cell of an item; `nil` if the item is not visible.
    public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(path: indexPath)]?.view as? UICollectionViewCell
    }

    /// Returns the index path of a cell; `nil` if the cell does not show an item of this view.
    public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value.view === cell && $0.key.kind == nil }?.key.path
    }

    /// Returns the supplementary view of a kind; `nil` if it is not visible.
    public final func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shown[ElementKey(kind: elementKind, path: indexPath)]?.view }

    /// Returns the visible supplementary views of a kind.
    public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value.view)
    }

    /// Returns the index path of the visible item at a point of the content; `nil` if there is none.
    public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.filter { $0.key.kind == nil && $0.value.attributes.frame.covers(point) }
            .max { $0.value.attributes.zIndex < $1.value.attributes.zIndex }?.key.path
    }

    /// Returns the layout attributes of an item; `nil` if the layout has none.
    public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: ElementKey(path: indexPath))
    }

    // MARK: Coming and going

    /// Makes or reuses the view for an element, and has the data source configure it.
    final func makeView(_ key: ElementKey) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        pool.beginTaking()
        let outer = making
        making = key
        defer { making = outer }
        let view: UICollectionReusableView =
            if let kind = key.kind {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
            } else {
                dataSource.collectionView(self, cellForItemAt: key.path)
            }
        for unused in pool.endTaking(using: view) { arranging { unused.removeFromSuperview() } }
        require(
            !shown.contains { $0.value.view === view },
            "Every item has a cell of its own: the data source gave the one of another item for \(key.path). "
                + "Take a cell from dequeueConfiguredReusableCell or dequeueReusableCell.")
        return view
    }

    /// Removes a view and keeps it for reuse.
    final func endShowing(_ element: ShownElement, _ key: ElementKey) {
        shown[key] = nil
        (element.view as? UICollectionViewListCell)?.closeSwipe()
        arranging { element.view.removeFromSuperview() }
        pool.put(element.view)
        if let kind = key.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: key.path)
        } else if let cell = element.view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        }
    }

    // MARK: Scrolling

    /// Scrolls to an item; without a position, just far enough to make the item visible. Ignores an item that does
    /// not exist.
    public final func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        layoutIfNeeded()
        // More sizes become known while scrolling.
        for _ in 0..<SettlingLimit.measuredScrolling.rounds {
            guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
            let before = contentOffset
            let target = offset(showing: frame, at: scrollPosition)
            if target == before { break }
            contentOffset = target
            layoutIfNeeded()
        }
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        func place(
            _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, low: Bool, middle: Bool, high: Bool
        ) -> CGFloat {
            if low { return start }
            if middle { return start - (room - length) / 2 }
            if high { return start + length - room }
            if start < from || length > room { return start }
            return max(from, start + length - room)
        }
        let x = place(
            frame.minX, frame.width, room.minX, room.width, low: position.contains(.left),
            middle: position.contains(.centeredHorizontally), high: position.contains(.right))
        let y = place(
            frame.minY, frame.height, room.minY, room.height, low: position.contains(.top),
            middle: position.contains(.centeredVertically), high: position.contains(.bottom))
        return inContent(CGPoint(x: x - inset.left, y: y - inset.top))
    }
}
