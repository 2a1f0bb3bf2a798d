import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@Suite("Changes of items and sections") struct ItemChangeTests {
    /// Two states of a list of sections with the changes that lead from one to the other.
    private struct Change {
        var old: [[Int]] = []
        var new: [[Int]] = []
        var changes = ItemChanges()

        init(_ random: inout SplitMix64) {
            var next = 0
            func fresh() -> Int {
                next += 1
                return next
            }
            old = (0..<random.below(5)).map { _ in (0..<random.below(6)).map { _ in fresh() } }
            var kept: [[Int]] = []
            var moved: [Int] = []
            for section in old.indices {
                if random.below(5) == 0 {
                    changes.deletedSections.insert(section)
                    continue
                }
                kept.append([])
                for item in old[section].indices {
                    let path = IndexPath(item: item, section: section)
                    switch random.below(6) {
                    case 0: changes.deleted.insert(path)
                    case 1: moved.append(old[section][item])
                    default: kept[kept.count - 1].append(old[section][item])
                    }
                }
            }
            new = kept
            for _ in 0..<random.below(3) { insertSection(&random) }
            // What moves stays somewhere.
            if new.isEmpty, !moved.isEmpty { insertSection(&random) }
            for id in moved + (0..<random.below(4)).map({ _ in fresh() }) where !new.isEmpty {
                let section = random.below(new.count)
                new[section].insert(id, at: random.below(new[section].count + 1))
            }
            for section in new.indices where !changes.insertedSections.contains(section) {
                for (item, id) in new[section].enumerated() {
                    note(id, moved, at: IndexPath(item: item, section: section))
                }
            }
            for section in changes.insertedSections {
                for (item, id) in new[section].enumerated() where moved.contains(id) {
                    note(id, moved, at: IndexPath(item: item, section: section))
                }
            }
        }

        private mutating func insertSection(_ random: inout SplitMix64) {
            let place = random.below(new.count + 1)
            new.insert([], at: place)
            changes.insertedSections = Set(changes.insertedSections.map { $0 >= place ? $0 + 1 : $0 } + [place])
        }

        private mutating func note(_ id: Int, _ moved: [Int], at path: IndexPath) {
            guard let before = Self.place(of: id, in: old) else {
                changes.inserted.insert(path)
                return
            }
            if moved.contains(id) { changes.moved[before] = path }
        }

        static func place(of id: Int, in sections: [[Int]]) -> IndexPath? {
            for (section, items) in sections.enumerated() {
                if let item = items.firstIndex(of: id) { return IndexPath(item: item, section: section) }
            }
            return nil
        }
    }

    @Test("Every item is followed to where a list has it after the changes")
    func law() throws {
        var random = SplitMix64(seed: 37)
        for number in 0..<300 {
            let change = Change(&random)
            guard
                case .success(let mapping) = change.changes.mapping(
                    from: change.old.map(\.count), to: change.new.map(\.count))
            else {
                Issue.record("change \(number) has no mapping: \(change)")
                return
            }
            for (section, items) in change.old.enumerated() {
                for (item, id) in items.enumerated() {
                    let path = mapping.followed(IndexPath(item: item, section: section))
                    #expect(path == Change.place(of: id, in: change.new), "item \(id) of change \(number): \(change)")
                }
            }
        }
    }

    @Test("Changes of n sections, and n changes of one, cost as much as n")
    func size() {
        func sections(_ count: Int) {
            var changes = ItemChanges()
            for section in 0..<count {
                changes.inserted.insert(IndexPath(item: 0, section: section))
                changes.deleted.insert(IndexPath(item: 1, section: section))
            }
            let counts = [Int](repeating: 2, count: count)
            guard case .success(let mapping) = changes.mapping(from: counts, to: counts) else {
                Issue.record("\(count) sections have no mapping")
                return
            }
            for section in 0..<count { _ = mapping.followed(IndexPath(item: 0, section: section)) }
        }
        func items(_ count: Int) {
            var changes = ItemChanges()
            for item in 0..<count { changes.inserted.insert(IndexPath(item: 2 * item, section: 0)) }
            guard case .success(let mapping) = changes.mapping(from: [count], to: [2 * count]) else {
                Issue.record("\(count) items have no mapping")
                return
            }
            var isRight = true
            for item in 0..<count {
                if mapping.followed(IndexPath(item: item, section: 0))?.item != 2 * item + 1 { isRight = false }
            }
            #expect(isRight)
        }
        for work in [sections, items] {
            work(10)
            let (few, many) = (leastProcessorTime { work(100) }, leastProcessorTime { work(2_000) })
            #expect(many < few * 100, "20 times as many take \(many / few) times as long")
        }
    }

    @Test("Counts and places beyond all numbers are mapped or refused")
    func hostile() {
        for count in HostileNumbers.integers where count >= 0 {
            for place in HostileNumbers.integers {
                var changes = ItemChanges()
                changes.inserted = [IndexPath(item: place, section: 0)]
                changes.deleted = [IndexPath(item: place, section: place)]
                changes.moved = [IndexPath(item: 0, section: 0): IndexPath(item: place, section: place)]
                if case .success(let mapping) = changes.mapping(from: [count], to: [count]) {
                    for item in HostileNumbers.integers { _ = mapping.followed(IndexPath(item: item, section: 0)) }
                }
            }
        }
    }

    @MainActor @Test("n changes of items in one update cost as much as n")
    func batch() {
        func insert(_ count: Int) {
            let shelf = Shelf(WordSource([[]]), layout: .grid(100, 20))
            shelf.view.performBatchUpdates {
                shelf.source.sections = [(0..<count).map { "\($0)" }]
                for item in 0..<count { shelf.view.insertItems(at: [IndexPath(item: item, section: 0)]) }
            }
        }
        insert(10)
        let (few, many) = (leastProcessorTime { insert(100) }, leastProcessorTime { insert(2_000) })
        #expect(many < few * 80, "20 times as many take \(many / few) times as long")
    }
}
