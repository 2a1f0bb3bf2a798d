import Testing

@testable import ImperativeUI

@MainActor @Suite struct SelfSizingTests {
    private func cell(_ shelf: Shelf, _ item: Int) -> WordCell? {
        shelf.view.cellForItem(at: IndexPath(item: item, section: 0)) as? WordCell
    }

    @Test("Rows are as wide as the list and as high as their content, which is asked once")
    func rows() {
        let shelf = Shelf(WordSource(count: 100), layout: .rows())
        #expect(shelf.items == Array(0..<10))
        #expect(shelf.frame(9) == CGRect(0, 180, 100, 20))
        #expect((0..<10).allSatisfy { cell(shelf, $0)?.measures == 1 })
        shelf.settle()
        shelf.view.setNeedsLayout()
        shelf.settle()
        #expect((0..<10).allSatisfy { cell(shelf, $0)?.measures == 1 })
        #expect(shelf.view.contentSize.height == 4160)
    }

    @Test("A cell whose content changes its size moves those below, and is asked once more alone")
    func change() {
        let shelf = Shelf(WordSource(count: 100), layout: .rows())
        cell(shelf, 1)?.height = 50
        shelf.settle()
        #expect(shelf.frame(1) == CGRect(0, 20, 100, 50))
        #expect(shelf.frame(2) == CGRect(0, 70, 100, 20))
        #expect(cell(shelf, 1)?.measures == 2 && cell(shelf, 2)?.measures == 1)
        #expect(shelf.items == Array(0..<9))
    }

    @Test("Cells that are not to change their size by themselves get it with the next configuration")
    func disabled() {
        let shelf = Shelf(WordSource(count: 100), layout: .rows())
        shelf.view.selfSizingInvalidation = .disabled
        cell(shelf, 1)?.height = 50
        shelf.settle()
        #expect(shelf.frame(1) == CGRect(0, 20, 100, 20) && cell(shelf, 1)?.measures == 1)
        shelf.view.selfSizingInvalidation = .enabled
        cell(shelf, 2)?.height = 30
        shelf.settle()
        #expect(shelf.frame(2)?.height == 30)
    }

    @Test("No cell is made for what measuring pushes out of sight")
    func noSpareCells() {
        final class TallSource: NSObject, UICollectionViewDataSource {
            var made = 0
            let registration = UICollectionView.CellRegistration<WordCell, Int> { cell, _, _ in cell.height = 100 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                made += 1
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
            }
        }
        let source = TallSource()
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .rows())
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(source.made == 2)
    }

    @Test("What grows above the visible part leaves what is visible in its place")
    func growthAbove() {
        let shelf = Shelf(WordSource(count: 100), layout: .rows())
        shelf.view.contentOffset.y = 44 * 50
        shelf.settle()
        // Up by a little: an item comes into sight whose height is not the estimate.
        let first = shelf.items[0]
        let before = (shelf.frame(first)?.minY ?? 0) - shelf.view.contentOffset.y
        var distance: CGFloat = 0
        while shelf.items[0] == first, distance < 100 {
            #expect(shelf.view.scroll(by: CGVector(dx: 0, dy: -4)))
            shelf.settle()
            distance += 4
        }
        let after = (shelf.frame(first)?.minY ?? 0) - shelf.view.contentOffset.y
        #expect(shelf.items[0] == first - 1 && after == before + distance)
    }

    @Test("Scrolling to an item ends with it in its place, whatever heights became known on the way")
    func scrollTo() {
        let shelf = Shelf(WordSource(count: 1000), layout: .rows())
        for (item, position) in [
            (700, UICollectionView.ScrollPosition.top), (200, .bottom), (500, .centeredVertically),
        ] {
            shelf.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            shelf.settle()
            let place = (shelf.frame(item)?.minY ?? -1) - shelf.view.contentOffset.y
            let wanted: CGFloat = position == .top ? 0 : position == .bottom ? 180 : 90
            #expect(abs(place - wanted) < 0.01, "\(item): \(place) instead of \(wanted)")
        }
        shelf.view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .top, animated: false)
        shelf.settle()
        #expect(shelf.items.last == 999)
        shelf.view.scrollToItem(at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
    }

    @Test("A cell that asks for another size at every layout is reported, and the layout ends")
    func restless() {
        final class RestlessCell: UICollectionViewCell {
            var height: CGFloat = 10
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                height += 1
                let result = attributes.moved(to: attributes.frame)
                result.frame.size.height = height
                return result
            }
            override func apply(_ attributes: UICollectionViewLayoutAttributes) { invalidateIntrinsicContentSize() }
        }
        let registration = UICollectionView.CellRegistration<RestlessCell, Int> { _, _, _ in }
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: .rows())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let log = IssueLog()
        log.during { source.apply(snapshot) }
        #expect(log.messages.contains { $0.contains("asked for another size") })
    }
}
