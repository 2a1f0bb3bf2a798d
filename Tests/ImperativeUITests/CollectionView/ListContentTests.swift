import ImperativeUI
import Testing

@MainActor @Suite struct ListContentTests {
    private func list(_ words: [String], _ configure: @escaping (inout UIListContentConfiguration) -> Void) -> (
        Stage, UICollectionView, UICollectionViewDiffableDataSource<Int, String>
    ) {
        let stage = Stage()
        let view = UICollectionView(frame: CGRect(0, 0, 200, 160), collectionViewLayout: .rows())
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            configure(&content)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(words)
        stage.root.view.addSubview(view)
        source.apply(snapshot)
        stage.settle()
        return (stage, view, source)
    }

    @Test("A row shows its text, and is as high as it needs, at least 44 points")
    func rows() {
        let long = Array(repeating: "long", count: 30).joined(separator: " ")
        let (_, view, source) = list(["Apple", long]) { _ in }
        #expect(view.visibleCells.first?.frame == CGRect(0, 0, 200, 44))
        #expect((view.visibleCells.last?.frame.height ?? 0) > 44)
        #expect(view.snapshot().text().contains("Apple"))
        withExtendedLifetime(source) {}
    }

    @Test("A second text stands below, or at the trailing side")
    func secondText() throws {
        let (_, view, source) = list(["Apple"]) { $0.secondaryText = "Fruit" }
        let lines = view.snapshot().text().split(separator: "\n").map(String.init)
        let (apple, fruit) = (
            lines.firstIndex { $0.contains("Apple") }, lines.firstIndex { $0.contains("Fruit") }
        )
        #expect(try #require(apple) < #require(fruit))
        withExtendedLifetime(source) {}

        let (_, side, other) = list(["Apple"]) {
            $0 = .valueCell()
            $0.text = "Apple"
            $0.secondaryText = "Fruit"
        }
        let row = try #require(side.snapshot().text().split(separator: "\n").first { $0.contains("Apple") })
        #expect(row.contains("Fruit"))
        withExtendedLifetime(other) {}
    }

    @Test("Rows grow with the text size")
    func textSize() throws {
        let (stage, view, source) = list(["Apple", "Pear"]) { $0.secondaryText = "Fruit" }
        let before = try #require(view.visibleCells.first?.frame.height)
        stage.scene.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.settle()
        let after = try #require(view.visibleCells.first?.frame.height)
        #expect(after > before)
        #expect(view.visibleCells.last?.frame.minY == after)
        withExtendedLifetime(source) {}
    }
}
