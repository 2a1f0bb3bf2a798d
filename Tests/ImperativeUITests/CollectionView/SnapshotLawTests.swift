import ImperativeUI
import TestSupport
import Testing

/// A snapshot as a list of lists, in which everything is looked for.
private struct NaiveSnapshot {
    private(set) var sections: [(id: String, items: [Int])] = []
    private(set) var (reloaded, reconfigured): ([Int], [Int]) = ([], [])
    private(set) var reloadedSections: [String] = []
    private(set) var faults = 0

    func place(of item: Int) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    func place(of section: String) -> Int? { sections.firstIndex { $0.id == section } }

    private mutating func insert(_ items: [Int], at place: Int, of section: Int) {
        var place = place
        for item in items {
            if self.place(of: item) != nil {
                faults += 1
                continue
            }
            sections[section].items.insert(item, at: place)
            place += 1
        }
    }

    mutating func append(_ items: [Int], to section: String) {
        guard let index = place(of: section) else { return faults += 1 }
        insert(items, at: sections[index].items.count, of: index)
    }

    mutating func insert(_ items: [Int], by other: Int, offset: Int) {
        guard let place = place(of: other) else { return faults += 1 }
        insert(items, at: place.item + offset, of: place.section)
    }

    mutating func delete(_ items: [Int]) {
        for item in items {
            if let place = place(of: item) { sections[place.section].items.remove(at: place.item) }
        }
        forgetMarks()
    }

    mutating func move(_ item: Int, by other: Int, offset: Int) {
        guard let old = place(of: item), place(of: other) != nil else { return faults += 1 }
        if item == other { return }
        sections[old.section].items.remove(at: old.item)
        guard let new = place(of: other) else { return }
        sections[new.section].items.insert(item, at: new.item + offset)
    }

    mutating func insert(_ new: [String], by other: String?, offset: Int) {
        guard var index = other.map({ place(of: $0) }) ?? sections.count else { return faults += 1 }
        index += offset
        for section in new {
            if place(of: section) != nil {
                faults += 1
                continue
            }
            sections.insert((section, []), at: index)
            index += 1
        }
    }

    mutating func delete(_ gone: [String]) {
        sections.removeAll { gone.contains($0.id) }
        forgetMarks()
    }

    mutating func move(_ section: String, by other: String, offset: Int) {
        guard let old = place(of: section), place(of: other) != nil else { return faults += 1 }
        if section == other { return }
        let moved = sections.remove(at: old)
        if let new = place(of: other) { sections.insert(moved, at: new + offset) }
    }

    mutating func mark(_ items: [Int], reconfigured isReconfigured: Bool) {
        let known = items.filter { place(of: $0) != nil }
        faults += items.count - known.count
        if isReconfigured { reconfigured += known } else { reloaded += known }
    }

    mutating func mark(_ marked: [String]) {
        let known = marked.filter { place(of: $0) != nil }
        faults += marked.count - known.count
        reloadedSections += known
    }

    private mutating func forgetMarks() {
        reloaded = reloaded.filter { place(of: $0) != nil }
        reconfigured = reconfigured.filter { place(of: $0) != nil }
        reloadedSections = reloadedSections.filter { place(of: $0) != nil }
    }
}

