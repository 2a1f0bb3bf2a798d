import Drawing
import Foundation

extension UIListContentConfiguration {
    // MARK: Rows

    private static var label: TextProperties { TextProperties(style: .body, color: .label) }

    /// A row with a text, and a small second one below.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .caption1, color: .label))
    }

    /// A row with a text, and a second one below that stands back.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .subheadline, color: .secondaryLabel))
    }

    /// A row with a text, and a value at the trailing side.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .body, color: .secondaryLabel), isSideBySide: true)
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .cell() }
    /// A row of a sidebar, with a second text below that stands back.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }
    /// A row of a sidebar that stands below another one.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .cell() }
    /// A row of a sidebar that stands below another one, with a second text below that stands back.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

    // MARK: Headers and footers

    /// A header of a section, as in a grouped list.
    public static func header() -> UIListContentConfiguration { .groupedHeader() }
    /// A footer of a section, as in a grouped list.
    public static func footer() -> UIListContentConfiguration { .groupedFooter() }
    /// A header with more weight.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        let font = UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .systemFont(ofSize: FontDescription(UIFont.TextStyle.title3.style).size, weight: .bold))
        return UIListContentConfiguration(edge: TextProperties(font, .label), isHeader: true, isGrouped: true)
    }

    /// A header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: FontDescription(UIFont.TextStyle.subheadline.style).size, weight: .semibold))
        return UIListContentConfiguration(
            edge: TextProperties(font, .secondaryLabel), isHeader: true, isGrouped: false)
    }

    /// A header of a section in a grouped list, in capital letters.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(style: .footnote, color: .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(edge: text, isHeader: true, isGrouped: true)
    }

    /// A header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(style: .headline, color: .label), isHeader: true, isGrouped: false)
    }

    /// A footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(style: .footnote, color: .secondaryLabel), isHeader: false, isGrouped: false)
    }

    /// A footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(style: .footnote, color: .secondaryLabel), isHeader: false, isGrouped: true)
    }

    /// The header of a section in a list of a kind.
    static func header(in kind: ListKind) -> UIListContentConfiguration {
        switch kind {
        case .plain, .inset: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        case .sidebar, .sidebarPlain: .sidebarHeader()
        }
    }

    /// The footer of a section in a list of a kind.
    static func footer(in kind: ListKind) -> UIListContentConfiguration {
        switch kind {
        case .grouped, .insetGrouped: .groupedFooter()
        case .plain, .inset, .sidebar, .sidebarPlain: .plainFooter()
        }
    }
}
