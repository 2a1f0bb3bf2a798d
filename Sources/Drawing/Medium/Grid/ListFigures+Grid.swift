extension ListFigures {
    /// Lists of whole rows without separators, which would take rows, and of a hundred columns at most.
    static let grid = ListFigures(
        leastHeight: 16, rowEnd: 0, showsSeparators: false, alignsIcons: false, stacksLargeImages: false,
        centersAccessories: false, handlePadding: 0, swipeButtonSide: 8, swipeCoversEnd: true,
        selectionMark: "▌", firstGroupGap: 0, groupGap: 16, sidebarGap: 16, readableWidth: 800, edgeEnd: 0,
        groupEdgeEnd: 0)
}
