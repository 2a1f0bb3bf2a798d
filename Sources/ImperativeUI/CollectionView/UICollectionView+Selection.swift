import Foundation

extension UICollectionView {
    /// The index paths of the selected items, in order; `nil` if none are selected.
    public final var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects an item and, unless multiple selection is allowed, deselects all others; `nil` deselects all items.
    ///
    /// Scrolls to the item if a position is given. Does not call the delegate. Ignores an item that does not exist.
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

    /// Deselects an item. Does not call the delegate.
    public final func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// Performs a tap on an item: highlights it, selects or deselects it, and calls the delegate.
    ///
    /// - Returns: Whether the selection was changed or confirmed; `false` if the item does not exist or may not be
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

    /// Selects or deselects an item and performs its action, like a tap. Returns whether the delegate allowed to
    /// select or deselect it.
    final func choose(_ path: IndexPath) -> Bool {
        // A tap that selects one item of several does nothing else.
        let isAction = !canSelectSeveral
        let wasAllowed = toggle(path)
        if isAction, exists(path), let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        {
            delegate.collectionView(self, performPrimaryActionForItemAt: path)
        }
        return wasAllowed
    }

    private func toggle(_ path: IndexPath) -> Bool {
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

    // MARK: Several items

    /// Selects the items up to one that was clicked with the Shift key, or that one with the Command key, if the
    /// delegate lets several be selected by that. Returns whether the delegate allowed to select or deselect one; `nil`
    /// if this is a tap like others.
    final func chooseSeveral(to path: IndexPath, with modifiers: UIKeyModifierFlags) -> Bool? {
        guard !modifiers.isDisjoint(with: [.shift, .command]), let delegate,
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
        else { return nil }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
        var wasAllowed = false
        if !canSelectSeveral || !modifiers.contains(.shift) {
            if exists(path) { wasAllowed = toggle(path) }
        } else {
            for item in items(to: path) where exists(item) && !selected.contains(item) {
                if toggle(item) { wasAllowed = true }
            }
        }
        delegate.collectionViewDidEndMultipleSelectionInteraction(self)
        return wasAllowed
    }

    /// The items from the nearest selected one to another, in order.
    private func items(to path: IndexPath) -> [IndexPath] {
        let before = selected.filter { $0 < path }.max()
        guard let start = before ?? selected.filter({ $0 > path }).min() else { return [path] }
        let (low, high) = (min(start, path), max(start, path))
        return (low.section...high.section).flatMap { section in
            let from = section == low.section ? low.item : 0
            let to = section == high.section ? high.item : numberOfItems(inSection: section) - 1
            return from > to ? [] : (from...to).map { IndexPath(item: $0, section: section) }
        }
    }

    final func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    private func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { selected.insert(path) } else { selected.remove(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }
}
