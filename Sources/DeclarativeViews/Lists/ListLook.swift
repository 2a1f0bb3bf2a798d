import Drawing
import Foundation
import LayoutEngine

/// The measures and colours of a list: those of both worlds, and the program's own.
struct ListLook: Equatable {
    let figure: ListFigure
    /// The minimum height of rows that the program asks for; 0 for the list's own.
    let minRowHeight: CGFloat
    let spacing: ListSpacing

    init(kind: ListKind, medium: Medium, scale: CGFloat, minRowHeight: CGFloat, spacing: ListSpacing) {
        figure = ListFigure(kind: kind, medium: medium, scale: scale)
        self.minRowHeight = minRowHeight
        self.spacing = spacing
    }

    /// The medium that shows the list.
    var medium: Medium { figure.medium }

    /// A height in whole rows where there are rows.
    func wholeRows(_ height: CGFloat) -> CGFloat { figure.wholeRows(height) }

    /// A distance to the nearest whole row where there are rows.
    func nearestRow(_ distance: CGFloat) -> CGFloat { figure.nearestRow(distance) }

    // MARK: Rows

    /// The height of a row that needs no more, in points.
    var leastHeight: CGFloat {
        minRowHeight > 0 && minRowHeight.isFinite ? wholeRows(minRowHeight) : figure.leastHeight
    }

    /// The space between the edges of a row and its content.
    var insets: EdgeInsets { insets(top: figure.rowEnd, bottom: figure.rowEnd) }

    private func insets(top: CGFloat, bottom: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top, leading: ListFigure.side, bottom: bottom, trailing: ListFigure.side)
    }

    /// How far the corners of cards are rounded.
    var cornerRadius: CGFloat { figure.cornerRadius }

    /// The space between rows of a section.
    var rowSpacing: CGFloat { spacing.rows.map { $0.isFinite ? max(0, wholeRows($0)) : 0 } ?? 0 }

    /// Whether there can be lines between rows.
    var showsSeparators: Bool { figure.showsSeparators }

    /// Whether the rows of a section are separated by lines.
    var hasSeparators: Bool { figure.hasSeparators }

    /// The thickness of separators.
    var separator: CGFloat { figure.separator }

    // MARK: Sections

    /// Whether the headers of sections stay in sight.
    var pinsHeaders: Bool { figure.kind == .plain || figure.kind == .inset }

    /// The space before the first thing in a section.
    func gap(isFirstInList: Bool) -> CGFloat {
        if let wanted = spacing.sections, !isFirstInList { return wanted.isFinite ? max(0, wholeRows(wanted)) : 0 }
        return figure.gap(isFirstInList: isFirstInList)
    }

    /// The space around the texts of headers and footers.
    func edgeInsets(isHeader: Bool) -> EdgeInsets {
        let ends = figure.edgeEnds(isHeader: isHeader)
        return insets(top: ends.top, bottom: ends.bottom)
    }

    /// The space below all rows.
    var end: CGFloat { figure.listEnd }

    // MARK: Colours

    /// The background of the list.
    var background: Color? { Color(.palette(figure.background)) }

    /// The background of one row; `nil` for none.
    var rowBackground: Color? { figure.rowBackground.map { Color(.palette($0)) } }

    /// The background of a row that is selected, or held down.
    var selectedBackground: Color { Color(.palette(ListFigure.selectedBackground)) }
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
    /// The measures and colours of lists.
    var listLook: ListLook {
        ListLook(
            kind: listKind, medium: textMedium.figures, scale: displayScale, minRowHeight: defaultMinListRowHeight,
            spacing: listSpacing)
    }

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
