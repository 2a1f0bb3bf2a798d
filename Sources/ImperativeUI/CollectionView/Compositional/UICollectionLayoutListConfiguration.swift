import Foundation

/// How a list in a collection view looks.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections with 16 points above and below.
        case grouped
        /// Sections with 16 points on every side.
        case insetGrouped
    }

    /// Whether sections have a header or footer.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view, asked from the data source under `UICollectionView.elementKindSectionHeader`.
        case supplementary
    }

    /// Whether sections have a header or footer.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view, asked from the data source under `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// The style.
    public let appearance: Appearance
    /// What is above each section; nothing by default.
    public var headerMode = HeaderMode.none
    /// What is below each section; nothing by default.
    public var footerMode = FooterMode.none

    /// Makes a configuration of a style.
    public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
    /// A section of rows as wide as the view, each as high as its content asks for.
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
    /// A layout of rows as wide as the view, each as high as its content asks for.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
