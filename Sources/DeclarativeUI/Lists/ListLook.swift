import Foundation
import LayoutEngine

/// The measures and colours of a list.
///
/// In a grid of characters all measures are whole rows and columns, and there are no separators: they would take rows.
struct ListLook: Equatable {
    let kind: ListKind
    let isGrid: Bool
    let scale: CGFloat
    /// The minimum height of rows that the program asks for; 0 for the list's own.
    let minRowHeight: CGFloat
    let spacing: ListSpacing

    // MARK: Grids

    private static let gridRow: CGFloat = 16

    /// A height in whole rows where there are rows.
    func wholeRows(_ height: CGFloat) -> CGFloat {
        isGrid ? (height / Self.gridRow).rounded(.up) * Self.gridRow : height
    }

    /// A distance to the nearest whole row where there are rows.
    func nearestRow(_ distance: CGFloat) -> CGFloat {
        isGrid ? (distance / Self.gridRow).rounded(.down) * Self.gridRow : distance
    }

    // MARK: Rows

    /// The height of a row that needs no more, in points.
    var leastHeight: CGFloat {
        if minRowHeight > 0, minRowHeight.isFinite { return wholeRows(minRowHeight) }
        return isGrid ? Self.gridRow : 44
    }

    /// The space between the edges of a row and its content.
    var insets: EdgeInsets {
        isGrid
            ? EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
            : EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    /// The space between the edges of the list and its rows.
    var margin: CGFloat {
        switch kind {
        case .plain, .grouped: 0
        case .inset, .insetGrouped, .sidebar: 16
        }
    }

    /// How far the corners of cards are rounded.
    var cornerRadius: CGFloat { !isGrid && (kind == .insetGrouped || kind == .sidebar) ? 10 : 0 }

    /// The space between rows of a section.
    var rowSpacing: CGFloat { spacing.rows.map { $0.isFinite ? max(0, wholeRows($0)) : 0 } ?? 0 }

    /// Whether the rows of a section are separated by lines.
    var hasSeparators: Bool { !isGrid && kind != .sidebar }

    /// The thickness of separators.
    var separator: CGFloat { 1 / max(1, scale) }

    // MARK: Sections

    /// Whether the headers of sections stay in sight.
    var pinsHeaders: Bool { kind == .plain || kind == .inset }

    private var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }

    /// The space before the first thing in a section.
    func gap(isFirstInList: Bool) -> CGFloat {
        if let wanted = spacing.sections, !isFirstInList { return wanted.isFinite ? max(0, wholeRows(wanted)) : 0 }
        switch kind {
        case .plain, .inset: return 0
        case .sidebar: return isFirstInList ? 0 : Self.gridRow
        case .grouped, .insetGrouped: return isFirstInList ? (isGrid ? 0 : 16) : isGrid ? Self.gridRow : 32
        }
    }

    /// The space around the texts of headers and footers.
    func edgeInsets(isHeader: Bool) -> EdgeInsets {
        if isGrid { return EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
        if isGrouped {
            return EdgeInsets(top: isHeader ? 0 : 7, leading: 16, bottom: isHeader ? 7 : 0, trailing: 16)
        }
        return EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    }

    /// The space below all rows.
    var end: CGFloat { isGrouped ? 16 : 0 }

    // MARK: Colours

    /// What is behind the rows.
    var background: Color? {
        switch kind {
        case .plain, .inset: Color(.palette(.systemBackground))
        case .grouped, .insetGrouped: Color(.palette(.systemGroupedBackground))
        case .sidebar: Color(.palette(.secondarySystemBackground))
        }
    }

    /// What is behind one row; `nil` for nothing.
    var rowBackground: Color? {
        isGrouped ? Color(.palette(.secondarySystemGroupedBackground)) : nil
    }

    /// What is behind a row that is selected, or held down.
    var selectedBackground: Color { Color(.palette(.systemGray4)) }
}

/// The spaces that a program asks for; `nil` for those of the list.
struct ListSpacing: Hashable {
    var rows: CGFloat?
    var sections: CGFloat?
}

private enum ListSpacingKey: EnvironmentKey {
    static var defaultValue: ListSpacing { ListSpacing() }
}

private enum ListBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The spaces in lists.
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }

    /// Whether lists, forms and text editors have a background.
    var listBackground: Visibility {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }
}
