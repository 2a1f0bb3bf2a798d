import Foundation
import Publishing
import Synchronization

/// Everything in one run: sources, a scheduler, what was sent.
///
/// Threads must not wait for each other here more than they do in a program, or the thread sanitizer would take for
/// ordered what nothing in the library orders. So each source has a lock of its own, and what all threads use is atomic.
// `lock` guards what was wrong, and the making of sources. The events of no source are of runs on one thread.
package final class World: @unchecked Sendable {
    private static let most = 4096

    /// Whether one thread does everything.
    package let isAlone: Bool
    package let scheduler = TestScheduler()
    private let lock = Lock()
    private let made: UnsafeMutablePointer<TestSource>
    private let count = Atomic<Int>(0)
    private let serial = Atomic<Int>(0)
    private let pauses = Atomic<Int>(0)
    private var wrongs: [String] = []
    private var others: [Event] = []

    package init(isAlone: Bool) {
        self.isAlone = isAlone
        made = .allocate(capacity: World.most)
    }

    deinit {
        made.deinitialize(count: count.load(ordering: .relaxed))
        made.deallocate()
    }

    // MARK: Sources

    package func source() -> TestSource {
        lock {
            let index = count.load(ordering: .relaxed)
            precondition(index < World.most, "A run has \(World.most) sources at most.")
            let source = TestSource(index, self)
            (made + index).initialize(to: source)
            count.store(index + 1, ordering: .releasing)
            return source
        }
    }

    package var sources: UnsafeBufferPointer<TestSource> {
        UnsafeBufferPointer(start: made, count: count.load(ordering: .acquiring))
    }

    package func send(_ source: Int, _ value: Int) { pick(source)?.send(value) }
    package func end(_ source: Int, _ error: Int?) { pick(source)?.end(error) }

    private func pick(_ number: Int) -> TestSource? {
        let sources = sources
        return sources.isEmpty ? nil : sources[number % sources.count]
    }

    // MARK: What happens

    func event(_ kind: Event.Kind, of source: Int) -> Event {
        let serial = serial.wrappingAdd(1, ordering: .relaxed).newValue
        return Event(source: source, kind: kind, time: scheduler.time, serial: serial)
    }

    /// Notes what is of no source, where one thread does everything.
    package func note(_ kind: Event.Kind) {
        if isAlone { others.append(event(kind, of: -1)) }
    }

    package var events: [Event] { (sources.flatMap(\.events) + others).sorted { $0.serial < $1.serial } }

    package func advance(by steps: Int) {
        note(.advance(scheduler.time + steps))
        scheduler.advance(by: steps, pause)
        note(.stopped)
    }

    /// Has the subscriber take what still waits, then frees the rest. Returns what came of everything.
    package func conclude(_ probe: Probe) -> Conclusion {
        if !probe.isCancelled { probe.request(.unlimited) }
        advance(by: 100)
        let conclusion = Conclusion(
            got: probe.outcome, isCancelled: probe.isCancelled, live: sources.first(where: \.isLive), events: events)
        probe.cancel()
        advance(by: 1)
        return conclusion
    }

    /// What came of everything that was done with an operator.
    package struct Conclusion {
        package let got: Outcome
        package let isCancelled: Bool
        package let events: [Event]
        private let live: TestSource?

        fileprivate init(got: Outcome, isCancelled: Bool, live: TestSource?, events: [Event]) {
            (self.got, self.isCancelled, self.live, self.events) = (got, isCancelled, live, events)
        }

        /// A source that goes on although nobody wants its values; `nil` if there is none.
        package var leaked: TestSource? { isCancelled || got.end != nil ? live : nil }
    }

    package func fail(_ what: String) { lock { wrongs.append(what) } }
    package var wrong: String? { lock { wrongs.first } }

    /// Lets other threads go on, now and then, where that is likely to show something.
    func pause() {
        if !isAlone, pauses.wrappingAdd(1, ordering: .relaxed).newValue % 5 == 0 { sched_yield() }
    }
}
