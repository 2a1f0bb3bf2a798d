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
}
