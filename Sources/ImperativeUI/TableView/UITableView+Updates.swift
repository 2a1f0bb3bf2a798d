import Foundation
import BridgedEnvironment

extension UITableView {
    /// Performs several changes as a single update.
    ///
    /// Index paths of deleted, moved and reloaded rows refer to the state before the update; index paths of inserted
    /// rows refer to the state after it. The data source must return the new numbers of rows as soon as `updates`
    /// returns; numbers that do not match the changes trap. Changes are not animated, and `completion` is called
    /// immediately. Changes requested while cells are being created are postponed until then. Heights of visible rows
    /// are asked for again.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        askForHeightsAgain()
        update(updates, completion: completion)
    }

    /// Begins an update with several changes, which ``endUpdates()`` performs. Updates can be nested.
    public final func beginUpdates() {
        if let open = openUpdates {
            openUpdates = (open.depth + 1, open.counts)
        } else if itemState.changes == nil {
            openUpdates = (1, knownCounts)
            itemState.changes = ItemChanges()
        } else {
            openUpdates = (1, nil)
        }
    }

    /// Ends an update, and performs its changes with the outermost one, by the rules of
    /// ``performBatchUpdates(_:completion:)``. Traps without a ``beginUpdates()``.
    public final func endUpdates() {
        guard let open = openUpdates else {
            fatalError(
                "An update ends once for each time that it begins: endUpdates() has no beginUpdates(). Call it first.")
        }
        openUpdates = open.depth > 1 ? (open.depth - 1, open.counts) : nil
        guard openUpdates == nil, let counts = open.counts else { return }
        let all = itemState.changes ?? ItemChanges()
        itemState.changes = nil
        askForHeightsAgain()
        perform(all, from: counts)
    }

    /// Reconfigures visible rows: the data source configures their existing cells again, without `prepareForReuse()`.
    public final func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Moves a section to another index. Its rows get new cells.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }

    /// Updates the titles of the index from the data source.
    public final func reloadSectionIndexTitles() { indexTitlesDidChange() }

    final func askForHeightsAgain() {
        for element in itemState.shown.values { element.isMeasured = false }
        rowLayout.invalidateLayout()
    }
}
