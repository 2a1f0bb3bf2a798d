import ImperativeUI
import Testing

@MainActor @Suite struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Items that are inserted, deleted and moved keep the cells of the others")
    func batch() throws {
        let shelf = Shelf(WordSource([["a", "b", "c", "d"]]), layout: .grid(100, 20))
        let (b, d) = (shelf.view.cellForItem(at: path(1)), shelf.view.cellForItem(at: path(3)))
        var isDone = false
        shelf.view.performBatchUpdates {
            shelf.source.sections = [["d", "x", "b", "c"]]
            shelf.view.deleteItems(at: [path(0)])
            shelf.view.insertItems(at: [path(1)])
            shelf.view.moveItem(at: path(3), to: path(0))
        } completion: {
            isDone = $0
        }
        #expect(isDone)
        #expect(shelf.words == ["d", "x", "b", "c"])
        #expect(shelf.view.cellForItem(at: path(2)) === b && shelf.view.cellForItem(at: path(0)) === d)
        #expect(shelf.source.configured == 5)
    }

    @Test("What is chosen stays chosen where it is after an update")
    func selection() {
        let shelf = Shelf(WordSource([["a", "b", "c"]]), layout: .grid(100, 20))
        shelf.view.allowsMultipleSelection = true
        for item in 0..<3 { shelf.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        shelf.source.sections = [["b", "c"]]
        shelf.view.deleteItems(at: [path(0)])
        #expect(shelf.view.indexPathsForSelectedItems == [path(0), path(1)])
        shelf.source.sections = [["n", "b", "c"]]
        shelf.view.insertItems(at: [path(0)])
        #expect(shelf.view.indexPathsForSelectedItems == [path(1), path(2)])
        shelf.view.reloadData()
        #expect(shelf.view.indexPathsForSelectedItems == nil)
    }

    @Test("Sections come, go and are loaded again")
    func sections() {
        let shelf = Shelf(WordSource([["a"], ["b"], ["c"]]), layout: .grid(100, 20))
        shelf.view.performBatchUpdates {
            shelf.source.sections = [["n"], ["b", "bb"], ["c"]]
            shelf.view.deleteSections([0])
            shelf.view.insertSections([0])
            shelf.view.reloadSections([1])
        }
        #expect(shelf.words == ["n", "b", "bb", "c"])
        #expect(shelf.source.configured == 6)
    }

    @Test("An item that is loaded again gets its cell configured as new; one configured again keeps it")
    func reload() {
        let shelf = Shelf(WordSource([["a", "b"]]), layout: .grid(100, 20))
        let cell = shelf.view.cellForItem(at: path(0)) as? WordCell
        shelf.source.sections = [["A", "B"]]
        shelf.view.reconfigureItems(at: [path(0)])
        #expect(shelf.view.cellForItem(at: path(0)) === cell && cell?.word == "A" && cell?.reuses == 0)
        shelf.view.reloadItems(at: [path(1)])
        #expect(shelf.words == ["A", "B"])
    }

    @Test("Reloading asks for everything again in the next layout")
    func reloadData() {
        let shelf = Shelf(WordSource(count: 5), layout: .grid(100, 20))
        shelf.source.sections = [["x"], ["y"]]
        shelf.view.reloadData()
        #expect(shelf.view.numberOfSections == 2)
        shelf.settle()
        #expect(shelf.words == ["x", "y"])
    }

    @Test("Changes asked for while cells are made wait until they are there")
    func whileShowing() {
        final class Loader: UICollectionViewDelegate {
            weak var source: WordSource?
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) {
                guard let source, source.sections[0].count == 2 else { return }
                view.performBatchUpdates {
                    source.sections[0].append("more")
                    view.insertItems(at: [IndexPath(item: source.sections[0].count - 1, section: 0)])
                }
            }
        }
        let source = WordSource(count: 2)
        let loader = Loader()
        loader.source = source
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .grid(100, 20))
        view.delegate = loader
        view.dataSource = source
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count > 2)
        let words = view.visibleCells.map { ($0 as? WordCell)?.word }
        #expect(words.contains("more"))
    }

    @Test("Numbers that do not fit the changes trap and say what they were")
    func mismatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let shelf = Shelf(WordSource(count: 3), layout: .grid(100, 20))
                shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("had 3 and has 3") && text.contains("performBatchUpdates"), "\(text)")
    }

    @Test("A negative number of items is reported and counts as none")
    func negative() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { -4 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell()
            }
        }
        let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: .rows())
        let source = Source()
        let log = IssueLog()
        log.during {
            view.dataSource = source
            view.layoutIfNeeded()
        }
        #expect(view.visibleCells.isEmpty && log.messages.count == 1)
    }

    @Test("A tap highlights and chooses, gives up the one before, and asks first")
    func tapping() {
        let shelf = Shelf(WordSource(count: 4), layout: .grid(100, 20))
        let watcher = ItemWatcher()
        shelf.view.delegate = watcher
        #expect(shelf.view.tapItem(at: path(1)))
        #expect(watcher.take() == ["highlight 1 true", "select 1"])
        #expect(shelf.view.tapItem(at: path(2)))
        #expect(watcher.take() == ["highlight 2 true", "deselect 1", "select 2"])
        watcher.refused = [path(3)]
        #expect(!shelf.view.tapItem(at: path(3)))
        #expect(shelf.view.indexPathsForSelectedItems == [path(2)])
        shelf.view.allowsMultipleSelection = true
        _ = watcher.take()
        #expect(shelf.view.tapItem(at: path(2)))
        #expect(watcher.take() == ["highlight 2 true", "deselect 2"])
        #expect(!shelf.view.tapItem(at: path(9)))
        shelf.view.allowsSelection = false
        #expect(!shelf.view.tapItem(at: path(1)))
    }

    @Test("Points, paths and cells are found from one another")
    func finding() throws {
        let shelf = Shelf(WordSource(count: 4), layout: .grid(50, 20))
        let cell = try #require(shelf.view.cellForItem(at: path(3)))
        #expect(shelf.view.indexPath(for: cell) == path(3))
        #expect(shelf.view.indexPathForItem(at: CGPoint(x: 60, y: 25)) == path(3))
        #expect(shelf.view.indexPathForItem(at: CGPoint(x: 60, y: 55)) == nil)
        #expect(shelf.view.layoutAttributesForItem(at: path(3))?.frame == cell.frame)
        #expect(path(3, 2).section == 2 && path(3, 2).row == 3)
    }
}
