extension DateFieldFigures {
    static let grid = DateFieldFigures(
        inset: 8, padding: 0, leastHeight: 16, growsWithText: false, lineGap: 0, popoverMargin: 0)
}
