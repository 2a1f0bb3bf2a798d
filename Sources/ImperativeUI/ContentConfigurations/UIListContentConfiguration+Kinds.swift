import Drawing
import Foundation

extension UIListContentConfiguration {
    // MARK: Rows

    private static var label: TextProperties { TextProperties(style: .body, color: .label) }

    /// Returns the configuration of a row with a text, and a small secondary text below it.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .caption1, color: .label))
    }

    /// Returns the configuration of a row with a text, and a less prominent secondary text below it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .subheadline, color: .secondaryLabel))
    }

    /// Returns the configuration of a row with a text, and a value at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(label, TextProperties(style: .body, color: .secondaryLabel), isSideBySide: true)
    }

    /// Returns the configuration of a row with a name in a column at the leading edge, and a value beside it.
    static func columnCell() -> UIListContentConfiguration {
        var name = TextProperties(style: .footnote, color: .tintColor)
        name.numberOfLines = 1
        return UIListContentConfiguration(name, TextProperties(style: .footnote, color: .label), isSideBySide: true)
    }

    /// Returns the configuration of a row in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { .cell() }
    /// Returns the configuration of a row in a sidebar, with a less prominent secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }
    /// Returns the configuration of a row in a sidebar that accompanies another one.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { .cell() }
    /// Returns the configuration of a row in a sidebar that accompanies another one, with a less prominent secondary
    /// text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { .subtitleCell() }

    // MARK: Headers and footers

    /// Returns the configuration of a section header, as in a grouped list.
    public static func header() -> UIListContentConfiguration { .groupedHeader() }
    /// Returns the configuration of a section footer, as in a grouped list.
    public static func footer() -> UIListContentConfiguration { .groupedFooter() }
    /// Returns the configuration of a more prominent section header.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        let font = UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .systemFont(ofSize: FontDescription(UIFont.TextStyle.title3.style).size, weight: .bold))
        return UIListContentConfiguration(edge: TextProperties(font, .label), isHeader: true, isGrouped: true)
    }

    /// Returns the configuration of a section header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: FontDescription(UIFont.TextStyle.subheadline.style).size, weight: .semibold))
        return UIListContentConfiguration(
            edge: TextProperties(font, .secondaryLabel), isHeader: true, isGrouped: false)
    }

    /// Returns the configuration of a section header in a grouped list, in capital letters.
    public static func groupedHeader() -> UIListContentConfiguration {
        var text = TextProperties(style: .footnote, color: .secondaryLabel)
        text.transform = .uppercase
        return UIListContentConfiguration(edge: text, isHeader: true, isGrouped: true)
    }

    /// Returns the configuration of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(style: .headline, color: .label), isHeader: true, isGrouped: false)
    }

    /// Returns the configuration of a section footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            edge: TextProperties(style: .footnote, color: .secondaryLabel), isHeader: false, isGrouped: false)
    }

    /// Returns the configuration of a section footer in a grouped list.
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
