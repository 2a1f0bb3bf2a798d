import Foundation

/// The position of a row, header or footer of a list, read by layout and drawing: no view runs again when it changes.
// It is read and written by layouts and drawings on the main actor only.
final class ListRowPlacement: @unchecked Sendable {
    var position = ListPosition()
    /// Where the separators of the row begin and end, in points from its leading edge, as it was laid out.
    var separators: (start: CGFloat, end: CGFloat) = (0, 0)
}

/// Where a row, a header or a footer stands.
struct ListPosition: Equatable {
    var isFirstInList = false
    var isLastInList = false
    /// Whether it is the first row or the first part of the header of its section.
    var isFirst = false
    /// Whether it is the last row of its section.
    var isLast = false
    /// Whether a header is before it.
    var followsHeader = false
}
