import Foundation

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
}

/// The measures and colours of lists in both worlds, in points.
///
/// In a grid of characters all measures are whole rows and columns, and there are no separators: they would take rows.
package struct ListFigure: Hashable, Sendable {
    package let kind: ListKind
    package let isGrid: Bool
    package let scale: CGFloat

    package init(kind: ListKind, isGrid: Bool, scale: CGFloat) {
        self.kind = kind
        self.isGrid = isGrid
        self.scale = scale
    }

    /// The space between the content of a row and its accessory.
    package static let accessoryGap: CGFloat = 8
    /// The width that symbols at the beginning of rows have in common, outside of a grid and in text of the usual size.
    package static let iconRoom: CGFloat = 28
    /// The space between the edges of a row and its content: at the sides, and above and below it.
    package static let (side, end): (CGFloat, CGFloat) = (16, 11)
    /// The height of a row that needs no more.
    package static let leastHeight: CGFloat = 44
    private static let gridRow: CGFloat = 16

    // MARK: Grids

    /// A height in whole rows where there are rows.
    package func wholeRows(_ height: CGFloat) -> CGFloat {
        isGrid ? (height / Self.gridRow).rounded(.up) * Self.gridRow : height
    }

    /// A distance to the nearest whole row where there are rows.
    package func nearestRow(_ distance: CGFloat) -> CGFloat {
        isGrid ? (distance / Self.gridRow).rounded(.down) * Self.gridRow : distance
    }

    // MARK: Rows

    /// The height of a row that needs no more.
    package var leastHeight: CGFloat { isGrid ? Self.gridRow : Self.leastHeight }

    /// The space above and below the content of a row.
    package var rowEnd: CGFloat { isGrid ? 0 : Self.end }

    /// The space between the edges of the list and its rows.
    package var margin: CGFloat {
        switch kind {
        case .plain, .grouped, .sidebarPlain: 0
        case .inset, .insetGrouped, .sidebar: 16
        }
    }

    /// How far the corners of cards are rounded.
    package var cornerRadius: CGFloat { !isGrid && (kind == .insetGrouped || kind == .sidebar) ? 10 : 0 }

    /// Whether the rows of a section are separated by lines.
    package var hasSeparators: Bool { !isGrid && kind != .sidebar && kind != .sidebarPlain }

    /// The thickness of separators.
    package var separator: CGFloat { 1 / max(1, scale) }

    // MARK: Sections

    /// Whether sections are set apart by their backgrounds. Their last rows have no line below.
    package var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

    /// The space before the first thing in a section.
    package func gap(isFirstInList: Bool) -> CGFloat {
        switch kind {
        case .plain, .inset: 0
        case .sidebar, .sidebarPlain: isFirstInList ? 0 : Self.gridRow
        case .grouped, .insetGrouped: isFirstInList ? (isGrid ? 0 : 16) : isGrid ? Self.gridRow : 32
        }
    }

    /// The space above and below the texts of headers and footers.
    package func edgeEnds(isHeader: Bool) -> (top: CGFloat, bottom: CGFloat) {
        if isGrid { return (0, 0) }
        return Self.edgeEnds(isHeader: isHeader, isGrouped: isGrouped)
    }

    /// The space above and below the texts of headers and footers, outside of a grid.
    package static func edgeEnds(isHeader: Bool, isGrouped: Bool) -> (top: CGFloat, bottom: CGFloat) {
        if isGrouped { return isHeader ? (0, 7) : (7, 0) }
        return (6, 6)
    }

    /// The space below all rows.
    package var listEnd: CGFloat { isGrouped ? 16 : 0 }

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
    package var rowBackground: SystemPalette? { isGrouped ? .secondarySystemGroupedBackground : nil }

    /// The background of a row that is selected, or held down.
    package static let selectedBackground = SystemPalette.systemGray4
}
