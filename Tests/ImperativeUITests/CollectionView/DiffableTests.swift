import ImperativeUI
import TestSupport
import Testing

@MainActor @Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("A snapshot's items are inserted, moved and deleted by their neighbours")
    func editing() {
        var snapshot = snapshot(("a", [1, 2]), ("b", [3]))
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 3)
        snapshot.moveItem(1, afterItem: 12)
        snapshot.deleteItems([11, 99])
        snapshot.insertSections(["c"], beforeSection: "b")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
        #expect(snapshot.itemIdentifiers == [3, 12, 1, 10, 2])
        #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "a") == 2)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b" && snapshot.indexOfItem(10) == 3)
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [10, 2] && snapshot.sectionIdentifier(containingItem: 1) == nil)
        snapshot.appendItems([7])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 2, 7])
    }

    @Test("An identifier that is there already is reported and left out; one that is not is reported")
    func repeats() {
        let log = IssueLog()
        log.during {
            var snapshot = snapshot(("a", [1, 2]))
            snapshot.appendItems([2, 3, 3])
            snapshot.appendSections(["a"])
            snapshot.moveItem(8, beforeItem: 1)
            snapshot.reloadItems([9])
            #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifiers == ["a"])
        }
        #expect(log.messages.count == 5)
    }

    @Test("An item that is appended again to another section stays where it is")
    func repeatElsewhere() {
        var snapshot = snapshot(("a", [7, 8]), ("b", []))
        let reported = issues { snapshot.appendItems([7], toSection: "b") }
        #expect(reported.count == 1 && snapshot.sectionIdentifier(containingItem: 7) == "a")
        snapshot.deleteItems([7])
        #expect(snapshot.itemIdentifiers == [8] && snapshot.numberOfItems == 1)
    }

    @MainActor private struct Rig {
        let stage = Stage()
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .grid(100, 20))
        let source: UICollectionViewDiffableDataSource<String, Int>
        let counter: Counter

        final class Counter { var configured: [Int] = [] }

        init() {
            let counter = Counter()
            let registration = UICollectionView.CellRegistration<WordCell, Int> { cell, _, item in
                counter.configured.append(item)
                cell.word = "\(item)"
            }
            self.counter = counter
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            stage.root.view.addSubview(view)
        }

        var words: [Int] { view.visibleCells.compactMap { ($0 as? WordCell).flatMap { Int($0.word) } } }
    }

    @Test("Applying a snapshot keeps the cells of items that stay, wherever they go")
    func apply() throws {
        let rig = Rig()
        rig.source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])))
        #expect(rig.words == [1, 2, 3, 4])
        let cell = try #require(rig.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        rig.counter.configured = []
        var isDone = false
        rig.source.apply(snapshot(("b", [4, 2, 5]), ("a", [3, 1]))) { isDone = true }
        #expect(isDone && rig.words == [4, 2, 5, 3, 1] && rig.counter.configured == [5])
        #expect(rig.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
        #expect(rig.view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(rig.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(rig.source.itemIdentifier(for: IndexPath(item: 7, section: 1)) == nil)
    }

    @Test("Items marked for it are configured or loaded again, the others are not")
    func marks() {
        let rig = Rig()
        rig.source.apply(snapshot(("a", [1, 2, 3])))
        let cells = rig.view.visibleCells
        rig.counter.configured = []
        var marked = rig.source.snapshot()
        marked.reconfigureItems([2])
        rig.source.apply(marked)
        #expect(rig.counter.configured == [2] && rig.view.visibleCells == cells)
        marked = rig.source.snapshot()
        #expect(marked.reconfiguredItemIdentifiers.isEmpty)
        marked.reloadItems([3])
        rig.source.apply(marked)
        #expect(rig.counter.configured == [2, 3] && rig.words == [1, 2, 3])
    }

    @Test("A snapshot may be applied while cells are made, and when the view is gone")
    func moments() {
        let rig = Rig()
        rig.source.apply(snapshot(("a", [1])))
        rig.source.applySnapshotUsingReloadData(snapshot(("a", [7, 8])))
        rig.stage.settle()
        #expect(rig.words == [7, 8])
    }
    @Test("A snapshot that is applied while cells are made counts, even if its data source is released then")
    func released() {
        let list = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .grid(100, 20))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
        let next = snapshot(("a", [1, 2, 3]))
        var source: UICollectionViewDiffableDataSource<String, Int>?
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
            source?.apply(next)
            source = nil
            return list.dequeueReusableCell(withReuseIdentifier: "x", for: path)
        }
        source?.apply(snapshot(("a", [1])))
        list.layoutIfNeeded()
        #expect(list.numberOfItems(inSection: 0) == 3 && list.dataSource == nil)
    }
}
