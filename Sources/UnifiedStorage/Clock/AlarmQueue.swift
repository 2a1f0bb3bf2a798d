/// Keeps who wants to be called at a moment, the earliest first. Costs the logarithm of their number to set or
/// withdraw.
@MainActor package final class AlarmQueue {
    /// A heap: each is no later than the two after it.
    private var heap: [ClockAlarm] = []
    private var isRinging = false

    /// A queue for which nobody waits.
    package init() {}

    /// Called when another moment may be the earliest one, once all that is due has been called.
    package var onChange: () -> Void = {}

    /// The earliest moment somebody waits for; `nil` while nobody does.
    package var next: Moment? { heap.first?.due }

    /// How many wait.
    package var count: Int { heap.count }

    /// Has an alarm called at a moment, and at no other; `nil` for never.
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

/// Something that waits for a moment.
@MainActor open class ClockAlarm {
    package fileprivate(set) final weak var queue: AlarmQueue?
    fileprivate final var slot = 0
    fileprivate final var due = Moment(milliseconds: 0)

    /// An alarm that is set for no moment.
    public init() {}

    /// The moment has come. What is set for it again must be later.
    open func ring(at moment: Moment) {}
}
