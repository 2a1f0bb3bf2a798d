import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Lists in collection views") struct ListLookTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    private func grouped(_ change: (inout Configuration) -> Void = { _ in }) -> Configuration {
        var configuration = Configuration(appearance: .insetGrouped)
        change(&configuration)
        return configuration
    }

    @Test("Cards have round corners at their first and last rows, and no line below the last one")
    func cards() {
        let shelf = ListShelf([["a", "b", "c"], ["d"]], grouped())
        #expect(shelf.look(0)?.position?.corners == [.topLeft, .topRight])
        #expect(shelf.look(1)?.position?.corners == [])
        #expect(shelf.look(2)?.position?.corners == [.bottomLeft, .bottomRight])
        #expect(shelf.look(0, 1)?.position?.corners == [.topLeft, .topRight, .bottomLeft, .bottomRight])
        #expect(shelf.lines() == [true, true, false])
        #expect(shelf.lines(1) == [false])
        #expect(shelf.cell(0)?.frame == CGRect(16, 16, 288, 44))
        #expect(shelf.cell(0, 1)?.frame.minY == CGFloat(180))
        #expect(shelf.look(0)?.background?.backgroundColor == .secondarySystemGroupedBackground)
        #expect(shelf.view.displayedBackgroundColor == UIColor.systemGroupedBackground.resolvedColor(with: .current))
    }

    @Test("Rows of a plain list are separated from each other and from what follows")
    func plain() {
        let shelf = ListShelf([["a", "b"]], Configuration(appearance: .plain))
        #expect(shelf.lines() == [true, true])
        #expect(shelf.look(0)?.position?.corners == [])
        #expect(shelf.look(0)?.contentStart == 16)
        #expect(shelf.cell(0)?.frame == CGRect(0, 0, 320, 44))
    }

    @Test("Separators are hidden for all rows, or for those that the handler says")
    func separators() {
        #expect(ListShelf([["a", "b"]], grouped { $0.showsSeparators = false }).lines() == [false, false])
        let shelf = ListShelf(
            [["a", "b", "c"]],
            grouped {
                $0.separatorConfiguration.color = .systemRed
                $0.itemSeparatorHandler = { path, all in
                    var own = all
                    if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
                    if path.item == 2 {
                        own.bottomSeparatorVisibility = .visible
                        own.topSeparatorVisibility = .visible
                    }
                    return own
                }
            })
        #expect(shelf.lines() == [false, true, true])
        #expect(shelf.look(2)?.position?.lines?.top != nil)
        #expect(shelf.look(1)?.position?.lines?.color == .systemRed)
    }

    @Test("Colours behind a list are those of its appearance, or its own, in front of the view's")
    func background() {
        let own = ListShelf([["a"]], grouped { $0.backgroundColor = .systemRed })
        own.view.backgroundColor = .systemBlue
        own.settle()
        #expect(own.view.displayedBackgroundColor == UIColor.systemRed.resolvedColor(with: .current))
        let clear = ListShelf([["a"]], grouped { $0.backgroundColor = .clear })
        clear.view.backgroundColor = .systemBlue
        clear.settle()
        #expect(clear.view.displayedBackgroundColor == UIColor.systemBlue.resolvedColor(with: .current))
        clear.view.collectionViewLayout = .grid(20, 20)
        clear.settle()
        #expect(clear.view.displayedBackgroundColor == UIColor.systemBlue.resolvedColor(with: .current))
    }

    @Test("The first item of a section is its header where the configuration says so")
    func firstItem() {
        let shelf = ListShelf([["Title", "a", "b"]], grouped { $0.headerMode = .firstItemInSection })
        #expect(shelf.cell(0)?.listPosition?.role == .header)
        #expect(shelf.look(1)?.position?.corners == [.topLeft, .topRight])
        let content = shelf.cell(0)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.textProperties.transform == .uppercase)
        #expect((shelf.cell(0)?.frame.height ?? 44) < 44)
        #expect(shelf.lines() == [false, true, false])
    }

    @Test("Headers and footers look as in the list, and have the space above them that is asked for")
    func edges() {
        let shelf = ListShelf(
            [["a"], ["b"]],
            grouped {
                $0.headerMode = .supplementary
                $0.footerMode = .supplementary
                $0.headerTopPadding = 5
            })
        let headers = shelf.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(headers.first?.frame.minY == 5)
        #expect(headers.count == 2)
        #expect(shelf.cell(0)?.frame.minY == headers.first?.frame.maxY)
        let footers = shelf.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        #expect(footers.first?.frame.minY == shelf.cell(0)?.frame.maxY)
        #expect(headers.last?.frame.minY == footers.first.map { $0.frame.maxY + 5 })
        let content = (footers.first as? UICollectionViewListCell)?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.textProperties.transform == UITextTransform.none)
        #expect(shelf.view.contentSize.height == footers.last.map { $0.frame.maxY + 16 })
    }

    private typealias UITextTransform = UIListContentConfiguration.TextProperties.TextTransform

    @Test("In a grid of characters rows are whole lines without separators and round corners")
    func grid() {
        let shelf = ListShelf([["Apple", "Pear"], ["Plum"]], grouped())
        let lines = shelf.view.snapshot().text().split(separator: "\n", omittingEmptySubsequences: false)
        let rows = ["Apple", "Pear", "Plum"].map { word in lines.firstIndex { $0.contains(word) } }
        #expect(rows == [0, 1, 3])
        #expect(shelf.cell(0)?.frame.height == 44)
    }

    @Test("A selected row has the colour of selected rows in both worlds, and a highlighted one too")
    func selection() {
        let shelf = ListShelf([["a", "b"]], grouped())
        shelf.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        shelf.settle()
        #expect(shelf.look(1)?.background?.backgroundColor == .systemGray4)
        #expect(shelf.look(0)?.background?.backgroundColor == .secondarySystemGroupedBackground)
        shelf.cell(0)?.isHighlighted = true
        shelf.settle()
        #expect(shelf.look(0)?.background?.backgroundColor == .systemGray4)
    }

    @Test("A background of a row's own keeps its colour when the row is selected, and shows its view")
    func ownBackground() {
        let view = UIView()
        let shelf = ListShelf([["a", "b"]], grouped()) { cell, word in
            guard word == "a" else { return }
            var background = cell.defaultBackgroundConfiguration()
            background.backgroundColor = .systemRed
            background.customView = view
            background.backgroundInsets.leading = 10
            cell.backgroundConfiguration = background
        }
        shelf.cell(0)?.isSelected = true
        shelf.settle()
        #expect(shelf.look(0)?.background?.backgroundColor == .systemRed)
        #expect(view.frame == CGRect(10, 0, 278, 44))
        shelf.cell(0)?.backgroundConfiguration = nil
        shelf.settle()
        #expect(view.superview == nil)
        #expect(shelf.look(0)?.background == nil)
        #expect(shelf.look(0)?.position?.lines?.bottom != nil)
    }

    @Test("Views behind the content take the place of a background, the selected one while the row is selected")
    func backgroundViews() {
        let shelf = ListShelf([["a"]], grouped())
        let (plain, marked) = (UIView(), UIView())
        let cell = shelf.cell(0)
        cell?.backgroundView = plain
        cell?.selectedBackgroundView = marked
        shelf.settle()
        #expect(cell?.backgroundConfiguration == nil)
        #expect(plain.frame == CGRect(0, 0, 288, 44) && marked.isHidden)
        cell?.isSelected = true
        shelf.settle()
        #expect(!marked.isHidden)
        cell?.backgroundConfiguration = .listCell()
        shelf.settle()
        #expect(plain.superview == nil && marked.superview == nil)
    }

    @Test("Other cells have nothing behind them until they are given a background")
    func otherCells() {
        let shelf = Shelf(WordSource(count: 2), layout: .rows())
        let cell = shelf.view.visibleCells.first
        #expect(cell?.cellContent.backdrop == nil)
        cell?.backgroundConfiguration = .listGroupedCell()
        shelf.settle()
        #expect(cell?.cellContent.backdrop?.look.background?.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test("A background resolves its colour by the tint and its transformer")
    func resolving() {
        var background = UIBackgroundConfiguration.clear()
        #expect(background.resolvedBackgroundColor(for: .systemRed) == .clear)
        background.backgroundColor = nil
        #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
        #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemBlue)
        #expect(background == background)
        var state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor == .systemGray4)
    }
}
