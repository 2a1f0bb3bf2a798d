import Foundation

extension ItemView {
    /// Whether items can be selected now.
    var canSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected now.
    var canSelectSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Selects an item and, unless multiple selection is allowed, deselects all others; `nil` deselects all items. Does
    /// not call the delegate. Ignores an item that does not exist.
    func select(_ path: IndexPath?, animated: Bool, scrollingTo position: UICollectionView.ScrollPosition) {
        guard let path else {
            for path in itemState.selected { setSelected(false, at: path) }
            return
        }
        guard canSelect, exists(path) else { return }
        if !canSelectSeveral {
            for other in itemState.selected where other != path { setSelected(false, at: other) }
        }
        setSelected(true, at: path)
        if !position.isEmpty { scroll(to: path, at: position, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { itemState.selected.insert(path) } else { itemState.selected.remove(path) }
        shownCell(at: path)?.showSelected(isSelected)
    }

    // MARK: Choosing

    /// Performs a tap on an item. Returns whether the selection was changed or confirmed.
    func tap(_ path: IndexPath) -> Bool {
        guard isUserInteractionEnabled, beginTouch(at: path) else { return false }
        endTouch(at: path)
        return choose(path)
    }

    /// Begins a touch on an item. Returns whether the item is highlighted and may be selected.
    func beginTouch(at path: IndexPath) -> Bool {
        guard exists(path), canSelect || outlineCell(at: path) != nil, shouldHighlight(path) else { return false }
        shownCell(at: path)?.showHighlighted(true)
        didHighlight(path)
        return true
    }

    /// Ends or cancels a touch on an item.
    func endTouch(at path: IndexPath) {
        shownCell(at: path)?.showHighlighted(false)
        didUnhighlight(path)
    }

    /// Selects or deselects an item and performs its action, like a tap. Returns whether the delegate allowed to
    /// select or deselect it.
    func choose(_ path: IndexPath) -> Bool {
        if let cell = outlineCell(at: path) {
            cell.toggleOutline()
            return true
        }
        // A tap that selects one item of several does nothing else.
        let isAction = !canSelectSeveral
        let wasAllowed = toggle(path)
        if isAction, exists(path) { performPrimaryAction(at: path) }
        return wasAllowed
    }

    /// Returns the cell of a row that a tap expands or collapses; `nil` for others.
    private func outlineCell(at path: IndexPath) -> UICollectionViewListCell? {
        guard let cell = shownCell(at: path) as? UICollectionViewListCell, cell.togglesOnTap else { return nil }
        return cell
    }

    private func toggle(_ path: IndexPath) -> Bool {
        if canSelectSeveral, itemState.selected.contains(path) {
            guard let path = willDeselect(path) else { return false }
            setSelected(false, at: path)
            didDeselect(path)
            return true
        }
        guard let path = willSelect(path), exists(path) else { return false }
        if !canSelectSeveral {
            for other in itemState.selected.sorted() where other != path {
                guard let replaced = willReplace(other) else { continue }
                setSelected(false, at: replaced)
                didDeselect(replaced)
            }
        }
        setSelected(true, at: path)
        didSelect(path)
        return true
    }

    // MARK: Several items

    /// Selects the items up to one that was clicked with the Shift key, or that one with the Command key, if the
    /// delegate lets several be selected by that. Returns whether the delegate allowed to select or deselect one; `nil`
    /// if this is a tap like others.
    func chooseSeveral(to path: IndexPath, with modifiers: UIKeyModifierFlags) -> Bool? {
        guard !modifiers.isDisjoint(with: [.shift, .command]), beginSelectingSeveral(at: path) else { return nil }
        var wasAllowed = false
        if !canSelectSeveral || !modifiers.contains(.shift) {
            if exists(path) { wasAllowed = toggle(path) }
        } else {
            for item in items(to: path) where exists(item) && !itemState.selected.contains(item) {
                if toggle(item) { wasAllowed = true }
            }
        }
        endSelectingSeveral()
        return wasAllowed
    }

    /// The items from the nearest selected one to another, in order.
    private func items(to path: IndexPath) -> [IndexPath] {
        let selected = itemState.selected
        guard let start = selected.filter({ $0 < path }).max() ?? selected.filter({ $0 > path }).min() else {
            return [path]
        }
        let (low, high) = (min(start, path), max(start, path))
        return (low.section...high.section).flatMap { section in
            let from = section == low.section ? low.item : 0
            let to = section == high.section ? high.item : itemCount(inSection: section) - 1
            return from > to ? [] : (from...to).map { IndexPath(item: $0, section: section) }
        }
    }
}
