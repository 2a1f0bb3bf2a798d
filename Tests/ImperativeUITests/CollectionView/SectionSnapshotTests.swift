import ImperativeUI
import TestSupport
import Testing

/// A tree as a list of items with their parents, in which everything is looked for.
private struct NaiveTree {
    struct Entry: Equatable {
        var item: Int
        var parent: Int?
    }

    /// In order, each after its parent and all that is below its elder siblings.
    private(set) var entries: [Entry] = []
    private(set) var expanded: Set<Int> = []
    private(set) var faults = 0

    func has(_ item: Int) -> Bool { entries.contains { $0.item == item } }
    func parent(of item: Int) -> Int? { entries.first { $0.item == item }?.parent }

    func ancestors(of item: Int) -> [Int] {
        guard let parent = parent(of: item) else { return [] }
        return [parent] + ancestors(of: parent)
    }

    var items: [Int] { entries.map(\.item) }
    var visible: [Int] { items.filter { isVisible($0) } }

    func isVisible(_ item: Int) -> Bool {
        has(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
    }

    /// Returns the index behind an item and all that is below it.
    private func end(of item: Int) -> Int {
        let start = entries.firstIndex { $0.item == item } ?? 0
        let rest = entries[(start + 1)...]
        return rest.firstIndex { !ancestors(of: $0.item).contains(item) } ?? entries.count
    }

    private mutating func insert(_ items: [Int], below parent: Int?, at index: Int) {
        var index = index
        for item in items {
            if has(item) {
                faults += 1
                continue
            }
            entries.insert(Entry(item: item, parent: parent), at: index)
            index += 1
        }
    }

    mutating func append(_ items: [Int], to parent: Int?) {
        if let parent, !has(parent) { return faults += 1 }
        insert(items, below: parent, at: parent.map { end(of: $0) } ?? entries.count)
    }

    mutating func insert(_ items: [Int], by other: Int, isAfter: Bool) {
        guard let index = entries.firstIndex(where: { $0.item == other }) else { return faults += 1 }
        insert(items, below: parent(of: other), at: isAfter ? end(of: other) : index)
    }

    mutating func delete(_ gone: [Int]) {
        let all = items.filter { item in gone.contains(item) || ancestors(of: item).contains { gone.contains($0) } }
        entries.removeAll { all.contains($0.item) }
        expanded.subtract(all)
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [Int]) {
        for item in items {
            if !has(item) {
                faults += 1
            } else if isExpanded {
                expanded.insert(item)
            } else {
                expanded.remove(item)
            }
        }
    }

    func below(_ item: Int) -> [Entry] {
        entries.filter { ancestors(of: $0.item).contains(item) }
            .map { $0.parent == item ? Entry(item: $0.item, parent: nil) : $0 }
    }

    mutating func replace(below parent: Int, by other: NaiveTree) {
        guard has(parent) else { return faults += 1 }
        delete(below(parent).map(\.item))
        for entry in other.entries { append([entry.item], to: entry.parent ?? parent) }
        expanded.formUnion(other.expanded)
    }
}

@MainActor @Suite("Snapshots of sections") struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    @Test("Children follow their parent, and are visible while all above them are expanded")
    func visible() {
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        snapshot.append([10, 11], to: 1)
        snapshot.append([100], to: 10)
        #expect(snapshot.items == [1, 10, 100, 11, 2] && snapshot.visibleItems == [1, 2])
        snapshot.expand([10])
        #expect(snapshot.visibleItems == [1, 2] && !snapshot.isVisible(100))
        snapshot.expand([1])
        #expect(snapshot.visibleItems == [1, 10, 100, 11, 2] && snapshot.isVisible(100))
        snapshot.collapse([1])
        #expect(snapshot.isExpanded(10) && snapshot.visibleItems == [1, 2])
        #expect(snapshot.level(of: 100) == 2 && snapshot.parent(of: 100) == 10 && snapshot.index(of: 2) == 4)
        #expect(snapshot.visualDescription() == "- 1\n  + 10\n    * 100\n  * 11\n* 2")
    }

    @Test("The tree below an item is a snapshot, and takes the place of what is below another")
    func subtrees() {
        var snapshot = Snapshot()
        snapshot.append([1, 2])
        snapshot.append([10, 11], to: 1)
        snapshot.append([100], to: 10)
        snapshot.expand([10])
        let below = snapshot.snapshot(of: 1)
        #expect(below.items == [10, 100, 11] && below.rootItems == [10, 11] && below.isExpanded(10))
        #expect(snapshot.snapshot(of: 1, includingParent: true).rootItems == [1])
        snapshot.delete([10])
        #expect(snapshot.items == [1, 11, 2])
        snapshot.delete([11])
        snapshot.append([20], to: 2)
        snapshot.replace(childrenOf: 2, using: below)
        #expect(snapshot.items == [1, 2, 10, 100, 11] && snapshot.level(of: 100) == 2 && snapshot.isExpanded(10))
        var other = Snapshot()
        other.append([7])
        other.append([70], to: 7)
        snapshot.insert(other, before: 100)
        #expect(snapshot.items == [1, 2, 10, 7, 70, 100, 11] && snapshot.parent(of: 7) == 10)
    }

