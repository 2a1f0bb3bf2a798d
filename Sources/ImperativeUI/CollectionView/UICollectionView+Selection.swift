import Foundation

extension UICollectionView {
    /// The selected items, in order; `nil` if there are none.
    public final var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects an item and, unless multiple selection is allowed, deselects all others; `nil` deselects all.
    ///
    /// Scrolls to the item if a position is given. The delegate is not called. Items that do not exist are ignored.
    public final func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard canSelect else { return }
        guard let indexPath else {
            for path in selected { setSelected(false, at: path) }
            return
        }
        guard exists(indexPath) else { return }
        if !canSelectSeveral {
            for path in selected where path != indexPath { setSelected(false, at: path) }
        }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. The delegate is not called.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// Performs a tap on an item: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` for items that do not exist or may not be
    ///   selected.
    @discardableResult
    public final func tapItem(at indexPath: IndexPath) -> Bool {
        guard isUserInteractionEnabled, beginTouch(at: indexPath) else { return false }
        endTouch(at: indexPath)
        return choose(indexPath)
    }

    /// Begins a touch on an item. Returns whether the item is highlighted and may be selected.
    final func beginTouch(at path: IndexPath) -> Bool {
        guard canSelect, exists(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return false }
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    /// Ends or cancels a touch on an item.
    final func endTouch(at path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects or deselects an item like a tap. Returns whether the delegate allowed it.
    final func choose(_ path: IndexPath) -> Bool {
        if canSelectSeveral, selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            setSelected(false, at: path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
        if !canSelectSeveral {
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
