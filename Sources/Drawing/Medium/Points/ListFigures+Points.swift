extension ListFigures {
    /// Lists of rows with room around their content.
    static let points = ListFigures(
        leastHeight: 44, rowEnd: 11, showsSeparators: true, alignsIcons: true, stacksLargeImages: true,
        centersAccessories: true, handlePadding: 8, swipeButtonSide: 16, swipeCoversEnd: false,
        selectionMark: nil, firstGroupGap: 16, groupGap: 32, sidebarGap: 16, readableWidth: .infinity, edgeEnd: 6,
        groupEdgeEnd: 7)
}
