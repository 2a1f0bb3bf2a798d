import Foundation

/// The measures and the look of calendars of a month.
package struct CalendarFigures: Hashable, Sendable {
    /// The height of the title in points.
    package let titleHeight: CGFloat
    /// The height of the names of the weekdays in points.
    package let namesHeight: CGFloat
    /// The height of a row of days in points.
    package let rowHeight: CGFloat
    /// The least width of a day in points.
    package let dayWidth: CGFloat
    /// The width of an arrow in points.
    package let arrowWidth: CGFloat
    /// The space before the title in points.
    package let inset: CGFloat
    /// The side of the circle behind a chosen day in points; `nil` where the whole day is marked.
    package let circleSide: CGFloat?
    /// Whether a calendar takes all the width there is.
    package let stretches: Bool
    /// Whether its texts have fonts of their own.
    package let hasOwnFonts: Bool

    package init(
        titleHeight: CGFloat, namesHeight: CGFloat, rowHeight: CGFloat, dayWidth: CGFloat, arrowWidth: CGFloat,
        inset: CGFloat, circleSide: CGFloat?, stretches: Bool, hasOwnFonts: Bool
    ) {
        self.titleHeight = titleHeight
        self.namesHeight = namesHeight
        self.rowHeight = rowHeight
        self.dayWidth = dayWidth
        self.arrowWidth = arrowWidth
        self.inset = inset
        self.circleSide = circleSide
        self.stretches = stretches
        self.hasOwnFonts = hasOwnFonts
    }

    /// The least size of a calendar in points.
    package var size: CGSize {
        CGSize(width: 7 * dayWidth, height: titleHeight + namesHeight + CGFloat(MonthPage.rowCount) * rowHeight)
    }
}
