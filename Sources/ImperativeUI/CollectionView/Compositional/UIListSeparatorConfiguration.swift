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

/// What a list has decided for one of its rows, headers or footers.
struct ListPlace: Equatable {
    enum Role { case row, header, footer }

    let figure: ListFigure
    let role: Role
    /// Whether it is the first and the last row of its section.
    var isFirst = false
    var isLast = false
    /// The lines of a row; `nil` for none.
    var separators: UIListSeparatorConfiguration?

    /// Whether there is a line at the upper edge.
    var hasTopLine: Bool { !figure.isGrid && separators?.topSeparatorVisibility == .visible }

    /// Whether there is a line at the lower edge.
    var hasBottomLine: Bool {
        guard let separators, !figure.isGrid else { return false }
        switch separators.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        // Cards and groups end without a line.
        case .automatic: return figure.hasSeparators && !(isLast && figure.isGrouped)
        }
    }

    /// The corners that are round.
    var corners: UIRectCorner {
        guard role == .row, figure.cornerRadius > 0 else { return [] }
        let upper: UIRectCorner = isFirst ? [.topLeft, .topRight] : []
        return isLast ? upper.union([.bottomLeft, .bottomRight]) : upper
    }
}
