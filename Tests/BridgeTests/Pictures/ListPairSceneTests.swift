import DeclarativeUI
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The same list of both worlds side by side, and rows with accessories, as they are stored.
///
/// `ISTHMUS_RECORD=1` stores them anew.
@MainActor @Suite("What lists of both worlds look like", .serialized) struct ListPairSceneTests {
    @Test("A list of both worlds is the same as stored", arguments: PresentationSceneTests.Style.allCases)
    func pair(style: PresentationSceneTests.Style) throws {
        let stage = NavigationStage(ListPair(), size: CGSize(width: 480, height: 304))
        let snapshot = stage.window.snapshot(traits: style.traits)
        try snapshot.verify("list-pair-\(style.rawValue)", as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
        // In a terminal no character differs.
        let lines = snapshot.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for line in lines {
            let line = line.padding(toLength: 60, withPad: " ", startingAt: 0)
            #expect(line.prefix(30) == line.suffix(30))
        }
    }

    @Test(
        "Rows with accessories are the same as stored", arguments: PresentationSceneTests.Style.allCases,
        [false, true])
    func accessories(style: PresentationSceneTests.Style, isEditing: Bool) throws {
        let stage = NavigationStage(AccessoryController(isEditing: isEditing), size: CGSize(width: 320, height: 256))
        let snapshot = stage.window.snapshot(traits: style.traits)
        let name = "list-accessories-\(isEditing ? "editing-" : "")\(style.rawValue)"
        try snapshot.verify(name, as: [.text, .svg])
        #expect(XMLParser(data: Data(snapshot.svg().utf8)).parse())
    }
}

/// A list of each world.
private struct ListPair: View {
    @State private var chosen: String? = "Grace"

    var body: some View {
        HStack(spacing: 0) {
            Imperative()
            List(selection: $chosen) {
                Section {
                    LabeledContent("Name", value: "Ada")
                    Label("Favourites", systemImage: "star")
                    Text("Last")
                } header: {
                    Text("Account")
                } footer: {
                    Text("Those who wrote first.")
                }
                Section { ForEach(["Edsger", "Grace"], id: \.self) { Text($0) } }
            }
        }
        .ignoresSafeArea()
    }

    private struct Imperative: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { PairController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
}

/// The list of the imperative world.
private final class PairController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
                var own = configuration
                if section == 1 { (own.headerMode, own.footerMode) = (.none, .none) }
                return .list(using: own, layoutEnvironment: environment)
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = word == "Name" ? .valueCell() : cell.defaultContentConfiguration()
            content.text = word
            if word == "Name" { content.secondaryText = "Ada" }
            if word == "Favourites" { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
        }
        let edge = { (cell: UICollectionViewListCell, kind: String, _: IndexPath) in
            var content = cell.defaultContentConfiguration()
            content.text =
                kind == UICollectionView.elementKindSectionHeader ? "Account" : "Those who wrote first."
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader, handler: edge)
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter, handler: edge)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["Name", "Favourites", "Last"], toSection: 0)
        snapshot.appendItems(["Edsger", "Grace"], toSection: 1)
        source.apply(snapshot)
        self.source = source
        collectionView.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
    }
}

/// Rows with accessories.
private final class AccessoryController: UICollectionViewController {
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(isEditing: Bool) {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        setEditing(isEditing, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
            var content = cell.defaultContentConfiguration()
            content.text = word
            cell.contentConfiguration = content
            cell.accessories =
                switch word {
                case "More": [.label(text: "12"), .disclosureIndicator()]
                case "Details": [.detail {}, .checkmark(), .multiselect()]
                case "Delete": [.delete {}, .disclosureIndicator(displayed: .whenNotEditing)]
                case "Insert": [.insert {}, .customView(configuration: self.badge)]
                default: [.multiselect()]
                }
            cell.indentationLevel = word == "Inside" ? 2 : 0
            guard word == "Inside" else { return }
            var background = cell.defaultBackgroundConfiguration()
            background.backgroundColor = .systemYellow
            background.strokeColor = .systemRed
            background.strokeWidth = 2
            cell.backgroundConfiguration = background
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["More", "Details", "Delete", "Insert", "Inside"])
        source.apply(snapshot)
        self.source = source
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }

    private var badge: UICellAccessory.CustomViewConfiguration {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        badge.backgroundColor = .systemTeal
        return UICellAccessory.CustomViewConfiguration(
            customView: badge, placement: .trailing(), maintainsFixedSize: true)
    }
}
