import Drawing
import Foundation
import BridgedEnvironment

/// Insertions, deletions, reloads and moves of items and sections in one update.
///
/// Paths of deleted and moved items are those before the update; paths of inserted ones are those after it.
struct ItemChanges {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    /// Returns the mapping from old to new paths, or why the changes do not match the numbers of items.
    func mapping(from old: [Int], to new: [Int]) -> Result<ItemMapping, Mismatch> {
        guard old.count - deletedSections.count + insertedSections.count == new.count else {
            return .failure(
                Mismatch(
                    message: "after an update there are as many sections as before, without those deleted "
                        + "(\(deletedSections.count)) and with those inserted (\(insertedSections.count)): there were "
                        + "\(old.count) and are \(new.count)"))
        }
        if let (from, to) = movedSections.first(where: { !old.indices.contains($0) || !new.indices.contains($1) }) {
            return .failure(
                Mismatch(
                    message: "a section that moves is there before and after the update: section \(from) of "
                        + "\(old.count) was to become section \(to) of \(new.count)"))
        }
        let sections = IndexMap(
            count: old.count, leaving: deletedSections.union(movedSections.keys).sorted(),
            arriving: insertedSections.union(movedSections.values).sorted())
        let (leaving, arriving) = (itemsBySection(deleted, moved.keys), itemsBySection(inserted, moved.values))
        var items: [Int: IndexMap] = [:]
        for section in old.indices {
            guard let target = movedSections[section] ?? sections.new(section) else { continue }
            let (gone, come) = (leaving[section] ?? [], arriving[target] ?? [])
            let rest = old[section].subtractingSaturated(gone.count).addingSaturated(come.count)
            guard rest == new[target] || reloadedSections.contains(section) else {
                return .failure(
                    Mismatch(
                        message: "after an update a section has as many items as before, without those deleted or "
                            + "moved out (\(gone.count)) and with those inserted or moved in (\(come.count)): "
                            + "section \(section) had \(old[section]) and has \(new[target])"))
            }
            if gone.isEmpty, come.isEmpty { continue }
            items[section] = IndexMap(count: old[section], leaving: gone, arriving: come)
        }
        return .success(ItemMapping(changes: self, sections: sections, items: items))
    }

    /// Returns the items of paths, ascending, by their sections.
    private func itemsBySection(
        _ some: Set<IndexPath>, _ others: some Sequence<IndexPath>
    ) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        for path in some { result[path.section, default: []].append(path.item) }
        for path in others { result[path.section, default: []].append(path.item) }
        return result.mapValues { $0.sorted() }
    }

    /// The reason why changes do not match the data source.
    struct Mismatch: Error {
        let message: String
    }
}

/// The new indices of the elements of a list after some have been deleted and others inserted.
struct IndexMap {
    let count: Int
    /// The old indices of the deleted elements, ascending.
    let leaving: [Int]
    /// The new indices of the inserted elements, ascending.
    let arriving: [Int]

    /// Returns the new index of the element at an old one; `nil` if it was deleted.
    func new(_ old: Int) -> Int? {
        let gone = leaving.partitioningIndex { $0 >= old }
        if gone < leaving.count, leaving[gone] == old { return nil }
        let index = old.subtractingSaturated(gone)
        // Arriving items before it move it on, one index each.
        let come = arriving.indices.partitioningIndex { arriving[$0].subtractingSaturated($0) > index }
        return index.addingSaturated(come)
    }
}

/// The new paths of items after an update.
struct ItemMapping {
    let changes: ItemChanges
    let sections: IndexMap
    let items: [Int: IndexMap]

    /// Returns the new path of an item that keeps its cell; `nil` for a deleted or reloaded one.
    func newPath(_ old: IndexPath) -> IndexPath? {
        changes.reloaded.contains(old) || changes.reloadedSections.contains(old.section) ? nil : followed(old)
    }

    /// Returns the new path of an item, including a reloaded one; `nil` for a deleted one.
    func followed(_ old: IndexPath) -> IndexPath? {
        if let target = changes.moved[old] { return target }
        guard let section = changes.movedSections[old.section] ?? sections.new(old.section) else { return nil }
        guard let map = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return map.new(old.item).map { IndexPath(item: $0, section: section) }
    }
}
