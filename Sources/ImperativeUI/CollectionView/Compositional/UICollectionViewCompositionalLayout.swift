import Foundation

/// A closure that returns a section of a compositional layout. If it returns `nil`, the items of the section are not
/// shown.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The settings for all sections of a compositional layout.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the content scrolls; vertical by default.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points; 0 by default.
    public var interSectionSpacing: CGFloat = 0
}

/// A layout that arranges items in groups, and groups in sections. Sizes can be fractions, or depend on the content.
///
/// A layout that scrolls vertically is mirrored in right-to-left environments.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [NSCollectionLayoutSection?] = []
    private var hasSwipeActions = false

    /// Creates a layout that uses the same section definition for all sections.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        engine = LineEngine(source: self)
    }

    /// Creates a layout that uses the same section definition for all sections, with a configuration.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
        engine = LineEngine(source: self)
    }

    /// Creates a layout with a closure that provides each section, and is called again after the view's size or
    /// traits change.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
        engine = LineEngine(source: self)
    }

    /// Creates a layout with a configuration and a closure that provides each section, and is called again after the
    /// view's size or traits change.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
        engine = LineEngine(source: self)
    }

    /// Traps: archives do not contain the sections.
    public required init?(coder: NSCoder) {
        fatalError("A compositional layout needs its sections: use init(section:) or init(sectionProvider:).")
    }

    /// The settings for all sections. To apply a change to the object, set the property again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { isVertical }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }
    private var room: CGSize { collectionView?.layoutRoom ?? .zero }

    open override func prepare() {
        if needsLines, let collectionView {
            let environment = LayoutEnvironment(collectionView)
            sections = (0..<collectionView.numberOfSections).map { provider($0, environment) }
            hasSwipeActions = sections.contains { $0?.list?.offersSwipeActions == true }
            engine?.isVertical = isVertical
            engine?.spacing = configuration.interSectionSpacing.usableLength
        }
        super.prepare()
    }

    override var listBackground: UIColor? { sections.lazy.compactMap { $0?.list }.first?.background }

    override func listPosition(of key: ElementKey) -> ListPosition? {
        guard let list = section(key.path.section)?.list, let collectionView else { return nil }
        switch key.kind {
        case nil: return list.position(of: key.path, count: collectionView.numberOfItems(inSection: key.path.section))
        case UICollectionView.elementKindSectionHeader: return ListPosition(figure: list.figure, role: .header)
        case UICollectionView.elementKindSectionFooter: return ListPosition(figure: list.figure, role: .footer)
        default: return nil
        }
    }

    override var offersSwipeActions: Bool { hasSwipeActions }

    override func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration? {
        section(path.section)?.list?.swipeActions(at: path, atLeading: isLeading)
    }

    private func section(_ index: Int) -> NSCollectionLayoutSection? {
        index < sections.count ? sections[index] : nil
    }

    /// Returns the space for the groups of a section.
    private func container(of section: NSCollectionLayoutSection) -> CGSize {
        let (room, insets) = (room, section.contentInsets)
        return CGSize(
            width: (room.width - insets.leading - insets.trailing).usableLength,
            height: (room.height - insets.top - insets.bottom).usableLength)
    }
}

extension UICollectionViewCompositionalLayout: LineSource {
    func frame(ofSection index: Int) -> SectionFrame {
        guard let section = section(index) else { return SectionFrame() }
        let insets = section.contentInsets
        let isLast = index == sections.count - 1
        return SectionFrame(
            lead: section.list?.gap(isFirstInList: index == 0) ?? 0,
            tail: isLast ? section.list?.figure.listEnd ?? 0 : 0,
            before: (isVertical ? insets.top : insets.leading).finiteOrZero,
            after: (isVertical ? insets.bottom : insets.trailing).finiteOrZero,
            lineSpacing: section.interGroupSpacing.usableLength,
            header: edge(of: section) { $0.alignment == .top || $0.alignment == .leading },
            footer: edge(of: section) { $0.alignment == .bottom || $0.alignment == .trailing })
    }

    private func edge(
        of section: NSCollectionLayoutSection, where isWanted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
    ) -> SectionEdge? {
        guard let item = section.boundarySupplementaryItems.first(where: isWanted) else { return nil }
        let follows = section.supplementariesFollowContentInsets
        let size = item.layoutSize.size(in: follows ? container(of: section) : room)
        let start = isVertical ? section.contentInsets.leading : section.contentInsets.top
        let dimension = isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
        return SectionEdge(
            kind: item.elementKind, length: isVertical ? size.height : size.width,
            start: follows ? start.finiteOrZero : 0, breadth: isVertical ? size.width : size.height,
            fits: dimension.isEstimated)
    }

    func regularLine(inSection index: Int, count: Int) -> (count: Int, extent: CGFloat)? {
        guard let section = section(index) else { return (count, 0) }
        guard section.group.isRegular else { return nil }
        var supply = ItemSupply(next: 0, end: count, preferred: { _ in nil })
        let placed = section.group.place(in: container(of: section), from: &supply)
        return (max(1, supply.next), extent(of: placed.size))
    }

    func line(inSection index: Int, from first: Int, to end: Int) -> PackedLine {
        guard let section = section(index) else {
            return PackedLine(items: (first..<end).map { _ in PackedLine.Item(frame: .zero) }, extent: 0)
        }
        var supply = ItemSupply(
            next: first, end: end, preferred: { [engine] in engine?.preferredSize(section: index, item: $0) })
        var placed = section.group.place(in: container(of: section), from: &supply)
        let insets = section.contentInsets
        placed.move(dx: isVertical ? insets.leading.finiteOrZero : 0, dy: isVertical ? 0 : insets.top.finiteOrZero)
        return PackedLine(items: placed.items, extent: extent(of: placed.size))
    }

    private func extent(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
