import Foundation
@_spi(Store) import BridgedEnvironment

/// A view that updates its content at the dates of a schedule.
///
/// The view does no work while it is not visible. When it becomes visible, it shows the content for the last date
/// that has passed.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The information from which a timeline view builds its content.
    public struct Context {
        /// The rate at which a timeline view updates its content.
        public enum Cadence: Comparable, Sendable {
            /// In each frame, or about as often.
            case live
            /// About once per second.
            case seconds
            /// About once per minute.
            case minutes
        }

        /// The date of the schedule for which the content is built.
        public let date: Date
        /// The maximum rate of the updates. Always `live`, because no host saves power by updating less often.
        public let cadence: Cadence
    }
}

/// The context of a timeline view with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates a view that builds its content for each date of a schedule.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { context in content(TimelineViewDefaultContext(date: context.date, cadence: .live)) }
    }

    /// Creates a view that builds its content for each date of a schedule.
    @_disfavoredOverload nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        TimelineNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: TimelineNode<Schedule, Content>.self).update(view)
    }
}

/// The node of a view that is made anew at the dates of a schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: OneChildNode {
    private var view: TimelineView<Schedule, Content>
    private let clock: AnimationClock
    private var dates: TimelineDates<Schedule>
    /// The date for which the view was made.
    private var date: Date
    private var alarm: TimelineAlarm?
    private var ticker: FrameCaller?
    private var watch: SeenWatch?

    init(_ view: TimelineView<Schedule, Content>, in context: _NodeContext) {
        self.view = view
        clock = context.parent.scope.map.clock
        let now = clock.date
        var dates = TimelineDates(view.schedule, from: now)
        date = dates.date(at: now)
        self.dates = dates
        super.init(in: context)
        markDirty()
        graph.enqueueCallback(of: self) { [weak self] in self?.begin() }
    }

    override var viewType: Any.Type { TimelineView<Schedule, Content>.self }
    override var hasOneChildAlways: Bool { true }
    override var gatheredChild: _ViewNode? { child }

    func update(_ new: TimelineView<Schedule, Content>) {
        if valuesAreEqual(view, new, mode: .equatableUnlessPlain) { return }
        let isSameSchedule = valuesAreEqual(view.schedule, new.schedule, mode: .equatableUnlessPlain)
        view = new
        markDirty()
        if isSameSchedule { return }
        dates = TimelineDates(new.schedule, from: clock.date)
        date = dates.date(at: clock.date)
        if watch == nil {
            graph.enqueueCallback(of: self) { [weak self] in self?.begin() }
        } else if watch?.isSeen == true {
            wait()
        }
    }

    override func evaluate() {
        let context = TimelineView<Schedule, Content>.Context(date: date, cadence: .live)
        show(graph.tracking(self) { view.content(context) }.watched())
    }

    // MARK: Waiting

    /// Waits from now on, if there is something to wait for.
    private func begin() {
        if isTornDown || watch != nil || !(isEachFrame || dates.hasMore) { return }
        let watch = SeenWatch(self) { [weak self] in self?.seenDidChange($0) }
        self.watch = watch
        if watch.begin() { wait() }
    }

    private func seenDidChange(_ isSeen: Bool) {
        if isSeen { goOn() } else { rest() }
    }

    /// Makes the view for the date that has come, and waits for the next one.
    fileprivate func goOn() {
        let new = dates.date(at: clock.date)
        if new != date {
            date = new
            markDirty()
        }
        wait()
    }

    private func wait() {
        if isEachFrame {
            clock.alarms.set(madeAlarm(), for: nil)
            let ticker =
                self.ticker
                ?? FrameCaller { [weak self] _ in
                    self?.tick() ?? false
                }
            self.ticker = ticker
            ticker.begin(on: clock)
            return
        }
        ticker?.end()
        clock.alarms.set(madeAlarm(), for: dates.next(after: clock.date))
    }

    private var isEachFrame: Bool { (view.schedule as? AnimationTimelineSchedule)?.isEachFrame ?? false }

    private func tick() -> Bool {
        date = clock.date
        markDirty()
        return true
    }

    private func madeAlarm() -> TimelineAlarm {
        if let alarm { return alarm }
        let made = TimelineAlarm { [weak self] in self?.goOn() }
        alarm = made
        return made
    }

    private func rest() {
        ticker?.end()
        if let alarm { clock.alarms.set(alarm, for: nil) }
    }

    override func willTearDown() {
        rest()
        watch?.end()
    }
}

/// Calls when a date of a schedule has come.
private final class TimelineAlarm: ClockAlarm {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    override func ring(at moment: Moment) { action() }
}
