import Foundation

extension UICollectionView: ItemView {
    nonisolated static var reportName: String { "collection-view" }

    // MARK: Data

    final var hasDataSource: Bool { dataSource != nil }

    final func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    final func askForItemCount(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    final func askForView(of key: ElementKey) -> (any ReusableView)? {
        if let kind = key.kind {
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
        } else {
            dataSource?.collectionView(self, cellForItemAt: key.path)
        }
    }

    final func canMove(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: path) == true }

    final func moveInData(_ path: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: path, to: target)
    }

    final func askForMoveTarget(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
            toProposedIndexPath: proposed) ?? proposed
    }

    final var prefetchesItems: Bool { prefetchDataSource != nil && isPrefetchingEnabled }

    final func prefetch(_ paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }

    final func cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }

    // MARK: Display

    final func willShow(_ view: any ReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        if let kind = key.kind, let view = view as? UICollectionReusableView {
            delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
        } else if let cell = view as? UICollectionViewCell {
            delegate.collectionView(self, willDisplay: cell, forItemAt: key.path)
        }
    }

    final func didEndShowing(_ view: any ReusableView, _ key: ElementKey) {
        guard let delegate else { return }
        if let kind = key.kind, let view = view as? UICollectionReusableView {
            delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
        } else if let cell = view as? UICollectionViewCell {
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        }
    }

    final func askForOffset(proposed: CGPoint) -> CGPoint {
        delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    }

    final func pinnedInsets(at path: IndexPath) -> UIEdgeInsets { .zero }

    final func layoutWasPrepared() { listBackground = itemLayout.listBackground }

    // MARK: Swiping

    final var offersSwipeActions: Bool { itemLayout.offersSwipeActions }

    final func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration? {
        itemLayout.swipeActions(at: path, atLeading: isLeading)
    }

    final func willBeginSwiping(_ path: IndexPath) {}
    final func didEndSwiping(_ path: IndexPath?) {}

    // MARK: Selection and editing

    final func canEdit(_ path: IndexPath) -> Bool { delegate?.collectionView(self, canEditItemAt: path) ?? true }

    final func shouldHighlight(_ path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    final func didHighlight(_ path: IndexPath) { delegate?.collectionView(self, didHighlightItemAt: path) }
    final func didUnhighlight(_ path: IndexPath) { delegate?.collectionView(self, didUnhighlightItemAt: path) }

    final func willSelect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    final func willDeselect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
    }

    final func willReplace(_ path: IndexPath) -> IndexPath? { path }

    final var keepsReloadedSelected: Bool { true }

    final func didSelect(_ path: IndexPath) {
        delegate?.collectionView(self, didSelectItemAt: path)
        cellForItem(at: path)?.cellContent.selectionSegue?()
    }

    final func didDeselect(_ path: IndexPath) { delegate?.collectionView(self, didDeselectItemAt: path) }

    final func performPrimaryAction(at path: IndexPath) {
        guard let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    final func beginSelectingSeveral(at path: IndexPath) -> Bool {
        guard let delegate, delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) else {
            return false
        }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        return true
    }

    final func endSelectingSeveral() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
