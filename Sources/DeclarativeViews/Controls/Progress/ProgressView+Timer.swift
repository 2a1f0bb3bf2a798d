import Foundation
import Motion
@_spi(Store) import BridgedEnvironment

extension ProgressView {
    /// Creates a progress view for the remaining or elapsed part of a date interval, with a label and a current value
    /// label.
    ///
    /// The view updates itself from the start of the interval to its end. If a bound of the interval is not a number,
    /// the view is indeterminate.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let timer = ProgressTimer(timerInterval, countsDown: countsDown)
        self.init(timer.map { .timer($0) } ?? .share(nil), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for the remaining or elapsed part of a date interval, with a label and the time as
    /// current value label.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for the remaining or elapsed part of a date interval, with the time as current value
    /// label.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The default current value label of a progress view for a date interval: the remaining or elapsed time.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The content of the label: a text that updates itself.
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// Which part of an interval is shown at a moment.
struct ProgressTimer: Hashable, Sendable {
    let start: Moment
    let end: Moment
    let countsDown: Bool

    /// `nil` where a bound is not a number.
    init?(_ interval: ClosedRange<Date>, countsDown: Bool) {
        guard let start = Moment(interval.lowerBound), let end = Moment(interval.upperBound) else { return nil }
        self.start = start
        self.end = max(start, end)
        self.countsDown = countsDown
    }

    private var length: Int64 { end.milliseconds - start.milliseconds }

    /// The part from 0 to 1.
    func share(at now: Moment) -> Double {
        let gone = min(max(now.milliseconds - start.milliseconds, 0), length)
        let share = length == 0 ? (now < start ? 0 : 1) : Double(gone) / Double(length)
        return countsDown ? 1 - share : share
    }

    /// When the part is to be shown anew: a hundred times in all, but at most ten times a second; `nil` once it stands
    /// still.
    func nextChange(after now: Moment) -> Moment? {
        if now >= end { return nil }
        let step = max(length / 100, 100)
        let gone = max(now.milliseconds - start.milliseconds, 0)
        return min(end, Moment(milliseconds: start.milliseconds + (gone / step + 1) * step))
    }
}

/// A view of the part of an interval that is shown now.
struct TimedShare<Content: View>: View, UnnamedPlace {
    let timer: ProgressTimer
    let content: @MainActor (Double) -> Content
    @State private var alarm = ShareAlarm()
    @Environment(\.animationClock) private var clock
    @State private var now: Moment?

    init(timer: ProgressTimer, content: @escaping @MainActor (Double) -> Content) {
        self.timer = timer
        self.content = content
    }

    var body: some View {
        let clock = (clock ?? .current).waking
        content(timer.share(at: now ?? clock.moment))
            .onAppear { alarm.begin(timer, on: clock) { now = $0 } }
            .onChange(of: timer) { _, timer in alarm.begin(timer, on: clock) { now = $0 } }
            .onDisappear { alarm.end() }
    }
}

/// Calls whenever another part of an interval is to be shown.
final class ShareAlarm: ClockAlarm {
    private var clock: WakingClock?
    private var timer: ProgressTimer?
    private var show: @MainActor (Moment) -> Void = { _ in }

    func begin(_ timer: ProgressTimer, on clock: WakingClock, show: @escaping @MainActor (Moment) -> Void) {
        let clock = self.clock ?? clock
        self.clock = clock
        self.timer = timer
        self.show = show
        clock.alarms.set(self, for: timer.nextChange(after: clock.moment))
    }

    func end() {
        clock?.alarms.set(self, for: nil)
        show = { _ in }
    }

    override func ring(at moment: Moment) {
        show(moment)
        clock?.alarms.set(self, for: timer?.nextChange(after: moment))
    }
}
