import DeclarativeUI

/// A list of books in sections by author. A press changes whether a book is read; in edit mode books can be deleted.
final class AuthorListController: UICollectionViewController {
    var toggle: (Book.ID) -> Void = { _ in }
    var remove: (Book.ID) -> Void = { _ in }
    private var books: [Book.ID: Book] = [:]
    private var source: UICollectionViewDiffableDataSource<String, Book.ID>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsFocus = true
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Book.ID> { [weak self] cell, _, id in
            self?.configure(cell, id)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = self?.source?.sectionIdentifier(for: indexPath.section)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Book.ID>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.source = source
    }

    /// Shows books; those that differ from what is shown are configured again.
    func show(_ shown: [Book]) {
        let changed = shown.filter { books[$0.id] != nil && books[$0.id] != $0 }
        books = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<String, Book.ID>()
        for book in shown {
            if snapshot.indexOfSection(book.author) == nil { snapshot.appendSections([book.author]) }
            snapshot.appendItems([book.id], toSection: book.author)
        }
        snapshot.reconfigureItems(changed.map(\.id))
        source?.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, _ id: Book.ID) {
        guard let book = books[id] else { return }
        var content = cell.defaultContentConfiguration()
        content.text = book.title
        content.image = UIImage(systemName: book.isRead ? "book.closed.fill" : "book")
        cell.contentConfiguration = content
        cell.accessories = [.delete(displayed: .whenEditing) { [weak self] in self?.remove(id) }]
        if book.isRead { cell.accessories.append(.checkmark(displayed: .whenNotEditing)) }
        // The trait arrives here from the environment of the whole application.
        cell.configurationUpdateHandler = { cell, state in
            cell.tintColor = state.traitCollection[AccentTrait.self].color
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let id = source?.itemIdentifier(for: indexPath) { toggle(id) }
    }
}

#Preview("Authors") {
    let controller = AuthorListController()
    controller.loadViewIfNeeded()
    controller.show(Library().books)
    return UINavigationController(rootViewController: controller)
}
