import Foundation

/// The measures, in points, and the parts of lists.
package struct ListFigures: Hashable, Sendable {
    /// The height of a row that needs no more.
    package let leastHeight: CGFloat
    /// The space above and below the content of a row.
    package let rowEnd: CGFloat
    /// Whether there are lines between rows.
    package let showsSeparators: Bool
    /// Whether the symbols at the beginning of rows stand in rooms of one width.
    package let alignsIcons: Bool
    /// Whether images stand above texts in the largest text sizes.
    package let stacksLargeImages: Bool
    /// Whether accessories stand in the middle of their room, and not at its beginning.
    package let centersAccessories: Bool
    /// The space around the handle by which a row is moved.
    package let handlePadding: CGFloat
    /// The space beside the title of a button that a swipe shows.
    package let swipeButtonSide: CGFloat
    /// Whether buttons at the end of a row that is swiped cover it, and do not move its content out of sight.
    package let swipeCoversEnd: Bool
    /// The character before the content of a selected row, in each of its rows of cells; `nil` for none.
    let selectionMark: String?
    /// The space before the first group of a list.
    package let firstGroupGap: CGFloat
    /// The space before another group.
    package let groupGap: CGFloat
    /// The space before another section of a sidebar.
    package let sidebarGap: CGFloat
    /// The greatest width of rows; a wider list has them in its middle.
    package let readableWidth: CGFloat
    /// The space above and below the text of a header or footer.
    package let edgeEnd: CGFloat
    /// The space between the text of the header or footer of a group and its rows.
    package let groupEdgeEnd: CGFloat

    /// Returns the space above and below the text of a header or footer.
    package func edgeEnds(isHeader: Bool, isGrouped: Bool) -> (top: CGFloat, bottom: CGFloat) {
        if isGrouped { return isHeader ? (0, groupEdgeEnd) : (groupEdgeEnd, 0) }
        return (edgeEnd, edgeEnd)
    }
}
