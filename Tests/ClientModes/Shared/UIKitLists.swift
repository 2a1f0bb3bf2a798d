import SwiftUI
import UIKit

/// A list with headers, accessories and backgrounds, as an application writes it.
final class FolderController: UICollectionViewController {
    private(set) var removed: [String] = []
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        configuration.headerTopPadding = 12
        configuration.backgroundColor = .secondarySystemBackground
        configuration.separatorConfiguration.color = .systemGray
        configuration.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
            var configuration = sectionSeparatorConfiguration
            if indexPath.item == 1 { configuration.bottomSeparatorVisibility = .hidden }
            configuration.bottomSeparatorInsets.leading = 32
            return configuration
        }
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("not in an archive") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsMultipleSelectionDuringEditing = true
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            [weak self] cell, indexPath, folder in
            if indexPath.item == 0 {
                var content = UIListContentConfiguration.groupedHeader()
                content.text = folder
                content.textProperties.transform = .none
                cell.contentConfiguration = content
                return
            }
            var content = UIListContentConfiguration.valueCell()
            content.text = folder
            content.secondaryText = "12"
            content.image = UIImage(systemName: "folder")
            content.imageProperties.tintColor = .systemOrange
            content.imageToTextPadding = 12
            cell.contentConfiguration = content
            cell.accessories = [
                .delete(displayed: .whenEditing) { self?.removed.append(folder) },
                .multiselect(displayed: .whenEditing),
                .disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .systemGray)),
                .label(text: "New", options: .init(font: .preferredFont(forTextStyle: .caption1))),
                .customView(configuration: .init(customView: UISwitch(), placement: .trailing(displayed: .always))),
            ]
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.9) }
            background.cornerRadius = 4
            cell.backgroundConfiguration = background
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            collectionView, indexPath, folder in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: folder)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Folders", "Letters", "Bills"])
        source.apply(snapshot)
        self.source = source
    }
}
