import Foundation
@_spi(Store) import BridgedEnvironment

/// The moment for which a text that updates by itself is written.
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
