import Drawing
import Foundation

/// The separators at the upper and lower edge of a row in a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The list's default: a separator below every row, except below the last row of a separated section.
        case automatic
        /// The separator is always visible.
        case visible
        /// The separator is always hidden.
        case hidden
    }

    /// Insets that let the separator start at the content's leading edge and end at the edge of the row.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The appearance of the list.
    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the separators of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// The visibility of the separator at the upper edge; `.automatic` by default, which shows none.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator at the lower edge; `.automatic` by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the upper separator from the sides of the row, in points; automatic by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the lower separator from the sides of the row, in points; automatic by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the separators.
    public var color = UIColor.separator
    /// The colour of the separators at selected rows if several rows can be selected.
    public var multipleSelectionColor = UIColor.separator
}

extension UIListSeparatorConfiguration {
    /// Returns the lines of a row in a list.
    func lines(in list: ListFigure, isLast: Bool) -> ListPosition.Lines {
        let figure = ListFigure(kind: appearance.kind, medium: list.medium, scale: list.scale)
        // Cards and groups end without a line.
        let isUsual = figure.hasSeparators && !(isLast && figure.isGrouped)
        let hasBottom = bottomSeparatorVisibility == .visible || bottomSeparatorVisibility == .automatic && isUsual
        return ListPosition.Lines(
            top: topSeparatorVisibility == .visible ? line(topSeparatorInsets) : nil,
            bottom: hasBottom ? line(bottomSeparatorInsets) : nil, color: color, markedColor: multipleSelectionColor)
    }

    private func line(_ insets: NSDirectionalEdgeInsets) -> ListPosition.Line {
        let automatic = Self.automaticInsets
        return ListPosition.Line(
            start: insets.leading == automatic.leading ? nil : insets.leading.finiteOrZero,
            end: insets.trailing == automatic.trailing ? 0 : insets.trailing.finiteOrZero)
    }
}
