import Foundation

/// The items of a diffable data source, by identifiers, and the paths that they have.
@MainActor final class DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private weak var view: (any ItemView)?
    private(set) var snapshot = Snapshot()
    private(set) var items: [[Item]] = []
    /// The paths of all items, computed when first needed.
    private var pathStorage: [Item: IndexPath]?

    init(of view: any ItemView) { self.view = view }

    // MARK: Queries

    private var paths: [Item: IndexPath] {
        if let pathStorage { return pathStorage }
        var found: [Item: IndexPath] = [:]
        found.reserveCapacity(snapshot.numberOfItems)
        for section in items.indices {
            for item in items[section].indices {
                found[items[section][item]] = IndexPath(item: item, section: section)
            }
        }
        pathStorage = found
        return found
    }

    func path(of item: Item) -> IndexPath? { paths[item] }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item)
        else { return nil }
        return items[path.section][path.item]
    }

    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    func count(inSection section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

    // MARK: Changes

    /// Applies a snapshot, at once or after the layout in progress. Items that stay keep their cells.
    ///
    /// - Parameters:
    ///   - new: The snapshot.
    ///   - owner: The data source. It is retained until the snapshot is applied, so that the last change is not lost.
    ///   - completion: Called after the snapshot was applied.
    func apply(_ new: Snapshot, of owner: AnyObject, completion: (() -> Void)?) {
        guard let view else {
            adopt(new)
            completion?()
            return
        }
        if view.itemState.isShowing {
            return view.postpone { _ in self.apply(new, of: owner, completion: completion) }
        }
        let before = items
        // Read before the change, because the visible paths refer to the old data.
        _ = view.knownCounts
        adopt(new)
        let (reloadedSections, reloaded) = (Set(new.reloadedSectionIdentifiers), Set(new.reloadedItemIdentifiers))
        let after = paths
        let followed: (IndexPath) -> IndexPath? = { path in
            guard before.indices.contains(path.section), before[path.section].indices.contains(path.item) else {
                return nil
            }
            return after[before[path.section][path.item]]
        }
        let sections = snapshot.sectionIdentifiers
        view.itemState.counts = nil
        view.follow(
            { [items] path in
                guard let new = followed(path), !reloaded.contains(items[new.section][new.item]),
                    !reloadedSections.contains(sections[new.section])
                else { return nil }
                return new
            }, keeping: followed)
        view.reconfigure(new.reconfiguredItemIdentifiers.compactMap { after[$0] })
        view.layOutAfterChange()
        completion?()
    }

    /// Applies a snapshot with new cells for all items.
    func reload(_ new: Snapshot, completion: (() -> Void)?) {
        adopt(new)
        view?.reloadAll()
        completion?()
    }

    /// Moves an item in the current snapshot. The view is told by the caller.
    func moveItem(at path: IndexPath, to target: IndexPath) {
        guard let item = item(at: path), let section = section(at: target.section) else { return }
        var moved = snapshot
        moved.deleteItems([item])
        let others = moved.itemIdentifiers(inSection: section)
        if others.indices.contains(target.item) {
            moved.insertItems([item], beforeItem: others[target.item])
        } else {
            moved.appendItems([item], toSection: section)
        }
        adopt(moved)
    }

    private func adopt(_ new: Snapshot) {
        snapshot = new.applied
        items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        pathStorage = nil
    }
}
