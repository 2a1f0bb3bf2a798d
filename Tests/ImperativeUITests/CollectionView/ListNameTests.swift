import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Parts of lists by their names") struct ListNameTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    @Test("The upper line keeps topSeparatorInsets to the edges, and begins with the content where none are set")
    func topSeparatorInsets() {
        var configuration = Configuration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, all in
            var own = all
            own.topSeparatorVisibility = .visible
            if path.item == 1 {
                own.topSeparatorInsets.leading = 40
                own.topSeparatorInsets.trailing = 12
            }
            if path.item == 2 { own.topSeparatorInsets.leading = .nan }
            return own
        }
        let shelf = ListShelf([["a", "b", "c"]], configuration)
        #expect(shelf.look(0)?.position?.lines?.top == ListPosition.Line(start: nil, end: 0))
        #expect(shelf.look(1)?.position?.lines?.top == ListPosition.Line(start: 40, end: 12))
        #expect(shelf.look(1)?.position?.lines?.bottom == ListPosition.Line(start: nil, end: 0))
        #expect(shelf.look(2)?.position?.lines?.top == ListPosition.Line(start: 0, end: 0))
    }

    @Test("A plainFooter is in small letters of the second colour, as footers of plain lists are")
    func plainFooter() {
        let footer = UIListContentConfiguration.plainFooter()
        #expect(footer.textProperties.font == .preferredFont(forTextStyle: .footnote))
        #expect(footer.textProperties.color == .secondaryLabel)
        #expect(footer.textProperties.transform == .none)
        var configuration = Configuration(appearance: .plain)
        configuration.footerMode = .supplementary
        let shelf = ListShelf([["a"]], configuration)
        let shown = shelf.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).first
        let content = (shown as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.textProperties.font == footer.textProperties.font)
        #expect(content?.textProperties.color == footer.textProperties.color)
    }

    @Test("A listSidebarCell shows nothing behind a row until that is selected, wherever the row is")
    func listSidebarCell() {
        #expect(UIBackgroundConfiguration.listSidebarCell().resolvedBackgroundColor(for: .red).cgColor.alpha == 0)
        let shelf = ListShelf([["a", "b"]], Configuration(appearance: .insetGrouped)) { cell, word in
            if word == "a" { cell.backgroundConfiguration = .listSidebarCell() }
        }
        #expect(shelf.look(0)?.background?.backgroundColor?.cgColor.alpha == 0)
        #expect(shelf.look(1)?.background?.backgroundColor == .secondarySystemGroupedBackground)
        shelf.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        shelf.settle()
        #expect(shelf.look(0)?.background?.backgroundColor == .systemGray4)
    }

    @Test("Taps select while a view is edited only where allowsSelectionDuringEditing is set")
    func allowsSelectionDuringEditing() {
        let shelf = ListShelf([["a", "b"]], Configuration(appearance: .plain))
        func tap(_ item: Int) -> [IndexPath] {
            if let place = shelf.cell(item)?.center { _ = shelf.stage.window.tap(at: place) }
            shelf.settle()
            return shelf.view.indexPathsForSelectedItems ?? []
        }
        #expect(!shelf.view.allowsSelectionDuringEditing)
        shelf.view.isEditing = true
        #expect(tap(0) == [])
        shelf.view.allowsSelectionDuringEditing = true
        #expect(tap(1) == [IndexPath(item: 1, section: 0)])
        // One at a time.
        #expect(tap(0) == [IndexPath(item: 0, section: 0)])
    }
}
