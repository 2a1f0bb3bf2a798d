import Foundation
import ImperativeUI
import Testing
import UITestSupport

/// The focus of the keyboard on the cells of a collection view.
@MainActor @Suite("Focus in collection views", .serialized) struct CollectionFocusTests {
    private final class Shelf: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        var count = 3
        var chosen: [Int] = []
        var refused: Int?

        override func viewDidLoad() {
            super.viewDidLoad()
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "book")
            list.dataSource = self
            list.delegate = self
            view.addSubview(list)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame = view.bounds
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "Book \(indexPath.item)"
            cell.contentConfiguration = content
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            indexPath.item != refused
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
        }

        /// The item whose cell has the focus.
        var focused: Int? { list.visibleCells.first(where: \.isFocused).flatMap(list.indexPath)?.item }
    }

    private func launch(_ shelf: Shelf) -> HeadlessHost {
        ControllerDelegate.launch(shelf, size: CGSize(width: 320, height: 192))
    }

    @Test("The focus goes from cell to cell, and Return and Space select")
    func select() {
        let shelf = Shelf()
        let host = launch(shelf)
        defer { host.end() }
        shelf.list.allowsFocus = true
        host.press(.keyboardTab)
        #expect(shelf.focused == 0)
        host.press(.keyboardDownArrow)
        #expect(shelf.focused == 1)
        host.press(.keyboardReturnOrEnter)
        host.press(.keyboardTab)
        host.press(.keyboardSpacebar)
        #expect(shelf.chosen == [1, 2])
        #expect(shelf.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("A delegate that refuses to have an item selected by a tap refuses it by a key")
    func refused() {
        let shelf = Shelf()
        shelf.refused = 0
        let host = launch(shelf)
        defer { host.end() }
        shelf.list.allowsFocus = true
        host.press(.keyboardTab)
        host.press(.keyboardReturnOrEnter)
        #expect(shelf.chosen.isEmpty)
    }

    @Test("Cells have the focus in a host that people use, unless their collection view forbids that or selection")
    func notAllowed() {
        let shelf = Shelf()
        let host = launch(shelf)
        defer { host.end() }
        host.press(.keyboardTab)
        #expect(shelf.focused == 0)
        shelf.list.allowsFocus = false
        host.press(.keyboardTab)
        #expect(shelf.focused == nil)
        shelf.list.allowsFocus = true
        shelf.list.allowsSelection = false
        host.press(.keyboardTab)
        #expect(shelf.focused == nil)
        #expect(!UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).allowsFocus)
    }

    @Test("The focus leaves a cell whose item is removed; the next key marks what is there before it is pressed")
    func removed() {
        let shelf = Shelf()
        let host = launch(shelf)
        defer { host.end() }
        shelf.list.allowsFocus = true
        for _ in 0..<3 { host.press(.keyboardTab) }
        #expect(shelf.focused == 2)
        shelf.count = 1
        shelf.list.reloadData()
        host.press(.keyboardReturnOrEnter)
        #expect(shelf.chosen.isEmpty)
        #expect(shelf.focused == 0)
        host.press(.keyboardReturnOrEnter)
        #expect(shelf.chosen.count == 1)
    }
}
