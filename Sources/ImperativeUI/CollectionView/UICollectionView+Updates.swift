import Foundation
import BridgedEnvironment

extension UICollectionView {
    /// Reloads everything from the data source, and clears the selection.
    public final func reloadData() { reloadAll() }

    /// Performs several changes as a single update.
    ///
    /// Index paths of deleted, moved and reloaded items refer to the state before the update; index paths of inserted
    /// items refer to the state after it. The data source must return the new numbers of items as soon as `updates`
    /// returns; numbers that do not match the changes trap. Changes are not animated, and `completion` is called
    /// immediately. Changes requested while cells are being created are postponed until then.
    public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates, completion: completion)
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
    public final func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
