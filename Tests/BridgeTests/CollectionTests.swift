import DeclarativeUI
import Observation
import TestSupport
import Testing

@testable import BridgedEnvironment

@Observable @MainActor private final class ShelfRow: Identifiable {
    let id: Int
    var lines: Int
    init(_ id: Int, lines: Int = 1) {
        self.id = id
        self.lines = lines
    }
}

private struct RowView: View {
    let row: ShelfRow
    let journal: Journal
    @Environment(\.[letter: LetterKind<BridgedKey>()]) private var letter

    var body: some View {
        journal.notes.append("\(row.id) \(letter)")
        return Color.red.frame(height: CGFloat(row.lines) * 30)
    }
}

@MainActor private struct Rig {
    let scene = UIWindowScene()
    let window: UIWindow
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let rows: [ShelfRow]
    let journal = Journal()

    init(count: Int, height: CGFloat = 300) {
        let rows = (0..<count).map { ShelfRow($0) }
        let journal = journal
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: height),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { RowView(row: rows[item], journal: journal) }
                .margins(.all, 5).minSize(height: 0)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        self.rows = rows
        self.view = view
        window = UIWindow(windowScene: scene)
        window.isHidden = false
        let root = UIViewController()
        window.rootViewController = root
        root.view.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot)
        window.layoutIfNeeded()
    }

    func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
}

@MainActor @Suite struct CollectionTests {
    @Test("Hosted cells are as wide as the list and as high as their views, and each body ran once")
    func sizes() {
        let rig = Rig(count: 100)
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(rig.frame(7) == CGRect(x: 0, y: 280, width: 200, height: 40))
        #expect(rig.view.visibleCells.count == 8)
        #expect(rig.journal.take().sorted() == (0..<8).map { "\($0) td" })
    }

    @Test("A hosted view that changes its size moves the cells below, and runs no other body")
    func changes() {
        let rig = Rig(count: 100)
        _ = rig.journal.take()
        rig.rows[1].lines = 3
        rig.window.layoutIfNeeded()
        #expect(rig.frame(1) == CGRect(x: 0, y: 40, width: 200, height: 100))
        #expect(rig.frame(2)?.minY == 140)
        #expect(rig.journal.take() == ["1 td"])
        #expect(rig.view.visibleCells.count == 6)
    }

    @Test("Cells that are used again show their new items at their sizes")
    func reuse() {
        let rig = Rig(count: 1000)
        for row in rig.rows where row.id % 2 == 1 { row.lines = 2 }
        rig.window.layoutIfNeeded()
        for _ in 0..<30 {
            rig.view.scroll(by: CGVector(dx: 0, dy: 150))
            rig.window.layoutIfNeeded()
        }
        let paths = rig.view.indexPathsForVisibleItems
        #expect(paths.count >= 5)
        for path in paths {
            #expect(rig.frame(path.item)?.height == (path.item % 2 == 1 ? 70 : 40), "\(path)")
        }
        for (a, b) in zip(paths, paths.dropFirst()) {
            #expect(rig.frame(a.item)?.maxY == rig.frame(b.item)?.minY)
        }
    }

    @Test("Traits set on the list reach the views in its cells, those made later too")
    func traits() {
        let rig = Rig(count: 100)
        _ = rig.journal.take()
        rig.view.traitOverrides[LetterTrait.self] = Letter("q")
        rig.window.layoutIfNeeded()
        #expect(Set(rig.journal.take()) == Set((0..<8).map { "\($0) q" }))
        rig.view.scroll(by: CGVector(dx: 0, dy: 320))
        rig.window.layoutIfNeeded()
        #expect(Set(rig.journal.take()) == Set((8..<16).map { "\($0) q" }))
    }

    @Test("A list that goes takes its cells and their views along")
    func lifetimes() {
        let tracker = LifetimeTracker()
        do {
            let rig = Rig(count: 100)
            rig.view.scroll(by: CGVector(dx: 0, dy: 320))
            rig.window.layoutIfNeeded()
            tracker.track(rig.view)
            for cell in rig.view.visibleCells { tracker.track(cell) }
            rig.view.removeFromSuperview()
            rig.window.layoutIfNeeded()
            UpdateQueue.shared.flush()
        }
        #expect(tracker.alive.isEmpty)
    }
}