@MainActor @Suite("What a snapshot answers") struct SnapshotLawTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private enum Step {
        case append([Int], String), insert([Int], by: Int, isAfter: Bool), delete([Int])
        case move(Int, by: Int, isAfter: Bool), mark([Int], isReconfigured: Bool)
        case addSections([String], by: String?, isAfter: Bool), deleteSections([String])
        case moveSection(String, by: String, isAfter: Bool), markSections([String])
    }

    // So few identifiers that most are there already, in the same or in another section.
    private func item(_ random: inout SplitMix64) -> Int { random.below(9) }
    private func items(_ random: inout SplitMix64) -> [Int] { (0...random.below(4)).map { _ in item(&random) } }
    private func section(_ random: inout SplitMix64) -> String { ["a", "b", "c", "d"][random.below(4)] }
    private func sections(_ random: inout SplitMix64) -> [String] {
        (0...random.below(2)).map { _ in section(&random) }
    }

    private func step(_ random: inout SplitMix64) -> Step {
        let isAfter = random.below(2) == 0
        switch random.below(16) {
        case 0...3: return .append(items(&random), section(&random))
        case 4, 5: return .insert(items(&random), by: item(&random), isAfter: isAfter)
        case 6: return .delete(items(&random))
        case 7, 8: return .move(item(&random), by: item(&random), isAfter: isAfter)
        case 9: return .mark(items(&random), isReconfigured: isAfter)
        case 10, 11: return .addSections(sections(&random), by: nil, isAfter: false)
        case 12: return .addSections(sections(&random), by: section(&random), isAfter: isAfter)
        case 13: return .deleteSections(sections(&random))
        case 14: return .moveSection(section(&random), by: section(&random), isAfter: isAfter)
        default: return .markSections(sections(&random))
        }
    }

    @Test("A snapshot answers as a list of lists does, also after repeated and unknown identifiers, which it reports")
    func law() {
        PropertyCheck("Snapshots", make: step) { run($0) }.check(sequences: SizeOfTests.isFull ? 600 : 20, length: 24)
    }

    private func run(_ steps: [Step]) -> String? {
        var (snapshot, model) = (Snapshot(), NaiveSnapshot())
        for step in steps {
            let before = model.faults
            let reported = issues { perform(step, &snapshot, &model) }.count
            if reported != model.faults - before { return "\(step): \(reported) reports, not \(model.faults - before)" }
            if let fault = fault(snapshot, model) { return "after \(step): \(fault)" }
        }
        return nil
    }

    private func perform(_ step: Step, _ snapshot: inout Snapshot, _ model: inout NaiveSnapshot) {
        switch step {
        case .append(let items, let section):
            snapshot.appendItems(items, toSection: section)
            model.append(items, to: section)
        case .insert(let items, let other, let isAfter):
            if isAfter {
                snapshot.insertItems(items, afterItem: other)
            } else {
                snapshot.insertItems(items, beforeItem: other)
            }
            model.insert(items, by: other, offset: isAfter ? 1 : 0)
        case .delete(let items):
            snapshot.deleteItems(items)
            model.delete(items)
        case .move(let item, let other, let isAfter):
            if isAfter { snapshot.moveItem(item, afterItem: other) } else { snapshot.moveItem(item, beforeItem: other) }
            model.move(item, by: other, offset: isAfter ? 1 : 0)
        case .mark(let items, let isReconfigured):
            if isReconfigured { snapshot.reconfigureItems(items) } else { snapshot.reloadItems(items) }
            model.mark(items, reconfigured: isReconfigured)
        case .addSections(let sections, let other?, let isAfter):
            if isAfter {
                snapshot.insertSections(sections, afterSection: other)
            } else {
                snapshot.insertSections(sections, beforeSection: other)
            }
            model.insert(sections, by: other, offset: isAfter ? 1 : 0)
        case .addSections(let sections, nil, _):
            snapshot.appendSections(sections)
            model.insert(sections, by: nil, offset: 0)
        case .deleteSections(let sections):
            snapshot.deleteSections(sections)
            model.delete(sections)
        case .moveSection(let section, let other, let isAfter):
            if isAfter {
                snapshot.moveSection(section, afterSection: other)
            } else {
                snapshot.moveSection(section, beforeSection: other)
            }
            model.move(section, by: other, offset: isAfter ? 1 : 0)
        case .markSections(let sections):
            snapshot.reloadSections(sections)
            model.mark(sections)
        }
    }

    private func fault(_ snapshot: Snapshot, _ model: NaiveSnapshot) -> String? {
        func differs<Value: Equatable>(_ name: String, _ value: Value, _ wanted: Value) -> String? {
            value == wanted ? nil : "\(name) is \(value), not \(wanted)"
        }
        let all = model.sections.flatMap(\.items)
        var faults = [
            differs("sectionIdentifiers", snapshot.sectionIdentifiers, model.sections.map(\.id)),
            differs("itemIdentifiers", snapshot.itemIdentifiers, all),
            differs("numberOfItems", snapshot.numberOfItems, all.count),
            differs("numberOfSections", snapshot.numberOfSections, model.sections.count),
            differs("reloadedItemIdentifiers", snapshot.reloadedItemIdentifiers, model.reloaded),
            differs("reconfiguredItemIdentifiers", snapshot.reconfiguredItemIdentifiers, model.reconfigured),
            differs("reloadedSectionIdentifiers", snapshot.reloadedSectionIdentifiers, model.reloadedSections),
        ]
        for id in ["a", "b", "c", "d"] {
            let place = model.place(of: id)
            let items = place.map { model.sections[$0].items } ?? []
            faults += [
                differs("itemIdentifiers(inSection: \(id))", snapshot.itemIdentifiers(inSection: id), items),
                differs("numberOfItems(inSection: \(id))", snapshot.numberOfItems(inSection: id), items.count),
                differs("indexOfSection(\(id))", snapshot.indexOfSection(id), place),
            ]
        }
        for id in 0..<9 {
            let section = model.place(of: id).map { model.sections[$0.section].id }
            faults += [
                differs("section of \(id)", snapshot.sectionIdentifier(containingItem: id), section),
                differs("indexOfItem(\(id))", snapshot.indexOfItem(id), all.firstIndex(of: id)),
            ]
        }
        return faults.compactMap { $0 }.first
    }
}