    @Test("What a section snapshot does not contain, or contains already, is reported and changes nothing")
    func faults() {
        let found = issues {
            var snapshot = Snapshot()
            snapshot.append([1, 1])
            snapshot.append([2], to: 9)
            snapshot.insert([2], after: 9)
            snapshot.expand([9])
            snapshot.replace(childrenOf: 9, using: Snapshot())
            #expect(snapshot.level(of: 9) == 0 && snapshot.items == [1])
        }
        #expect(found.count == 6 && found.allSatisfy { $0.category == "snapshot" })
    }

    @Test("A tree of 50,000 levels is walked, copied and deleted")
    func deep() {
        var snapshot = Snapshot()
        snapshot.append([0])
        for level in 1..<50_000 { snapshot.append([level], to: level - 1) }
        snapshot.expand(Array(0..<50_000))
        #expect(snapshot.visibleItems.count == 50_000 && snapshot.isVisible(49_999))
        #expect(snapshot.snapshot(of: 0).items.count == 49_999)
        snapshot.delete([0])
        #expect(snapshot.items.isEmpty)
    }

    // MARK: Law

    private enum Step {
        case append([Int], to: Int?), insert([Int], by: Int, isAfter: Bool), delete([Int])
        case setExpanded(Bool, [Int]), move(Int, below: Int)
    }

    private func step(_ random: inout SplitMix64) -> Step {
        func item(_ random: inout SplitMix64) -> Int { random.below(14) }
        func items(_ random: inout SplitMix64) -> [Int] { (0...random.below(3)).map { _ in item(&random) } }
        switch random.below(12) {
        case 0, 1: return .append(items(&random), to: nil)
        case 2...5: return .append(items(&random), to: item(&random))
        case 6, 7: return .insert(items(&random), by: item(&random), isAfter: random.below(2) == 0)
        case 8: return .delete([item(&random)])
        case 9, 10: return .setExpanded(random.below(3) > 0, items(&random))
        default: return .move(item(&random), below: item(&random))
        }
    }

    @Test("A section snapshot answers as a list of items with parents does, and reports as often")
    func law() {
        PropertyCheck("Section snapshots", make: step) { run($0) }
            .check(sequences: SizeOfTests.isFull ? 800 : 40, length: 24)
    }

    private func run(_ steps: [Step]) -> String? {
        var (snapshot, model) = (Snapshot(), NaiveTree())
        for step in steps {
            let before = model.faults
            let reported = issues { perform(step, &snapshot, &model) }.count
            if reported != model.faults - before { return "\(step): \(reported) reports, not \(model.faults - before)" }
            if let fault = fault(snapshot, model) { return "after \(step): \(fault)" }
        }
        return nil
    }

    private func perform(_ step: Step, _ snapshot: inout Snapshot, _ model: inout NaiveTree) {
        switch step {
        case .append(let items, let parent):
            snapshot.append(items, to: parent)
            model.append(items, to: parent)
        case .insert(let items, let other, let isAfter):
            if isAfter { snapshot.insert(items, after: other) } else { snapshot.insert(items, before: other) }
            model.insert(items, by: other, isAfter: isAfter)
        case .delete(let items):
            snapshot.delete(items)
            model.delete(items)
        case .setExpanded(let isExpanded, let items):
            if isExpanded { snapshot.expand(items) } else { snapshot.collapse(items) }
            model.setExpanded(isExpanded, items)
        case .move(let item, let parent):
            // The tree below an item goes below another one, where that is not in it.
            guard model.has(item), model.has(parent), item != parent, !model.ancestors(of: parent).contains(item) else {
                return
            }
            var tree = NaiveTree()
            for entry in model.below(item) { tree.append([entry.item], to: entry.parent) }
            tree.setExpanded(true, tree.items.filter { model.expanded.contains($0) })
            let below = snapshot.snapshot(of: item)
            snapshot.delete([item])
            model.delete([item])
            snapshot.replace(childrenOf: parent, using: below)
            model.replace(below: parent, by: tree)
        }
    }

    private func fault(_ snapshot: Snapshot, _ model: NaiveTree) -> String? {
        if snapshot.items != model.items { return "items are \(snapshot.items), not \(model.items)" }
        if snapshot.visibleItems != model.visible { return "visible: \(snapshot.visibleItems), not \(model.visible)" }
        let roots = model.entries.filter { $0.parent == nil }.map(\.item)
        if snapshot.rootItems != roots { return "roots are \(snapshot.rootItems), not \(roots)" }
        for item in 0..<14 {
            if snapshot.contains(item) != model.has(item) { return "contains(\(item)) differs" }
            if snapshot.parent(of: item) != model.parent(of: item) { return "the parent of \(item) differs" }
            if snapshot.isExpanded(item) != model.expanded.contains(item) { return "isExpanded(\(item)) differs" }
            if snapshot.isVisible(item) != model.isVisible(item) { return "isVisible(\(item)) differs" }
            if snapshot.index(of: item) != model.items.firstIndex(of: item) { return "the index of \(item) differs" }
            if model.has(item) {
                let level = model.ancestors(of: item).count
                if snapshot.level(of: item) != level { return "the level of \(item) is not \(level)" }
                let below = snapshot.snapshot(of: item)
                if below.items != model.below(item).map(\.item) { return "what is below \(item) differs" }
            }
        }
        return nil
    }
}
