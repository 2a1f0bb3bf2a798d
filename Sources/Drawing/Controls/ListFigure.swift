import Foundation
import Foundations

/// The kinds of lists in both worlds.
package enum ListKind: Hashable, Sendable {
    /// Rows from edge to edge, below headers that stay in sight.
    case plain
    /// Rows without backgrounds, away from the edges.
    case inset
    /// Sections from edge to edge, apart from each other.
    case grouped
    /// Sections on cards.
    case insetGrouped
    /// The choices of a sidebar, beside the chosen content.
    case sidebar
    /// The same, from edge to edge.
    case sidebarPlain

    /// Whether sections are set apart by their backgrounds.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The background of one row; `nil` for none.
    package var rowBackground: SystemPalette? { isGrouped ? .secondarySystemGroupedBackground : nil }
}

/// The measures and colours of lists in both worlds, in points.
package struct ListFigure: Hashable, Sendable {
    package let kind: ListKind
    package let medium: Medium
    package let scale: CGFloat

    package init(kind: ListKind, medium: Medium, scale: CGFloat) {
        self.kind = kind
        self.medium = medium
        self.scale = scale
    }

    /// The space between the content of a row and its accessory.
    package static let accessoryGap: CGFloat = 8
    /// The width that symbols at the beginning of rows have in common where they do, in text of the usual size.
    package static let iconRoom: CGFloat = 28
    /// The space between the edges of a row and its content at the sides.
    package static let side: CGFloat = 16
    /// The space above and below the content of a row, before the medium is known.
    package static let end = ListFigures.points.rowEnd
    /// The height of a row that needs no more, before the medium is known.
    package static let leastHeight = ListFigures.points.leastHeight

    private var figures: ListFigures { medium.list }

    // MARK: Whole rows

    /// A height in whole rows where there are rows.
    package func wholeRows(_ height: CGFloat) -> CGFloat { medium.grain.wholeHeight(height) }

    /// A distance to the nearest whole row where there are rows.
    package func nearestRow(_ distance: CGFloat) -> CGFloat { medium.grain.row(at: distance) }

    // MARK: Rows

    /// The height of a row that needs no more.
    package var leastHeight: CGFloat { figures.leastHeight }

    /// The space above and below the content of a row.
    package var rowEnd: CGFloat { figures.rowEnd }

    /// The space between the edges of the list and its rows at least.
    private var leastMargin: CGFloat {
        switch kind {
        case .plain, .grouped, .sidebarPlain: 0
        case .inset, .insetGrouped, .sidebar: 16
        }
    }

    /// The greatest width of a list whose rows end at its least margin.
    package var readableWidth: CGFloat { figures.readableWidth + 2 * leastMargin }

    /// Returns the space between the edges of a list of a width and its rows.
    package func margin(in width: CGFloat) -> CGFloat {
        guard width > readableWidth, width.isFinite else { return leastMargin }
        return medium.grain.column(at: (width - figures.readableWidth) / 2)
    }

    /// How far the corners of cards are rounded.
    package var cornerRadius: CGFloat { kind == .insetGrouped || kind == .sidebar ? medium.edges.corner(10) : 0 }

    /// Whether there can be lines between rows.
    package var showsSeparators: Bool { figures.showsSeparators }

    /// Whether the rows of a section are separated by lines.
    package var hasSeparators: Bool { showsSeparators && kind != .sidebar && kind != .sidebarPlain }

    /// The thickness of separators.
    package var separator: CGFloat { medium.edges.hairline(scale: scale) }

    // MARK: Sections

    /// Whether sections are set apart by their backgrounds. Their last rows have no line below.
    package var isGrouped: Bool { kind.isGrouped }

    /// The space before the first thing in a section.
    package func gap(isFirstInList: Bool) -> CGFloat {
        switch kind {
        case .plain, .inset: 0
        case .sidebar, .sidebarPlain: isFirstInList ? 0 : figures.sidebarGap
        case .grouped, .insetGrouped: isFirstInList ? figures.firstGroupGap : figures.groupGap
        }
    }

    /// The space above and below the texts of headers and footers.
    package func edgeEnds(isHeader: Bool) -> (top: CGFloat, bottom: CGFloat) {
        figures.edgeEnds(isHeader: isHeader, isGrouped: isGrouped)
    }

    /// The space above and below the texts of headers and footers, before the medium is known.
    package static func edgeEnds(isHeader: Bool, isGrouped: Bool) -> (top: CGFloat, bottom: CGFloat) {
        ListFigures.points.edgeEnds(isHeader: isHeader, isGrouped: isGrouped)
    }

    /// The space below all rows.
    package var listEnd: CGFloat { isGrouped ? 16 : 0 }

    /// How far the content of a row that is swiped so far from an edge is moved.
    ///
    /// - Parameter distance: How far the buttons are seen, to the trailing side; less than 0 at the trailing edge.
    package func contentShift(forSwipe distance: CGFloat) -> CGFloat {
        figures.swipeCoversEnd ? max(0, distance) : distance
    }

    // MARK: Selection

    /// Draws the mark of a selected row at its leading edge, which tells it from one with the focus.
    package func drawSelection(in row: CGRect, isReversed: Bool, with paint: Paint, in context: inout DrawingContext) {
        guard let mark = figures.selectionMark, row.isFinite, row.width > 2 * Self.side else { return }
        let x = isReversed ? row.maxX - GridCell.width : row.minX
        for line in 0..<Int(clamping: (row.height / GridCell.height).rounded(), to: 0...1_000) {
            let point = CGPoint(x: x, y: row.minY + CGFloat(line) * GridCell.height)
            context.draw(isReversed ? "▐" : mark, inCellAt: point, with: paint)
        }
    }

    // MARK: Colours

    /// The background of the list.
    package var background: SystemPalette {
        switch kind {
        case .plain, .inset: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: .secondarySystemBackground
        }
    }

    /// The background of one row; `nil` for none.
    package var rowBackground: SystemPalette? { kind.rowBackground }

    /// The background of a row that is selected, or held down.
    package static let selectedBackground = SystemPalette.systemGray4
}
