import ImperativeUI
import Testing

@MainActor @Suite struct CollectionLayoutTests {
    @Test("A grid has as many columns as fit, spread over the width, and the last line keeps to them")
    func grid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 10)
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0)
        let shelf = Shelf(WordSource(count: 4), layout: layout)
        #expect(shelf.frame(0) == CGRect(2, 1, 30, 10))
        #expect(shelf.frame(1) == CGRect(36, 1, 30, 10))
        #expect(shelf.frame(2) == CGRect(70, 1, 30, 10))
        #expect(shelf.frame(3) == CGRect(2, 15, 30, 10))
        #expect(shelf.view.contentSize == CGSize(width: 100, height: 28))
    }

    @Test("A horizontal grid fills columns from top to bottom")
    func horizontal() {
        let layout = UICollectionViewFlowLayout.flow(40, 90)
        layout.scrollDirection = .horizontal
        let shelf = Shelf(WordSource(count: 9), layout: layout)
        #expect(shelf.frame(1) == CGRect(0, 110, 40, 90))
        #expect(shelf.frame(2) == CGRect(40, 0, 40, 90))
        #expect(shelf.view.contentSize == CGSize(width: 200, height: 200))
        #expect(shelf.items == [0, 1, 2, 3, 4, 5])
    }

    @Test("A flow layout asks its delegate for sizes, and breaks lines where they do not fit")
    func delegateSizes() {
        final class Sizes: UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
            ) -> CGSize { CGSize(width: CGFloat(20 + 10 * path.item), height: path.item == 1 ? 30 : 10) }
        }
        let layout = UICollectionViewFlowLayout.flow(0, 0)
        let shelf = Shelf(WordSource(count: 4), layout: layout)
        let sizes = Sizes()
        shelf.view.delegate = sizes
        shelf.settle()
        #expect(shelf.frame(0) == CGRect(0, 10, 20, 10))
        #expect(shelf.frame(1) == CGRect(25, 0, 30, 30))
        #expect(shelf.frame(2) == CGRect(60, 10, 40, 10))
        #expect(shelf.frame(3) == CGRect(0, 30, 50, 10))
    }

    @Test("Estimated items of a flow layout take the size their content asks for in both directions")
    func estimatedFlow() {
        let layout = UICollectionViewFlowLayout.flow(0, 0)
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let shelf = Shelf(WordSource(count: 4), layout: layout)
        #expect(shelf.frame(0)?.size == CGSize(width: 30, height: 20))
        #expect(shelf.frame(3) == CGRect(0, 20, 30, 20))
    }

    @Test("Headers and footers stand around their sections")
    func headers() {
        let layout = UICollectionViewFlowLayout.flow(100, 20)
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        layout.footerReferenceSize = CGSize(width: 0, height: 5)
        final class Source: NSObject, UICollectionViewDataSource {
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, kind, path in view.tag = 100 + path.section }
            let footers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionFooter
            ) { view, kind, path in view.tag = 200 + path.section }
            func numberOfSections(in view: UICollectionView) -> Int { 2 }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: 1)
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                view.dequeueConfiguredReusableSupplementary(
                    using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
            }
        }
        let source = Source()
        let view = UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.viewWithTag(100)?.frame == CGRect(0, 0, 100, 10))
        #expect(view.viewWithTag(200)?.frame == CGRect(0, 50, 100, 5))
        #expect(view.viewWithTag(101)?.frame == CGRect(0, 55, 100, 10))
        #expect(
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).map(\.tag) == [200, 201])
        #expect(view.contentSize.height == 110)
    }

    @Test("Groups repeat items as long as there is room, and fractions are of what they are in")
    func groups() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
        let shelf = Shelf(WordSource(count: 3), layout: UICollectionViewCompositionalLayout(section: section))
        #expect(shelf.frame(0) == CGRect(22, 11, 34, 16))
        #expect(shelf.frame(1) == CGRect(62, 11, 34, 16))
        #expect(shelf.frame(2) == CGRect(22, 36, 34, 16))
        #expect(shelf.view.contentSize.height == 55)
    }

    @Test("A group of a number of items gives them all one length, with the space between")
    func counted() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(5)
        let shelf = Shelf(
            WordSource(count: 4),
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(shelf.frame(2) == CGRect(70, 0, 30, 20))
        #expect(shelf.frame(3) == CGRect(0, 20, 30, 20))
    }

    @Test("Groups inside of groups take their items in order")
    func nested() {
        func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize
        {
            NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        }
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [large, column])
        let shelf = Shelf(
            WordSource(count: 5),
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(shelf.frame(0) == CGRect(0, 0, 60, 40))
        #expect(shelf.frame(1) == CGRect(60, 0, 40, 20))
        #expect(shelf.frame(2) == CGRect(60, 20, 40, 20))
        #expect(shelf.frame(3) == CGRect(0, 40, 60, 40))
    }

    @Test("A section is made for the traits in force, and again when they change")
    func sectionProvider() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let height: CGFloat = environment.traitCollection.look == .bold ? 50 : 20
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let shelf = Shelf(WordSource(count: 20), layout: layout)
        #expect(shelf.items.count == 10)
        shelf.stage.scene.traitOverrides.look = .bold
        shelf.settle()
        #expect(shelf.items.count == 4)
    }

    @Test("A compositional layout is mirrored where text runs from right to left")
    func rightToLeft() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: [item])
        let shelf = Shelf(
            WordSource(count: 4),
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        shelf.stage.scene.traitOverrides.layoutDirection = .rightToLeft
        shelf.settle()
        #expect(shelf.frame(0) == CGRect(70, 0, 30, 20))
        #expect(shelf.frame(3) == CGRect(70, 20, 30, 20))
    }

    @Test("A layout of one's own is prepared once and asked for what is visible")
    func customLayout() {
        final class Diagonal: UICollectionViewLayout {
            var prepared = 0
            override func prepare() { prepared += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                    .filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(CGFloat(path.item * 30), CGFloat(path.item * 30), 30, 30)
                attributes.alpha = 0.5
                attributes.zIndex = -path.item
                return attributes
            }
        }
        let layout = Diagonal()
        let shelf = Shelf(WordSource(count: 100), layout: layout)
        #expect(layout.prepared == 1 && shelf.items == [0, 1, 2, 3])
        #expect(shelf.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
        #expect(shelf.view.subviews.compactMap { ($0 as? WordCell)?.word } == ["3", "2", "1", "0"])
        shelf.view.contentOffset = CGPoint(x: 60, y: 60)
        shelf.settle()
        #expect(layout.prepared == 1 && shelf.items == [2, 3, 4, 5])
    }

    @Test("A layout that asks to is worked out again when the visible part moves")
    func boundsChange() {
        final class Sticky: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(0, collectionView?.bounds.minY ?? 0, 100, 10)
                return attributes
            }
        }
        let shelf = Shelf(WordSource(count: 1), layout: Sticky())
        shelf.view.contentOffset.y = 77
        shelf.settle()
        #expect(shelf.frame(0) == CGRect(0, 77, 100, 10))
    }

    @Test("Attributes for items that do not exist, or without a finite frame, are reported and left out")
    func hostileLayout() {
        final class Hostile: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: -1) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let ghost = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
                ghost.frame = rect
                let odd = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                odd.frame = CGRect(0, 0, CGFloat.infinity, 1)
                return [ghost, odd]
            }
        }
        let log = IssueLog()
        log.during {
            let shelf = Shelf(WordSource(count: 1), layout: Hostile())
            #expect(shelf.items.isEmpty && shelf.view.contentSize == .zero)
        }
        #expect(log.messages.count >= 2)
    }

    @Test("Another size of the view lays items out again")
    func resizing() {
        let shelf = Shelf(WordSource(count: 10), layout: .grid(50, 100))
        #expect(shelf.items.count == 4)
        shelf.view.frame.size.width = 150
        shelf.settle()
        #expect(shelf.items.count == 6)
    }
}
