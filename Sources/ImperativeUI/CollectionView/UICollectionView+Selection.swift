import Foundation

extension UICollectionView {
    /// The items that are chosen, in order; `nil` if none is.
    public final var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Chooses an item, and where only one can be chosen no other; `nil` chooses none. Scrolls to it if a position is
    /// given. The delegate is not told. Items that do not exist are ignored.
    public final func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard allowsSelection else { return }
        guard let indexPath else {
            for path in selected { setSelected(false, at: path) }
            return
        }
        guard exists(indexPath) else { return }
        if !allowsMultipleSelection {
            for path in selected where path != indexPath { setSelected(false, at: path) }
        }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Gives up an item that was chosen. The delegate is not told.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// Does what a tap on an item does: highlights it, chooses it or gives it up, and tells the delegate. Returns
    /// whether the choice changed or was confirmed; `false` for items that do not exist or may not be chosen.
    @discardableResult
    public final func tapItem(at indexPath: IndexPath) -> Bool {
        guard isUserInteractionEnabled, beginTouch(at: indexPath) else { return false }
        endTouch(at: indexPath)
        return choose(indexPath)
    }

    /// Begins a touch on an item. Returns whether the item is highlighted and may be chosen.
    final func beginTouch(at path: IndexPath) -> Bool {
        guard allowsSelection, exists(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return false }
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// A touch on an item went up, or counts no more.
    final func endTouch(at path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Chooses an item or gives it up, as a tap on it does. Returns whether the delegate let it happen.
    final func choose(_ path: IndexPath) -> Bool {
        if allowsMultipleSelection, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            setSelected(false, at: path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
        if !allowsMultipleSelection {
            for other in selected.sorted() where other != path {
                setSelected(false, at: other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        setSelected(true, at: path)
        delegate?.collectionView(self, didSelectItemAt: path)
        return true
    }

    private func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    private func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { selected.insert(path) } else { selected.remove(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }
}
