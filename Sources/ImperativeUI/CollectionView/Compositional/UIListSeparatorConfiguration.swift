import Drawing
import Foundation

/// The lines at the upper and the lower edge of a row in a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable {
        /// As the list has it: below every row, but not below the last one of a section that is set apart.
        case automatic
        /// It is shown.
        case visible
        /// It is not shown.
        case hidden
    }

    /// Insets that have the line begin where the content does, and end at the edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The appearance of the list.
    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Makes the lines of a list with an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// Whether there is a line at the upper edge; automatic by default, which is none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line at the lower edge; automatic by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the upper line from the sides of the row, in points; automatic by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The distances of the lower line from the sides of the row, in points; automatic by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour.
    public var color = UIColor.separator
    /// The colour at selected rows where several can be selected.
    public var multipleSelectionColor = UIColor.separator
}

extension UIListSeparatorConfiguration {
    /// Returns the lines of a row in a list.
    func lines(scale: CGFloat, isLast: Bool) -> ListPlace.Lines {
        let figure = ListFigure(kind: appearance.kind, isGrid: false, scale: scale)
        // Cards and groups end without a line.
        let isUsual = figure.hasSeparators && !(isLast && figure.isGrouped)
        let hasBottom = bottomSeparatorVisibility == .visible || bottomSeparatorVisibility == .automatic && isUsual
        return ListPlace.Lines(
            top: topSeparatorVisibility == .visible ? line(topSeparatorInsets) : nil,
            bottom: hasBottom ? line(bottomSeparatorInsets) : nil, color: color, markedColor: multipleSelectionColor)
    }

    private func line(_ insets: NSDirectionalEdgeInsets) -> ListPlace.Line {
        let automatic = Self.automaticInsets
        return ListPlace.Line(
            start: insets.leading == automatic.leading ? nil : insets.leading.finiteOrZero,
            end: insets.trailing == automatic.trailing ? 0 : insets.trailing.finiteOrZero)
    }
}
