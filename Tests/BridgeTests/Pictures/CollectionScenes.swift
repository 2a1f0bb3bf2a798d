import DeclarativeUI
import Foundation

/// The scenes of collections.
@MainActor enum CollectionScenes {
    static func view(of scene: ControlSceneTests.Scene) -> UIView {
        let source = Source(count: scene == .scrolled ? 40 : 4, isHosted: scene == .swiftUIInCells)
        let layout: UICollectionViewLayout
        if scene == .grid {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 64, height: 32)
            flow.minimumInteritemSpacing = 8
            flow.minimumLineSpacing = 8
            layout = flow
        } else {
            layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain))
        }
        let view = Collection(source: source, layout: layout)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 144)
        if scene == .scrolled { view.contentOffset.y = 200 }
        return view
    }

    /// A collection view that keeps its data source.
    private final class Collection: UICollectionView {
        private let source: Source

        init(source: Source, layout: UICollectionViewLayout) {
            self.source = source
            super.init(frame: .zero, collectionViewLayout: layout)
            dataSource = source
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        private let count: Int
        private let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>

        init(count: Int, isHosted: Bool) {
            self.count = count
            registration = UICollectionView.CellRegistration { cell, _, item in
                if isHosted {
                    cell.contentConfiguration = UIHostingConfiguration { Row(item: item) }
                } else {
                    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
                    let label = ControlScenes.label("Item \(item)")
                    label.frame = CGRect(x: 8, y: 8, width: 56, height: 16)
                    cell.contentView.addSubview(label)
                    cell.backgroundColor = item % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground
                }
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private struct Row: View {
        let item: Int

        var body: some View {
            HStack {
                Circle().fill(item % 2 == 0 ? .green : .orange).frame(width: 16, height: 16)
                VStack(alignment: .leading) {
                    Text("Row \(item)").font(.headline)
                    if item % 2 == 0 { Text("with a second line").font(.caption).foregroundStyle(.secondary) }
                }
                Spacer()
            }
        }
    }
}
