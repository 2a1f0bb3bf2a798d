import Foundation
import UnifiedStorage

/// What a text that goes on by itself is written for.
struct TextMoment {
    /// When it is.
    let now: Moment
    /// How days, months and years are counted, with the time zone they begin in.
    let calendar: Calendar

    init(_ now: Moment, calendar: Calendar = .current) {
        self.now = now
        self.calendar = calendar
    }
}
