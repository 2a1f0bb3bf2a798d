import DeclarativeUI

/// A list whose cells show views: what each item's views saw.
@MainActor final class ReentrantListRecord {
    var seen: [Int: MixedValues] = [:]
    /// How often an item's views appeared, without how often they disappeared.
    var appearances: [Int: Int] = [:]
    /// What was kept by mistake may outlive it.
    weak var place: ReentrantPlace?
    init(_ place: ReentrantPlace) { self.place = place }
}

@MainActor final class ReentrantList {
    let view: UICollectionView
    let record: ReentrantListRecord
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    /// The items that were set last.
    private(set) var items: [Int] = []

    init(_ place: ReentrantPlace) {
        let record = ReentrantListRecord(place)
        self.record = record
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 150),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { ReentrantRow(item: item, record: record) }
                .margins(.all, 0).minSize(height: 30)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        place.view = view
        set([0, 1, 2, 3])
    }

    func set(_ new: [Int]) {
        items = new
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(new)
        source.apply(snapshot)
    }

    /// The items shown now.
    var visibleItems: [Int] { view.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) } }
    var itemsInSource: [Int] { source.snapshot().itemIdentifiers }
}

struct ReentrantRow: View {
    let item: Int
    let record: ReentrantListRecord
    @Environment(\.mixedLossless) private var lossless
    @Environment(\.mixedComputed) private var computed
    @Environment(\.mixedPartial) private var partial
    @Environment(\.mixedPlain) private var plain

    var body: some View {
        record.seen[item] = MixedValues(lossless: lossless, computed: computed, partial: partial, plain: plain)
        record.place?.fire(.body)
        return Color.clear.frame(height: 30)
            .onAppear {
                record.appearances[item, default: 0] += 1
                record.place?.fire(.appear)
            }
            .onDisappear {
                record.appearances[item, default: 0] -= 1
                record.place?.fire(.disappear)
            }
            .onChange(of: lossless) { record.place?.fire(.change) }
    }
}
