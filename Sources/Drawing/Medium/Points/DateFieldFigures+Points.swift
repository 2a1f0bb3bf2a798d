extension DateFieldFigures {
    static let points = DateFieldFigures(
        inset: 12, padding: 6, leastHeight: 34, growsWithText: true, lineGap: 8, popoverMargin: 12)
}
