import Foundation
import BridgedEnvironment

extension ItemView {
    /// Makes or reuses the view for an element, and has the data source configure it.
    func makeView(_ key: ElementKey) -> (any ReusableView)? {
        guard hasDataSource else { return nil }
        itemState.pool.beginTaking()
        let outer = itemState.making
        itemState.making = key
        defer { itemState.making = outer }
        let view = askForView(of: key)
        for unused in itemState.pool.endTaking(using: view?.heldView) { arranging { unused.removeFromSuperview() } }
        guard let view else { return nil }
        require(
            !itemState.shown.contains { $0.value.view === view },
            "Every item has a cell of its own: the data source gave the one of another item for \(key.path). "
                + "Take a cell from dequeueConfiguredReusableCell or dequeueReusableCell.")
        return view
    }

    /// Returns a view for a key, added to this view already, so that it has the traits in force here; `nil` if there is
    /// none to reuse, and none is made.
    ///
    /// - Parameters:
    ///   - key: The key under which views are reused.
    ///   - path: The item that the view is for; `nil` if it is not a cell.
    ///   - make: Makes a new view, if it can.
    func dequeue(
        _ key: ReuseKey, at path: IndexPath?, orMake make: () -> (any ReusableView)?
    ) -> (any ReusableView)? {
        if let path, let same = itemState.reconfigured[path], same.reuseKey == key { return same }
        if let known = itemState.pool.take(key) {
            adopt(known, at: path)
            known.showSelected(false)
            known.showHighlighted(false)
            known.prepareForReuse()
            return known
        }
        guard let made = make() else { return nil }
        made.reuseKey = key
        itemState.pool.note(made)
        adopt(made, at: path)
        return made
    }

    /// Adds the view that is being made, and tells it what its content depends on: whether it is edited, and its position
    /// in a list.
    func adopt(_ view: any ReusableView, at path: IndexPath?) {
        arranging { insertSubview(view, at: lowestIndex) }
        view.showEditing(showsEditing(at: path))
        if let making = itemState.making { tellPosition(of: making, to: view) }
    }

    /// Tells a view where it is in a list, and in the tree of a section.
    func tellPosition(of key: ElementKey, to view: any ReusableView) {
        view.setListPosition(itemLayout.listPosition(of: key))
        if key.kind == nil, let outlineSource, outlineSource.hasOutlines, let cell = view as? UICollectionViewListCell {
            cell.outlineRow = outlineSource.outlineRow(at: key.path)
        }
    }

    /// Whether the cell of an item, or a supplementary view for `nil`, shows that the view is edited.
    func showsEditing(at path: IndexPath?) -> Bool {
        guard isEditing else { return false }
        return path.map { canEdit($0) } ?? true
    }

    /// Has the shown cells show whether the view is edited.
    func editingDidChange() {
        for (key, element) in itemState.shown {
            element.view.showEditing(showsEditing(at: key.kind == nil ? key.path : nil))
        }
    }

    /// Removes a view and keeps it for reuse.
    func endShowing(_ element: ShownElement, _ key: ElementKey) {
        itemState.shown[key] = nil
        itemState.swiping?.close(element.view)
        arranging { element.view.removeFromSuperview() }
        itemState.pool.put(element.view)
        didEndShowing(element.view, key)
    }
}
