import Foundation

/// Where the parts of a calendar of a month are: its title between two arrows, the names of weekdays, and six rows of
/// days.
package struct CalendarFigure: Equatable, Sendable {
    /// The rectangle of the calendar.
    package var frame: CGRect
    /// Whether the first day of a week is at the right.
    package var isReversed: Bool
    /// Whether it is shown as characters.
    package var isGrid: Bool

    /// Makes the figure in a rectangle.
    package init(in frame: CGRect, isReversed: Bool, isGrid: Bool) {
        self.frame = frame
        self.isReversed = isReversed
        self.isGrid = isGrid
    }

    /// The heights of the title, of the names of the weekdays and of a row of days, in points.
    package static func heights(isGrid: Bool) -> (title: CGFloat, names: CGFloat, row: CGFloat) {
        isGrid ? (16, 16, 16) : (40, 22, 38)
    }

    /// The least width of a day in points: in a grid four columns.
    package static func dayWidth(isGrid: Bool) -> CGFloat { isGrid ? 32 : 44 }

    /// The width of an arrow in points.
    package static func arrowWidth(isGrid: Bool) -> CGFloat { isGrid ? 24 : 36 }

    /// The size of a calendar in points.
    package static func size(isGrid: Bool) -> CGSize {
        let (title, names, row) = heights(isGrid: isGrid)
        return CGSize(
            width: 7 * dayWidth(isGrid: isGrid), height: title + names + CGFloat(MonthPage.rowCount) * row)
    }

    /// The width of a day here.
    package var dayWidth: CGFloat {
        let share = max(0, frame.width) / 7
        return isGrid ? (share / 8).rounded(.down) * 8 : share
    }

    private func fromLeading(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
        isReversed ? frame.maxX - x - width : frame.minX + x
    }

    /// The rectangle of the title.
    package var title: CGRect {
        let (height, arrows) = (Self.heights(isGrid: isGrid).title, 2 * Self.arrowWidth(isGrid: isGrid))
        let width = max(0, dayWidth * 7 - arrows)
        return CGRect(x: fromLeading(0, width), y: frame.minY, width: width, height: height)
    }

    /// Returns the rectangle of the arrow that leads to the month before or after.
    package func arrow(forward: Bool) -> CGRect {
        let width = Self.arrowWidth(isGrid: isGrid)
        let x = dayWidth * 7 - width * (forward ? 1 : 2)
        return CGRect(
            x: fromLeading(x, width), y: frame.minY, width: width, height: Self.heights(isGrid: isGrid).title)
    }

    /// Returns the rectangle of the name of a weekday, from 0 for the first of a week.
    package func name(_ column: Int) -> CGRect {
        let heights = Self.heights(isGrid: isGrid)
        return CGRect(
            x: fromLeading(CGFloat(column) * dayWidth, dayWidth), y: frame.minY + heights.title, width: dayWidth,
            height: heights.names)
    }

    /// Returns the rectangle of a day by its place.
    package func day(_ place: Int) -> CGRect {
        let heights = Self.heights(isGrid: isGrid)
        return CGRect(
            x: fromLeading(CGFloat(place % 7) * dayWidth, dayWidth),
            y: frame.minY + heights.title + heights.names + CGFloat(place / 7) * heights.row, width: dayWidth,
            height: heights.row)
    }

    /// Returns the shape behind a day that is chosen or on which the keys stand.
    package static func mark(in day: CGRect, isGrid: Bool) -> CGRect {
        if isGrid { return day }
        let side = min(day.width, day.height) - 2
        return CGRect(x: day.midX - side / 2, y: day.midY - side / 2, width: side, height: side)
    }
}
