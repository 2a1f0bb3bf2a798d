import Drawing
import Foundation

/// The decisions of a list for one of its rows, headers or footers.
struct ListPosition: Equatable {
    enum Role { case row, header, footer }

    /// The lines at the edges of a row.
    struct Lines: Equatable {
        /// `nil` for no line.
        var top: Line?
        var bottom: Line?
        var color: UIColor
        /// The colour at selected rows where several can be selected.
        var markedColor: UIColor
    }

    /// Where a line is, in points from the leading and the trailing edge.
    struct Line: Equatable {
        /// `nil` for where the content begins.
        var start: CGFloat?
        var end: CGFloat
    }

    let figure: ListFigure
    let role: Role
    /// Whether it is the first and the last row of its section.
    var isFirst = false
    var isLast = false
    /// Whether the first item of the section is its header.
    var hasHeaderItem = false
    /// `nil` for a header or a footer, and where there are no lines.
    var lines: Lines?

    /// The corners that are round.
    var corners: UIRectCorner {
        guard role == .row, figure.cornerRadius > 0 else { return [] }
        let upper: UIRectCorner = isFirst ? [.topLeft, .topRight] : []
        return isLast ? upper.union([.bottomLeft, .bottomRight]) : upper
    }
}
