import TestSupport

@testable import ImperativeUI

/// A list of words in sections, with headers and footers where the configuration asks for them.
@MainActor final class ListShelf: NSObject, UICollectionViewDataSource {
    let stage = Stage()
    let view: UICollectionView
    var sections: [[String]]
    private let row: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    private let footer: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(
        _ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration,
        height: CGFloat = 400, row configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) {
        self.sections = sections
        view = UICollectionView(
            frame: CGRect(0, 0, 320, height),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        row = UICollectionView.CellRegistration { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
            configure(cell, word)
        }
        let edge = { (cell: UICollectionViewListCell, kind: String, path: IndexPath) in
            var content = cell.defaultContentConfiguration()
            content.text = "edge \(path.section)"
            cell.contentConfiguration = content
        }
        header = UICollectionView.SupplementaryRegistration(
            elementKind: UICollectionView.elementKindSectionHeader, handler: edge)
        footer = UICollectionView.SupplementaryRegistration(
            elementKind: UICollectionView.elementKindSectionFooter, handler: edge)
        super.init()
        view.dataSource = self
        stage.root.view.addSubview(view)
        settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: row, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// What is behind the content of a cell.
    func look(_ item: Int, _ section: Int = 0) -> CellBackdrop.Look? { cell(item, section)?.cellContent.backdrop?.look }

    /// For each item of a section whether there is a line below it.
    func lines(_ section: Int = 0) -> [Bool] {
        sections[section].indices.map { look($0, section)?.position?.lines?.bottom != nil }
    }

    func settle() {
        stage.settle()
        flushAll()
    }
}
