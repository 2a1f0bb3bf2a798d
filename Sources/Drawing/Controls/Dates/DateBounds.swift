import Foundation

/// The dates that can be chosen: from a first to a last one, of which each may be missing.
///
/// A last date before the first one, and bounds that are no numbers, count as missing.
package struct DateBounds: Equatable, Sendable {
    /// The first date; `nil` for none.
    package let first: Date?
    /// The last date; `nil` for none.
    package let last: Date?
    /// The fault of the bounds, and the correction; `nil` for none.
    package let fault: String?

    /// Makes the bounds.
    package init(first: Date? = nil, last: Date? = nil) {
        let numbers = [first, last].map { date in
            date.flatMap { $0.timeIntervalSinceReferenceDate.isNaN ? nil : $0 }
        }
        let hasNone = (first != nil && numbers[0] == nil) || (last != nil && numbers[1] == nil)
        if let low = numbers[0], let high = numbers[1], low > high {
            (self.first, self.last) = (nil, nil)
            fault =
                "goes from a date to one that is not before it: with the first date after the last one it has no bounds"
        } else {
            (self.first, self.last) = (numbers[0], numbers[1])
            fault = hasNone ? "has dates as bounds: one that is no number is left out" : nil
        }
    }

    /// Returns the nearest date that can be chosen.
    package func nearest(to date: Date) -> Date {
        var date = DateRegion.usable(date)
        if let first { date = max(date, DateRegion.usable(first)) }
        if let last { date = min(date, DateRegion.usable(last)) }
        return date
    }

    /// Whether some moment of a day can be chosen.
    package func contains(dayOf date: Date, in region: DateRegion) -> Bool {
        let day = region.startOfDay(date)
        if let first, day < region.startOfDay(first) { return false }
        if let last, day > region.startOfDay(last) { return false }
        return true
    }

    /// Whether some moment of a month can be chosen.
    package func contains(monthOf date: Date, in region: DateRegion) -> Bool {
        let month = region.span(of: .month, around: date).start
        if let first, month < region.span(of: .month, around: first).start { return false }
        if let last, month > region.span(of: .month, around: last).start { return false }
        return true
    }
}
