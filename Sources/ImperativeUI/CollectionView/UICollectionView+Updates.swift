import Foundation
import UnifiedStorage

extension UICollectionView {
    /// Asks the data source for everything again. Nothing stays chosen.
    public final func reloadData() {
        counts = nil
        selected = []
        needsReload = true
        layoutStorage.itemsDidReload()
        setNeedsLayout()
    }

    /// Puts the views that showed the data before aside.
    final func beginReload() {
        needsReload = false
        for (key, element) in shown.sorted(by: { $0.key.path < $1.key.path }) { endShowing(element, key) }
    }

    /// Makes several changes at once, and shows them.
    ///
    /// Paths of what is deleted, moved or reloaded refer to the state before the changes, paths of what is inserted to
    /// the state after them. The data source must return the new numbers as soon as `updates` returns; numbers that do
    /// not fit trap. Nothing is animated: `completion` is called at once. Changes asked for while cells are being made
    /// wait until they are there.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if isShowing {
            postponed.append { [weak self] in self?.performBatchUpdates(updates, completion: completion) }
            setNeedsLayout()
            return
        }
        let isOutermost = changes == nil
        // What the data source says now is what the paths refer to.
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
        layoutIfNeeded()
        completion?(true)
    }

    private func apply(_ all: ItemChanges, to old: [Int]) {
        counts = nil
        // Everything is asked for again in any case.
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

    /// Brings what is shown and chosen to the new paths of items.
    /// - Parameters:
    ///   - newPath: the new path of an item that keeps its cell.
    ///   - followed: the new path of an item, also of one that gets another cell.
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
        layoutStorage.itemsDidMove(newPath, sectionCount: knownCounts.count)
        setNeedsLayout()
    }

    private func change(_ edit: (inout ItemChanges) -> Void) {
        if var all = changes {
            edit(&all)
            changes = all
            return
        }
        // Nobody has seen the data yet: there is nothing to change.
        if counts == nil { return setNeedsLayout() }
        var single = ItemChanges()
        edit(&single)
        performBatchUpdates { [single] in self.changes = single }
    }

    /// Shows items that are new.
    public final func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
    /// Shows items no more.
    public final func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
    /// Gives items new cells.
    public final func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
    /// Shows an item in another place.
    public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    /// Shows sections that are new.
    public final func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Shows sections no more.
    public final func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Gives the items of sections new cells; their number may be another one.
    public final func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Has the data source configure the cells of visible items again. It gets the same cells, without
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
                // A data source may make another cell of another kind for the item.
                arranging { answer.removeFromSuperview() }
                pool.put(answer)
                reloadItems(at: [path])
            }
        }
        setNeedsLayout()
    }
}
