import Foundation

/// The items of a diffable data source, by identifiers, and the paths that they have.
@MainActor final class DiffableItems<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private weak var view: (any ItemView)?
    private(set) var snapshot = Snapshot()
    private(set) var items: [[Item]] = []
    /// The trees of the sections to which a section snapshot was applied.
    private(set) var outlines: [Section: Outline] = [:]
    /// Whether there was a tree; rows that were in one may still show it.
    private(set) var hasOutlines = false
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

    /// Shows the visible items of a tree in a section, which is appended if there is no such section.
    func apply(_ outline: Outline, to section: Section, of owner: AnyObject, completion: (() -> Void)?) {
        if let view, view.itemState.isShowing {
            return view.postpone { _ in self.apply(outline, to: section, of: owner, completion: completion) }
        }
        var new = snapshot
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        new.setItems(outline.visibleItems, inSection: section)
        outlines[section] = outline
        hasOutlines = true
        apply(new, of: owner, completion: completion)
    }

    /// Applies a snapshot with new cells for all items.
    func reload(_ new: Snapshot, completion: (() -> Void)?) {
        adopt(new)
        view?.reloadAll()
        completion?()
    }

    /// Returns the current snapshot, and the trees of its sections, with an item at another path.
    func moving(_ path: IndexPath, to target: IndexPath) -> (snapshot: Snapshot, outlines: [Section: Outline])? {
        guard let item = item(at: path), let section = section(at: target.section) else { return nil }
        var (moved, trees) = (snapshot, outlines)
        moved.deleteItems([item])
        var below = Outline()
        if let former = self.section(at: path.section), let tree = trees[former] {
            below = tree.snapshot(of: item)
            trees[former]?.delete([item])
            if trees[section] == nil { trees[section] = outline(of: section) }
        }
        let others = moved.itemIdentifiers(inSection: section)
        if others.indices.contains(target.item) {
            moved.insertItems([item], beforeItem: others[target.item])
            trees[section]?.insert([item], before: others[target.item])
        } else {
            moved.appendItems([item], toSection: section)
            trees[section]?.append([item])
        }
        if !below.rootItems.isEmpty { trees[section]?.replace(childrenOf: item, using: below) }
        return (moved, trees)
    }

    /// Takes over a snapshot with a moved item. The view is told by the caller.
    func adopt(_ moved: (snapshot: Snapshot, outlines: [Section: Outline])) {
        outlines = moved.outlines
        adopt(moved.snapshot)
    }

    private func adopt(_ new: Snapshot) {
        snapshot = new.applied
        items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
        pathStorage = nil
        if !outlines.isEmpty { pruneOutlines() }
    }

    /// Deletes items from the trees that are no longer in their sections. A section in which other things have changed
    /// has no tree any more.
    private func pruneOutlines() {
        for (section, outline) in outlines {
            let shown = snapshot.itemIdentifiers(inSection: section)
            var visible = outline.visibleItems
            if visible == shown { continue }
            var left = outline
            let kept = Set(shown)
            left.delete(visible.filter { !kept.contains($0) })
            visible = left.visibleItems
            outlines[section] = snapshot.indexOfSection(section) != nil && visible == shown ? left : nil
        }
    }

    // MARK: Trees

    /// Returns the tree of a section.
    func outline(of section: Section) -> Outline {
        if let known = outlines[section] { return known }
        var flat = Outline()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }

    /// Whether an item is followed by visible children.
    func isOpenParent(at path: IndexPath) -> Bool {
        guard let section = section(at: path.section), let outline = outlines[section], let item = item(at: path)
        else { return false }
        return outline.isExpanded(item) && !outline.children(of: item).isEmpty
    }

    /// Returns the description of a reordering that leads to a snapshot.
    func transaction(
        to moved: (snapshot: Snapshot, outlines: [Section: Outline])
    ) -> NSDiffableDataSourceTransaction<Section, Item> {
        let sections = snapshot.sectionIdentifiers.filter {
            snapshot.itemIdentifiers(inSection: $0) != moved.snapshot.itemIdentifiers(inSection: $0)
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: snapshot, finalSnapshot: moved.snapshot,
            difference: moved.snapshot.itemIdentifiers.difference(from: snapshot.itemIdentifiers),
            sectionTransactions: sections.map { section in
                let new = moved.snapshot.itemIdentifiers(inSection: section)
                var flat = Outline()
                flat.append(new)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: outline(of: section),
                    finalSnapshot: moved.outlines[section] ?? flat,
                    difference: new.difference(from: snapshot.itemIdentifiers(inSection: section)))
            })
    }

    /// Returns the place of an item in the tree of its section; `nil` if the section has none.
    func outlineRow(at path: IndexPath) -> OutlineRow? {
        guard !outlines.isEmpty, let section = section(at: path.section), let outline = outlines[section],
            let item = item(at: path)
        else { return nil }
        return OutlineRow(level: outline.nodes[item]?.level ?? 0, isExpanded: outline.isExpanded(item))
    }
}
