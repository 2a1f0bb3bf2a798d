/// Keeps alarms by the moment at which they ring, the earliest first. Setting or withdrawing an alarm takes time
/// logarithmic in their number.
@MainActor package final class AlarmQueue {
    /// A heap: each is no later than the two after it.
    private var heap: [ClockAlarm] = []
    private var isRinging = false

    /// Creates a queue without alarms.
    package init() {}

    /// Called when another moment may be the earliest one, once all that is due has been called.
    package var onChange: () -> Void = {}

    /// The moment of the earliest alarm; `nil` if there is none.
    package var next: Moment? { heap.first?.due }

    /// The number of alarms.
    package var count: Int { heap.count }

    /// Schedules an alarm for a moment, and for no other; `nil` for never.
    package func set(_ alarm: ClockAlarm, for moment: Moment?) {
        if alarm.queue != nil, alarm.queue !== self { alarm.queue?.set(alarm, for: nil) }
        let earliest = next
        if alarm.queue != nil { take(alarm.slot) }
        if let moment {
            alarm.due = moment
            alarm.queue = self
            alarm.slot = heap.count
            heap.append(alarm)
            siftUp(from: alarm.slot)
        }
        if next != earliest, !isRinging { onChange() }
    }

    /// Calls all that are due, in order. They may be set again, for later.
    package func ring(at moment: Moment) {
        if isRinging { return }
        isRinging = true
        while let alarm = heap.first, alarm.due <= moment {
            take(0)
            alarm.ring(at: moment)
        }
        isRinging = false
        onChange()
    }

    // MARK: Heap

    private func take(_ slot: Int) {
        heap[slot].queue = nil
        let last = heap.removeLast()
        if slot == heap.count { return }
        heap[slot] = last
        last.slot = slot
        siftUp(from: slot)
        heap.siftDown(from: last.slot) {
            $0.due < $1.due
        } didMove: {
            $0.slot = $1
        }
    }

    private func siftUp(from slot: Int) {
        heap.siftUp(from: slot) {
            $0.due < $1.due
        } didMove: {
            $0.slot = $1
        }
    }
}

/// An alarm that rings at a moment of a clock.
@_spi(Store) @MainActor open class ClockAlarm {
    package fileprivate(set) final weak var queue: AlarmQueue?
    fileprivate final var slot = 0
    fileprivate final var due = Moment(milliseconds: 0)

    /// Creates an alarm that is not set.
    public init() {}

    /// Called when the moment has come. An alarm that is set again here must be set for a later moment.
    open func ring(at moment: Moment) {}
}
