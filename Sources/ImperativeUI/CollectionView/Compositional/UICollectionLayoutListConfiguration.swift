import Foundation

/// The appearance of a list in a collection view.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections with 16 points of space above and below.
        case grouped
        /// Sections with 16 points of space on every side.
        case insetGrouped
    }

    /// Whether sections have a header.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view, requested from the data source as `UICollectionView.elementKindSectionHeader`.
        case supplementary
    }

    /// Whether sections have a footer.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view, requested from the data source as `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// The style.
    public let appearance: Appearance
    /// The header of each section; none by default.
    public var headerMode = HeaderMode.none
    /// The footer of each section; none by default.
    public var footerMode = FooterMode.none

    /// Makes a configuration with a style.
    public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows as wide as the view and as high as their contents.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        switch configuration.appearance {
        case .plain: break
        case .grouped: section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)
        case .insetGrouped:
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        }
        let edge = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(32))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout of rows as wide as the view and as high as their contents.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
