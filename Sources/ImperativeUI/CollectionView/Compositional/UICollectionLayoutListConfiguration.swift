import Drawing
import Foundation

/// The appearance of a list in a collection view.
///
/// The rows are `UICollectionViewListCell`s: others have neither separators nor a background of the list.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Sections from edge to edge, set apart from each other.
        case grouped
        /// Sections on cards.
        case insetGrouped
        /// What there is to choose from, beside what is chosen.
        case sidebar
        /// The same, with rows from edge to edge.
        case sidebarPlain
    }

    /// Whether sections have a header.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view, requested from the data source as `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of the section is the header.
        case firstItemInSection
    }

    /// Whether sections have a footer.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view, requested from the data source as `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the separators of an item, given those of the section. It is called whenever the row is
    /// laid out.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The style.
    public let appearance: Appearance
    /// The header of each section; none by default.
    public var headerMode = HeaderMode.none
    /// The footer of each section; none by default.
    public var footerMode = FooterMode.none
    /// The space before the header of a section, in points; `nil`, the default, for that of the style. Negative and
    /// infinite ones count as none.
    public var headerTopPadding: CGFloat?
    /// The colour behind the list, in front of the collection view's own; `nil`, the default, for that of the style.
    public var backgroundColor: UIColor?
    /// Whether there are lines between the rows; true by default. In a grid of characters there are none.
    public var showsSeparators = true
    /// The lines of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the lines of single rows; `nil`, the default, for those of all.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// Makes a configuration with a style.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var kind: ListKind {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

/// A list as a section shows it.
@MainActor struct ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let figure: ListFigure

    private var hasHeader: Bool { configuration.headerMode != .none }

    var background: UIColor {
        configuration.backgroundColor ?? UIColor(source: .palette(figure.background))
    }

    /// The space before the section.
    func gap(isFirstInList: Bool) -> CGFloat {
        if hasHeader, let wanted = configuration.headerTopPadding {
            return wanted.isFinite ? figure.wholeRows(max(0, wanted)) : 0
        }
        return figure.gap(isFirstInList: isFirstInList)
    }

    /// Returns what an item is in a section with so many.
    func place(of path: IndexPath, count: Int) -> ListPlace {
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        if path.item < first { return ListPlace(figure: figure, role: .header) }
        var place = ListPlace(figure: figure, role: .row)
        place.isFirst = path.item == first
        place.isLast = path.item == count - 1
        if configuration.showsSeparators, !figure.isGrid {
            let all = configuration.separatorConfiguration
            let own = configuration.itemSeparatorHandler?(path, all) ?? all
            place.lines = own.lines(scale: figure.scale, isLast: place.isLast)
        }
        return place
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows as wide as the view and as high as their contents.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let traits = layoutEnvironment.traitCollection
        let figure = ListFigure(
            kind: configuration.appearance.kind, isGrid: traits.textMedium == .grid, scale: traits.displayScale)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListFigure.leastHeight))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        section.list = ListSection(configuration: configuration, figure: figure)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: figure.margin, bottom: 0, trailing: figure.margin)
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
