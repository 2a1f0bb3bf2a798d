extension CalendarFigures {
    static let grid = CalendarFigures(
        titleHeight: 16, namesHeight: 16, rowHeight: 16, dayWidth: 32, arrowWidth: 24, inset: 0, circleSide: nil,
        stretches: false, hasOwnFonts: false)
}
