import Foundation
import Localization
@_spi(Store) import BridgedEnvironment

/// A node's record of a text that updates by itself: the text, and the clock that calls when its wording changes.
@MainActor final class LiveTextAlarm: ClockAlarm {
    let text: Text
    private let clock: AnimationClock
    // Released by the node when its life ends, or it shows another text.
    @UnretainedOptional private var node: TextNode?
    /// How days, months and years are counted where the node stands.
    var calendar: Calendar
    /// The locale for which the text is translated.
    var style: LocaleStyle
    /// How often the text was written.
    private(set) var writeCount = 0

    init(_ text: Text, node: TextNode, calendar: Calendar, style: LocaleStyle, clock: AnimationClock) {
        self.text = text
        (self.calendar, self.style) = (calendar, style)
        self.clock = clock
        _node = UnretainedOptional(wrappedValue: node)
    }

    /// Returns the text's present wording, and schedules the next update.
    func write() -> Text.Wording { write(at: clock.moment) }

    private func write(at now: Moment) -> Text.Wording {
        let moment = TextMoment(now, calendar: calendar)
        writeCount += 1
        clock.alarms.set(self, for: text.nextChange(after: moment))
        return text.wording(at: moment, in: style)
    }

    override func ring(at moment: Moment) { node?.show(write(at: moment)) }

    /// The node does not want to be called any more.
    func end() {
        node = nil
        clock.alarms.set(self, for: nil)
    }

    /// Whether the clock is to call.
    var isWaiting: Bool { queue != nil }
}
