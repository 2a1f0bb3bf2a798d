import Foundation

/// Where the parts of a calendar of a month are: its title between two arrows, the names of weekdays, and six rows of
/// days.
package struct CalendarFigure: Equatable, Sendable {
    /// The rectangle of the calendar.
    package var frame: CGRect
    /// Whether the first day of a week is at the right.
    package var isReversed: Bool
    /// The medium in which it is shown.
    package var medium: Medium

    /// Makes the figure in a rectangle.
    package init(in frame: CGRect, isReversed: Bool, medium: Medium) {
        self.frame = frame
        self.isReversed = isReversed
        self.medium = medium
    }

    private var figures: CalendarFigures { medium.calendar }

    /// The width of a day here.
    package var dayWidth: CGFloat { medium.grain.column(at: max(0, frame.width) / 7) }

    private func fromLeading(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
        isReversed ? frame.maxX - x - width : frame.minX + x
    }

    /// The rectangle of the title.
    package var title: CGRect {
        let (height, arrows) = (figures.titleHeight, 2 * figures.arrowWidth)
        let width = max(0, dayWidth * 7 - arrows)
        return CGRect(x: fromLeading(0, width), y: frame.minY, width: width, height: height)
    }

    /// Returns the rectangle of the arrow that leads to the month before or after.
    package func arrow(forward: Bool) -> CGRect {
        let width = figures.arrowWidth
        let x = dayWidth * 7 - width * (forward ? 1 : 2)
        return CGRect(x: fromLeading(x, width), y: frame.minY, width: width, height: figures.titleHeight)
    }

    /// Returns the rectangle of the name of a weekday, from 0 for the first of a week.
    package func name(_ column: Int) -> CGRect {
        CGRect(
            x: fromLeading(CGFloat(column) * dayWidth, dayWidth), y: frame.minY + figures.titleHeight, width: dayWidth,
            height: figures.namesHeight)
    }

    /// Returns the rectangle of a day by its index on the page.
    package func day(_ index: Int) -> CGRect {
        CGRect(
            x: fromLeading(CGFloat(index % 7) * dayWidth, dayWidth),
            y: frame.minY + figures.titleHeight + figures.namesHeight + CGFloat(index / 7) * figures.rowHeight,
            width: dayWidth, height: figures.rowHeight)
    }

    /// Returns the shape behind a day that is chosen or on which the keys stand.
    package func mark(in day: CGRect) -> CGRect {
        if figures.circleSide == nil { return day }
        let side = min(day.width, day.height) - 2
        return CGRect(x: day.midX - side / 2, y: day.midY - side / 2, width: side, height: side)
    }
}

extension CalendarFigures {
    /// The least size of a calendar in points.
    package var size: CGSize {
        CGSize(width: 7 * dayWidth, height: titleHeight + namesHeight + CGFloat(MonthPage.rowCount) * rowHeight)
    }
}
