import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Prefetching of items") struct CollectionPrefetchingTests {
    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [Int] = []
        var cancelled: [Int] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            asked += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
    }

    private func make(_ direction: UICollectionView.ScrollDirection) -> (UICollectionView, Prefetcher, WordSource) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let (prefetcher, source) = (Prefetcher(), WordSource(count: 20))
        if direction == .vertical { view.frame.size.height = 200 } else { view.frame.size.width = 200 }
        view.dataSource = source
        view.prefetchDataSource = prefetcher
        view.layoutIfNeeded()
        return (view, prefetcher, source)
    }

    @Test("Items within a page of the visible ones are prefetched once, along the axis that scrolls")
    func near() {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            let (view, prefetcher, source) = make(direction)
            #expect(prefetcher.asked == [2, 3])
            let offset: CGFloat = 1_000
            view.contentOffset = direction == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
            view.layoutIfNeeded()
            #expect(prefetcher.cancelled == [2, 3])
            #expect(Set(prefetcher.asked.dropFirst(2)) == [8, 9, 12, 13])
            withExtendedLifetime(source) {}
        }
    }

    @Test("Nothing is prefetched where that is turned off, and all is asked for again after a reload")
    func off() {
        let (view, prefetcher, source) = make(.vertical)
        prefetcher.asked = []
        view.reloadData()
        view.layoutIfNeeded()
        #expect(prefetcher.asked == [2, 3])
        view.isPrefetchingEnabled = false
        view.contentOffset.y = 1_000
        view.layoutIfNeeded()
        #expect(prefetcher.asked == [2, 3] && prefetcher.cancelled.isEmpty)
        withExtendedLifetime(source) {}
    }

    @Test("A section that moves keeps its cells")
    func moved() {
        let (view, _, source) = make(.vertical)
        source.sections = [["a"], ["b"]]
        view.reloadData()
        view.layoutIfNeeded()
        let cells = [view.cellForItem(at: [0, 0]), view.cellForItem(at: [1, 0])]
        source.sections = [["b"], ["a"]]
        view.moveSection(1, toSection: 0)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 0]) === cells[1] && view.cellForItem(at: [1, 0]) === cells[0])
    }
}
