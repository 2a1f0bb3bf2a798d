import Foundation
import BridgedEnvironment

extension UICollectionView {
    /// Reloads everything from the data source, and clears the selection.
    public final func reloadData() {
        counts = nil
        selected = []
        needsReload = true
        layoutStorage.itemsDidReload()
        setNeedsLayout()
    }

    /// Puts aside the views that show the old data.
    final func beginReload() {
        needsReload = false
        movement = nil
        for (key, element) in shown.sorted(by: { $0.key.path < $1.key.path }) { endShowing(element, key) }
    }

    /// Performs several changes as a single update.
    ///
    /// Index paths of deleted, moved and reloaded items refer to the state before the update; index paths of inserted
    /// items refer to the state after it. The data source must return the new numbers of items as soon as `updates`
    /// returns; numbers that do not match the changes trap. Changes are not animated, and `completion` is called
    /// immediately. Changes requested while cells are being created are postponed until then.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if isShowing {
            postponed.append { [weak self] in self?.performBatchUpdates(updates, completion: completion) }
            setNeedsLayout()
            return
        }
        let isOutermost = changes == nil
        // The paths refer to the data as the data source describes it now.
        let old = knownCounts
        if isOutermost { changes = ItemChanges() }
        updates?()
        guard isOutermost else {
            completion?(true)
            return
        }
        let all = changes ?? ItemChanges()
        changes = nil
        apply(all, to: old)
        layOutAfterChange()
        completion?(true)
    }

    /// Places the items after they, or the layout, have changed, and scrolls to where the delegate wants it then.
    final func layOutAfterChange() {
        layoutIfNeeded()
        guard let delegate else { return }
        let target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
        if target == contentOffset || !target.x.isFinite || !target.y.isFinite { return }
        contentOffset = target
        layoutIfNeeded()
    }

    private func apply(_ all: ItemChanges, to old: [Int]) {
        counts = nil
        // Everything is read again in any case.
        if needsReload { return }
        switch all.mapping(from: old, to: knownCounts) {
        case .failure(let mismatch):
            fatalError(
                "A data source and the changes it is said to have had agree: \(mismatch.message). Change the data "
                    + "inside of performBatchUpdates, and say every change of it.")
        case .success(let mapping):
            follow({ mapping.newPath($0) }, keeping: { mapping.followed($0) })
        }
    }

    /// Moves visible views and the selection to the items' new paths.
    ///
    /// - Parameters:
    ///   - newPath: Returns the new path of an item that keeps its cell.
    ///   - followed: Returns the new path of an item, including one that gets another cell.
    final func follow(
        _ newPath: (IndexPath) -> IndexPath?, keeping followed: (IndexPath) -> IndexPath?
    ) {
        let before = shown
        shown = [:]
        for (key, element) in before.sorted(by: { $0.key.path < $1.key.path }) {
            if key.kind == nil, let path = newPath(key.path) {
                shown[ElementKey(path: path)] = element
            } else {
                endShowing(element, key)
            }
        }
        selected = Set(selected.compactMap(followed))
        movement = movement.flatMap { moved in newPath(moved.path).map { ItemMovement(path: $0, target: moved.target) }
        }
        layoutStorage.itemsDidMove(newPath, sectionCount: knownCounts.count)
        setNeedsLayout()
    }

    private func change(_ edit: (inout ItemChanges) -> Void) {
        if var all = changes {
            // Held once, so that it is changed in place.
            changes = nil
            edit(&all)
            changes = all
            return
        }
        // The data has not been read yet: there is nothing to change.
        if counts == nil { return setNeedsLayout() }
        var single = ItemChanges()
        edit(&single)
        performBatchUpdates { [single] in self.changes = single }
    }

    /// Inserts items at the given index paths.
    public final func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    /// Deletes items at the given index paths.
    public final func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    /// Reloads items, which gives them new cells.
    public final func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    /// Moves an item to another index path.
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections at the given indices.
    public final func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections at the given indices.
    public final func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Reloads sections, which gives their items new cells. The number of items may change.
    public final func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Reconfigures visible items: the data source configures their existing cells again, without
    /// `prepareForReuse()`.
    public final func reconfigureItems(at indexPaths: [IndexPath]) {
        if isShowing {
            postponed.append { [weak self] in self?.reconfigureItems(at: indexPaths) }
            setNeedsLayout()
            return
        }
        for path in indexPaths {
            guard let element = shown[ElementKey(path: path)], let cell = element.view as? UICollectionViewCell,
                let dataSource
            else { continue }
            reconfigured[path] = cell
            let answer = dataSource.collectionView(self, cellForItemAt: path)
            reconfigured[path] = nil
            element.isMeasured = false
            if answer !== cell {
                // A data source may return a cell of another kind for the item.
                arranging { answer.removeFromSuperview() }
                pool.put(answer)
                reloadItems(at: [path])
            }
        }
        setNeedsLayout()
    }
}
