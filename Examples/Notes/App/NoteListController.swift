import DeclarativeUI

/// The list of the notes.
final class NoteListController: UIViewController, UICollectionViewDelegate {
    private typealias DataSource = UICollectionViewDiffableDataSource<Int, Note.ID>

    private let store: NoteStore
    private let list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private let hint = UILabel()
    private lazy var source = makeSource()

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Settings", primaryAction: UIAction { [weak self] _ in self?.showSettings() }),
            UIBarButtonItem(title: "New", primaryAction: UIAction { [weak self] _ in self?.makeNote() }),
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.allowsFocus = true
        list.delegate = self
        hint.text = "No notes yet. Press n for a new one."
        hint.textAlignment = .center
        hint.textColor = .secondaryLabel
        for part in [list, hint] { view.addSubview(part) }
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    override func updateProperties() {
        super.updateProperties()
        navigationItem.prompt = store.problem
        hint.isHidden = !store.notes.isEmpty
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(store.notes.map(\.id))
        snapshot.reconfigureItems(source.snapshot().itemIdentifiers.filter { store.note($0) != nil })
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds
        list.frame = area
        hint.frame = CGRect(x: 0, y: area.midY - 8, width: area.width, height: 16)
    }

    private func makeSource() -> DataSource {
        let registration = UICollectionView.CellRegistration<NoteCell, Note> { cell, _, note in cell.note = note }
        return DataSource(collectionView: list) { [store] list, path, id in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: store.note(id))
        }
    }

    // MARK: What the user does

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let id = source.itemIdentifier(for: indexPath) { navigation?.show(id) }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "New", action: NoteListController.makeNote, input: "n"),
            UIKeyCommand(title: "Settings", action: NoteListController.showSettings, input: "s"),
        ]
    }

    func makeNote() { navigation?.show(store.add()) }

    /// Makes a note of a text: of its first line the title, of the others the contents.
    func addNote(_ text: String) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        store.update(store.add()) { note in
            note.title = String(parts.first ?? "").trimmingCharacters(in: .whitespaces)
            note.text = parts.count > 1 ? String(parts[1]) : ""
        }
    }

    func showSettings() { navigation?.showSettings() }

    private var navigation: NotesNavigation? { navigationController as? NotesNavigation }
}
