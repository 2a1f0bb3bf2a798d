import Foundation

/// Items and sections that come, go and move in one update. Paths of what goes or moves are those before, paths of what
/// comes are those after.
struct ItemChanges {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    /// The path of an item after the changes, or why they do not fit together.
    func mapping(from old: [Int], to new: [Int]) -> Result<ItemMapping, Mismatch> {
        guard old.count - deletedSections.count + insertedSections.count == new.count else {
            return .failure(
                Mismatch(
                    message: "after an update there are as many sections as before, without those deleted "
                        + "(\(deletedSections.count)) and with those inserted (\(insertedSections.count)): there were "
                        + "\(old.count) and are \(new.count)"))
        }
        let sections = Places(
            count: old.count, leaving: deletedSections.sorted(), arriving: insertedSections.sorted())
        var items: [Int: Places] = [:]
        for section in old.indices {
            guard let target = sections.new(section) else { continue }
            let leaving =
                deleted.filter { $0.section == section }.map(\.item)
                + moved.keys.filter { $0.section == section }.map(\.item)
            let arriving =
                inserted.filter { $0.section == target }.map(\.item)
                + moved.values.filter { $0.section == target }.map(\.item)
            guard old[section] - leaving.count + arriving.count == new[target] || reloadedSections.contains(section)
            else {
                return .failure(
                    Mismatch(
                        message: "after an update a section has as many items as before, without those deleted or "
                            + "moved out (\(leaving.count)) and with those inserted or moved in (\(arriving.count)): "
                            + "section \(section) had \(old[section]) and has \(new[target])"))
            }
            if leaving.isEmpty, arriving.isEmpty { continue }
            items[section] = Places(count: old[section], leaving: leaving.sorted(), arriving: arriving.sorted())
        }
        return .success(ItemMapping(changes: self, sections: sections, items: items))
    }

    /// Why changes do not fit what the data source says.
    struct Mismatch: Error {
        let message: String
    }
}

/// Where each thing in a row is after some have left and others have arrived.
struct Places {
    let count: Int
    /// The old places of those that leave, ascending.
    let leaving: [Int]
    /// The new places of those that arrive, ascending.
    let arriving: [Int]

    /// The new place of the thing at an old one; `nil` if it left.
    func new(_ old: Int) -> Int? {
        var place = old
        for gone in leaving {
            if gone == old { return nil }
            if gone > old { break }
            place -= 1
        }
        for come in arriving {
            if come > place { break }
            place += 1
        }
        return place
    }
}

/// Where items are after an update.
struct ItemMapping {
    let changes: ItemChanges
    let sections: Places
    let items: [Int: Places]

    /// The new path of an item that keeps its cell; `nil` for one that went or is loaded again.
    func newPath(_ old: IndexPath) -> IndexPath? {
        changes.reloaded.contains(old) || changes.reloadedSections.contains(old.section) ? nil : followed(old)
    }

    /// The new path of an item, also of one that is loaded again; `nil` for one that went.
    func followed(_ old: IndexPath) -> IndexPath? {
        if let target = changes.moved[old] { return target }
        guard let section = sections.new(old.section) else { return nil }
        guard let places = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return places.new(old.item).map { IndexPath(item: $0, section: section) }
    }
}
