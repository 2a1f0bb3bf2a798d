import Drawing
import Foundation

extension UITableView {
    /// The overall style of a table.
    public enum Style: Int, Sendable {
        /// Rows extend from edge to edge. Headers and footers stay in sight while the rows of their section are.
        case plain
        /// Separated sections extend from edge to edge.
        case grouped
        /// Sections appear on inset cards.
        case insetGrouped
    }

    /// The position of a row in the view after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// As near as possible to where the row is.
        case none
        /// At the top of the view.
        case top
        /// In the vertical centre of the view.
        case middle
        /// At the bottom of the view.
        case bottom
    }

    /// The animation of rows that are inserted, deleted or reloaded. Changes are not animated.
    public enum RowAnimation: Int, Sendable {
        /// A fade.
        case fade
        /// A movement from or to the right.
        case right
        /// A movement from or to the left.
        case left
        /// A movement from or to the top.
        case top
        /// A movement from or to the bottom.
        case bottom
        /// No animation.
        case none
        /// A row that is covered by, or uncovered from, the others.
        case middle
        /// The animation that suits the change.
        case automatic = 100
    }

    /// The way cells resize when the size of their content changes.
    public typealias SelfSizingInvalidation = UICollectionView.SelfSizingInvalidation

    /// The height of rows, headers and footers that have the height of their content.
    nonisolated public static let automaticDimension: CGFloat = -1
    /// The name of the symbol in an index that stands for searching.
    nonisolated public static let indexSearch = "{search}"
    /// Posted with the table view as its object after the user, or a program, has changed the selection.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension UITableView.Style {
    var kind: ListKind {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension UITableView.ScrollPosition {
    /// The position as one of items; `nil` for none.
    var items: UICollectionView.ScrollPosition {
        switch self {
        case .none: []
        case .top: .top
        case .middle: .centeredVertically
        case .bottom: .bottom
        }
    }
}
