import Drawing
import Foundation

/// The appearance of a list in a collection view.
///
/// The rows should be `UICollectionViewListCell` objects: other cells have neither separators nor a list background.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
    /// The overall style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows extend from edge to edge.
        case plain
        /// Separated sections extend from edge to edge.
        case grouped
        /// Sections appear on inset cards.
        case insetGrouped
        /// A sidebar with the choices for the content beside it.
        case sidebar
        /// A sidebar with rows that extend from edge to edge.
        case sidebarPlain
    }

    /// The type of header of the sections in a list.
    public enum HeaderMode: Int, Sendable {
        /// Sections have no header.
        case none
        /// The header is a supplementary view, requested from the data source as
        /// `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section is the header.
        case firstItemInSection
    }

    /// The type of footer of the sections in a list.
    public enum FooterMode: Int, Sendable {
        /// Sections have no footer.
        case none
        /// The footer is a supplementary view, requested from the data source as
        /// `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the separators of an item, given the separators of the section. Called whenever the row
    /// is laid out.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// A closure that returns the swipe actions of an item; `nil` for none. Called whenever the actions are needed.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The overall style of the list.
    public let appearance: Appearance
    /// The type of header of the sections; `.none` by default.
    public var headerMode = HeaderMode.none
    /// The type of footer of the sections; `.none` by default.
    public var footerMode = FooterMode.none
    /// The space before a section's header, in points; `nil`, the default, for the space of the style. A negative or
    /// infinite number counts as no space.
    public var headerTopPadding: CGFloat?
    /// The background colour of the list, in front of the collection view's own background; `nil`, the default, for
    /// the colour of the style.
    public var backgroundColor: UIColor?
    /// A Boolean value that indicates whether there are separators between the rows; `true` by default. A text grid has
    /// no separators.
    public var showsSeparators = true
    /// The configuration of the separators of all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The closure that returns the separators of individual rows; `nil`, the default, for the same separators in all
    /// rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The closure that returns the swipe actions at the leading edge of an item; `nil`, the default, for none. A cell
    /// whose content has swipe actions of its own shows only those.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The closure that returns the swipe actions at the trailing edge of an item; `nil`, the default, for none. A cell
    /// whose content has swipe actions of its own shows only those.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Creates a configuration with an appearance.
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

    var offersSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration? {
        let provider =
            isLeading
            ? configuration.leadingSwipeActionsConfigurationProvider
            : configuration.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }

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

    /// Returns the position of an item in a section with `count` items.
    func position(of path: IndexPath, count: Int) -> ListPosition {
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        if path.item < first { return ListPosition(figure: figure, role: .header) }
        var position = ListPosition(figure: figure, role: .row)
        position.hasHeaderItem = first > 0
        position.isFirst = path.item == first
        position.isLast = path.item == count - 1
        if configuration.showsSeparators, figure.showsSeparators {
            let all = configuration.separatorConfiguration
            let own = configuration.itemSeparatorHandler?(path, all) ?? all
            position.lines = own.lines(in: figure, isLast: position.isLast)
        }
        return position
    }
}

extension NSCollectionLayoutSection {
    /// Returns a section of rows as wide as the view and as high as their content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let traits = layoutEnvironment.traitCollection
        let figure = ListFigure(
            kind: configuration.appearance.kind, medium: traits.textMedium.figures, scale: traits.displayScale)
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListFigure.leastHeight))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        section.list = ListSection(configuration: configuration, figure: figure)
        let margin = figure.margin(in: layoutEnvironment.container.effectiveContentSize.width)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
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
    /// Returns a layout of rows as wide as the view and as high as their content.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
