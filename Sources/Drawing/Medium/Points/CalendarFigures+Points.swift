extension CalendarFigures {
    static let points = CalendarFigures(
        titleHeight: 40, namesHeight: 22, rowHeight: 38, dayWidth: 44, arrowWidth: 36, inset: 12, circleSide: 36,
        stretches: true, hasOwnFonts: true)
}
