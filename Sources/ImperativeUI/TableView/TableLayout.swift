import Drawing
import Foundation

/// Places the rows of a table view, one a line, with the headers and footers of sections.
final class TableLayout: UICollectionViewLayout {
    /// The source of the heights of rows.
    private enum Heights {
        /// All rows have the same one.
        case fixed(CGFloat)
        /// The delegate is asked for each.
        case asked
        /// Content or the delegate decides when a row becomes visible.
        case fitting(asksForEstimates: Bool)
    }

    private var heights = Heights.fixed(0)
    private var figure = ListFigure(kind: .plain, medium: .points, scale: 1)
    private var edges: [TableSectionEdges] = []

    override init() {
        super.init()
        engine = LineEngine(source: self)
    }

    required init?(coder: NSCoder) { nil }

    private var table: UITableView? { itemView as? UITableView }

    // MARK: Preparing

    override func prepare() {
        if needsLines, let table {
            let traits = table.traitCollection
            figure = ListFigure(kind: table.style.kind, medium: traits.textMedium.figures, scale: traits.displayScale)
            heights = heights(in: table)
            edges = table.sectionEdges(in: figure)
        }
        super.prepare()
    }

    private func heights(in table: UITableView) -> Heights {
        guard let first = table.knownCounts.firstIndex(where: { $0 > 0 }) else { return .fixed(0) }
        let path = IndexPath(row: 0, section: first)
        // The class of a controller says it for all rows.
        let isAsked =
            TableOverride.height.contain(classOf: table.delegate)
            ?? (table.asked(.rowHeight) { table.delegate?.tableView(table, heightForRowAt: path) } != nil)
        if isAsked, table.estimatedRowHeight == 0 { return .asked }
        if !isAsked, let height = table.rowHeight.setHeight { return .fixed(height) }
        let estimates =
            TableOverride.estimate.contain(classOf: table.delegate)
            ?? (table.asked(.estimatedRowHeight) {
                table.delegate?.tableView(table, estimatedHeightForRowAt: path)
            } != nil)
        return .fitting(asksForEstimates: estimates)
    }

    override var collectionViewContentSize: CGSize {
        guard let table else { return .zero }
        var size = linesSize
        if engine?.sections.isEmpty != false { size.height = table.headerLength + table.footerLength }
        return size
    }

    override func listPosition(of key: ElementKey) -> ListPosition? {
        guard let table else { return nil }
        switch key.kind {
        case nil: break
        case Self.header: return ListPosition(figure: figure, role: .header)
        default: return ListPosition(figure: figure, role: .footer)
        }
        var position = ListPosition(figure: figure, role: .row)
        position.isFirst = key.path.item == 0
        position.isLast = key.path.item == table.itemCount(inSection: key.path.section) - 1
        if table.separatorStyle != .none, figure.hasSeparators, !(position.isLast && figure.isGrouped) {
            let (color, inset) = (table.separatorColor ?? .separator, table.ownSeparatorInset)
            let (leading, end) = table.isRightToLeft ? (inset?.right, inset?.left) : (inset?.left, inset?.right)
            let line = ListPosition.Line(start: leading?.finiteOrZero, end: end?.finiteOrZero ?? 0)
            position.lines = ListPosition.Lines(bottom: line, color: color, markedColor: color)
        }
        return position
    }

    /// Returns the attributes of the rows in a rectangle.
    func rowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        engine?.attributes(in: rect).filter { $0.representedElementKind == nil } ?? []
    }

    /// Returns the height of a section's header or footer, in points; 0 if there is none.
    func length(of kind: String, _ section: Int) -> CGFloat {
        engine?.edge(ofKind: kind, section: section)?.frame.height ?? 0
    }

    // MARK: Pinned headers

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let engine, let table else { return nil }
        guard table.style == .plain else { return engine.attributes(in: rect) }
        // A header is in sight with the rows of its section even where its own place is not.
        let pinned = engine.sectionIndices(in: rect).flatMap { section in
            [Self.header, Self.footer].compactMap {
                layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(row: 0, section: section))
            }
        }
        return rowAttributes(in: rect) + pinned
    }

    static let header = UICollectionView.elementKindSectionHeader
    static let footer = UICollectionView.elementKindSectionFooter

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let engine, let own = engine.edge(ofKind: elementKind, section: indexPath.section), let table else {
            return nil
        }
        own.zIndex = 1
        guard table.style == .plain, own.frame.height > 0 else { return own }
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let section = engine.range(ofSection: indexPath.section)
        if elementKind == Self.header {
            let last = section.upperBound - length(of: Self.footer, indexPath.section) - own.frame.height
            own.frame.origin.y = max(own.frame.minY, min(visible.minY, last))
        } else {
            let first = section.lowerBound + length(of: Self.header, indexPath.section)
            own.frame.origin.y = min(own.frame.minY, max(visible.maxY - own.frame.height, first))
        }
        return own
    }
}

extension TableLayout: LineSource {
    /// Where the rows begin and how wide they are.
    private var rows: (x: CGFloat, width: CGFloat) {
        guard let table else { return (0, 0) }
        let width = table.layoutRoom.width
        let isInset = table.style == .insetGrouped || table.cellLayoutMarginsFollowReadableWidth
        let margin = isInset ? min(figure.margin(in: width), width / 2) : 0
        return (margin, width - 2 * margin)
    }

    func frame(ofSection section: Int) -> SectionFrame {
        guard let table, edges.indices.contains(section) else { return SectionFrame() }
        let edges = edges[section]
        let isLast = section == self.edges.count - 1
        return SectionFrame(
            lead: edges.lead + (section == 0 ? table.headerLength : 0),
            tail: edges.tail + (isLast ? figure.listEnd + table.footerLength : 0),
            header: edges.header.map { edge(Self.header, $0) }, footer: edges.footer.map { edge(Self.footer, $0) })
    }

    private func edge(_ kind: String, _ height: TableSectionEdges.Height) -> SectionEdge {
        SectionEdge(kind: kind, length: height.length, start: rows.x, breadth: rows.width, fits: height.fits)
    }

    func regularLine(inSection section: Int, count: Int) -> (count: Int, extent: CGFloat)? {
        switch heights {
        case .fixed(let height): (1, height)
        case .fitting(asksForEstimates: false): (1, standardEstimate)
        case .fitting, .asked: nil
        }
    }

    func line(inSection section: Int, from first: Int, to end: Int) -> PackedLine {
        let path = IndexPath(row: first, section: section)
        var item = PackedLine.Item(frame: CGRect(x: rows.x, y: 0, width: rows.width, height: 0))
        switch heights {
        case .fixed(let height): item.frame.size.height = height
        case .asked: item.frame.size.height = table?.askedHeight(ofRow: path) ?? figure.leastHeight
        case .fitting(let asks):
            item.fitsHeight = true
            item.frame.size.height =
                engine?.preferredSize(section: section, item: first)?.height
                ?? (asks ? askedEstimate(path) : nil) ?? standardEstimate
        }
        return PackedLine(items: [item], extent: item.frame.height)
    }

    private var standardEstimate: CGFloat {
        guard let height = table?.estimatedRowHeight.setHeight, height > 0 else { return figure.leastHeight }
        return height
    }

    private func askedEstimate(_ path: IndexPath) -> CGFloat? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, estimatedHeightForRowAt: path).setHeight
    }
}

extension CGFloat {
    /// The number as the height of a row, header or footer; `nil` for that of its content.
    var setHeight: CGFloat? { self >= 0 && isFinite ? self : nil }
}
