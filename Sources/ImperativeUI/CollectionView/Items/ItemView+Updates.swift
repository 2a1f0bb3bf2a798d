import Foundation
import BridgedEnvironment

extension ItemView {
    /// Reloads everything from the data source, and clears the selection.
    func reloadAll() {
        itemState.counts = nil
        itemState.selected = []
        itemState.prefetching.forgetAll()
        itemState.needsReload = true
        itemLayout.itemsDidReload()
        setNeedsLayout()
    }

    /// Puts aside the views that show the old data.
    func beginReload() {
        itemState.needsReload = false
        itemState.movement = nil
        for (key, element) in itemState.shown.sorted(by: { $0.key.path < $1.key.path }) { endShowing(element, key) }
    }

    // MARK: Updates

    /// Performs several changes as a single update, or after the layout in progress.
    func update(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        if itemState.isShowing {
            return postpone { $0.update(updates, completion: completion) }
        }
        let isOutermost = itemState.changes == nil
        // The paths refer to the data as the data source describes it now.
        let old = knownCounts
        if isOutermost { itemState.changes = ItemChanges() }
        updates?()
        if isOutermost {
            let all = itemState.changes ?? ItemChanges()
            itemState.changes = nil
            perform(all, from: old)
        }
        completion?(true)
    }

    /// Performs the changes of an update from the numbers of items before it, or after the layout in progress.
    func perform(_ all: ItemChanges, from old: [Int]) {
        if itemState.isShowing { return postpone { $0.perform(all, from: old) } }
        apply(all, to: old)
        layOutAfterChange()
    }

    /// Runs a change after the layout in progress.
    func postpone(_ change: @escaping @MainActor (Self) -> Void) {
        itemState.postponed.append { [weak self] in if let self { change(self) } }
        setNeedsLayout()
    }

    /// Places the items after they, or the layout, have changed, and scrolls to where the delegate wants it then.
    func layOutAfterChange() {
        layoutIfNeeded()
        let target = askForOffset(proposed: contentOffset)
        if target == contentOffset || !target.x.isFinite || !target.y.isFinite { return }
        contentOffset = target
        layoutIfNeeded()
    }

    private func apply(_ all: ItemChanges, to old: [Int]) {
        itemState.counts = nil
        // Everything is read again in any case.
        if itemState.needsReload { return }
        switch all.mapping(from: old, to: knownCounts) {
        case .failure(let mismatch):
            fatalError(
                "A data source and the changes it is said to have had agree: \(mismatch.message). Change the data "
                    + "inside of performBatchUpdates, and say every change of it.")
        case .success(let mapping):
            follow(
                { mapping.newPath($0) },
                keeping: { keepsReloadedSelected ? mapping.followed($0) : mapping.newPath($0) })
        }
    }

    /// Moves visible views and the selection to the items' new paths.
    ///
    /// - Parameters:
    ///   - newPath: Returns the new path of an item that keeps its cell.
    ///   - followed: Returns the new path of an item, including one that gets another cell.
    func follow(
        _ newPath: (IndexPath) -> IndexPath?, keeping followed: (IndexPath) -> IndexPath?
    ) {
        let before = itemState.shown.sorted { $0.key.path < $1.key.path }
        let paths = before.map { $0.key.kind == nil ? newPath($0.key.path) : nil }
        itemState.shown = [:]
        // Those that go leave first: others may come to where they were.
        for (old, path) in zip(before, paths) where path == nil { endShowing(old.value, old.key) }
        for (old, path) in zip(before, paths) {
            if let path { itemState.shown[ElementKey(path: path)] = old.value }
        }
        itemState.selected = Set(itemState.selected.compactMap(followed))
        itemState.prefetching.follow(newPath)
        itemState.movement = itemState.movement.flatMap { moved in
            newPath(moved.path).map { ItemMovement(path: $0, target: moved.target) }
        }
        itemLayout.itemsDidMove(newPath, sectionCount: knownCounts.count)
        setNeedsLayout()
    }

    /// Makes a change: as part of the update in progress, or as an update of its own.
    func change(_ edit: (inout ItemChanges) -> Void) {
        if var all = itemState.changes {
            // Held once, so that it is changed in place.
            itemState.changes = nil
            edit(&all)
            itemState.changes = all
            return
        }
        // The data has not been read yet: there is nothing to change.
        if itemState.counts == nil { return setNeedsLayout() }
        var single = ItemChanges()
        edit(&single)
        update { [single] in self.itemState.changes = single }
    }

    /// Has the data source configure the cells of visible items again, without `prepareForReuse()`.
    func reconfigure(_ paths: [IndexPath]) {
        if itemState.isShowing { return postpone { $0.reconfigure(paths) } }
        for path in paths {
            let key = ElementKey(path: path)
            guard let element = itemState.shown[key], hasDataSource else { continue }
            itemState.reconfigured[path] = element.view
            let answer = askForView(of: key)
            itemState.reconfigured[path] = nil
            element.isMeasured = false
            if let answer, answer !== element.view {
                // A data source may return a cell of another kind for the item.
                arranging { answer.removeFromSuperview() }
                itemState.pool.put(answer)
                change { $0.reloaded.insert(path) }
            }
        }
        setNeedsLayout()
    }
}
