import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite struct CollectionReuseTests {
    @Test("Of 100,000 items only the visible ones have cells, and scrolling through makes no more")
    func count() {
        WordCell.made = 0
        let shelf = Shelf(WordSource(count: 100_000), layout: .grid(50, 20))
        #expect(shelf.items == Array(0..<20))
        #expect(shelf.source.configured == 20)
        #expect(WordCell.made == 20)
        for step in 1...50 {
            shelf.view.contentOffset.y = CGFloat(step * 1000)
            shelf.settle()
        }
        #expect(shelf.items == Array(5000..<5020))
        #expect(WordCell.made <= 20)
        #expect(shelf.view.subviews.count == 20)
        #expect(shelf.view.contentSize == CGSize(width: 100, height: 1_000_000))
    }

    @Test("A cell is prepared for reuse once before each further item, and not before its first")
    func prepare() throws {
        let shelf = Shelf(WordSource(count: 100), layout: .grid(100, 100))
        let first = try #require(shelf.view.visibleCells.first as? WordCell)
        #expect(first.reuses == 0)
        shelf.view.contentOffset.y = 300
        shelf.settle()
        #expect(shelf.words == ["3", "4"])
        #expect(shelf.view.visibleCells.contains(first) && first.reuses == 1)
    }

    @Test("A reused cell is neither chosen nor highlighted")
    func stateOfReused() throws {
        let shelf = Shelf(WordSource(count: 100), layout: .grid(100, 200))
        shelf.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let cell = try #require(shelf.view.visibleCells.first)
        #expect(cell.isSelected)
        shelf.view.contentOffset.y = 200
        shelf.settle()
        #expect(shelf.view.visibleCells == [cell] && !cell.isSelected)
        shelf.view.contentOffset.y = 0
        shelf.settle()
        #expect(cell.isSelected)
    }

    @Test("A handler reads the traits of the collection view from the cell it configures")
    func traits() {
        let stage = Stage()
        stage.scene.traitOverrides.look = .bold
        let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.traitOverrides.crowd = 7
        var seen: [String] = []
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
            seen.append("\(cell.traitCollection.look) \(cell.traitCollection.crowd)")
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        stage.root.view.addSubview(view)
        stage.settle()
        source.apply(snapshot)
        #expect(seen == ["bold 7"])
    }

    @Test("The configuration handler of a cell follows its state and its traits")
    func configurationHandler() throws {
        let shelf = Shelf(WordSource(count: 1), layout: .grid(100, 100))
        let cell = try #require(shelf.view.visibleCells.first)
        var seen: [String] = []
        cell.configurationUpdateHandler = { cell, state in
            seen.append("\(state.isSelected) \(cell.traitCollection.look)")
        }
        shelf.settle()
        shelf.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        shelf.settle()
        shelf.stage.scene.traitOverrides.look = .pastel
        shelf.settle()
        #expect(seen == ["false standard", "true standard", "true pastel"])
    }

    @Test("Cells come from registered classes by name too")
    func named() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
            }
        }
        let view = UICollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: .grid(10, 10))
        view.register(WordCell.self, forCellWithReuseIdentifier: "word")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map { type(of: $0) == WordCell.self } == [true, true, true])
        #expect(view.visibleCells.first?.reuseIdentifier == "word")
    }

    @Test("The delegate hears of every cell that comes and goes, once")
    func delegate() {
        let shelf = Shelf(WordSource(count: 100), layout: .grid(100, 100))
        let watcher = ItemWatcher()
        shelf.view.delegate = watcher
        shelf.view.contentOffset.y = 100
        shelf.settle()
        #expect(watcher.take() == ["end 0", "show 2"])
        shelf.settle()
        #expect(watcher.take() == [])
    }

    @Test("A collection view that goes takes its cells along")
    func lifetimes() {
        let tracker = LifetimeTracker()
        let source = WordSource(count: 100)
        do {
            let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .rows())
            view.dataSource = source
            view.layoutIfNeeded()
            view.contentOffset.y = 500
            view.layoutIfNeeded()
            tracker.track(view)
            tracker.track(view.collectionViewLayout, "layout")
            for cell in view.visibleCells { tracker.track(cell) }
        }
        #expect(tracker.alive.isEmpty)
    }

    @Test("Using a name that is not registered says what to call")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "ghost", for: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\"ghost\" is not") && text.contains("register("), "\(text)")
    }

    @Test("A data source that gives one cell for two items is told to take cells from the view")
    func sameCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UICollectionViewDataSource {
                    let cell = UICollectionViewCell()
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
                    func collectionView(
                        _ view: UICollectionView, cellForItemAt path: IndexPath
                    ) -> UICollectionViewCell { cell }
                }
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 200, height: 200),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = Source()
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a cell of its own"), "\(text)")
    }
}
