import Foundation
import Synchronization

/// Threads that do jobs together, all of them each job.
// `condition` guards all that changes.
package final class ThreadTeam: @unchecked Sendable {
    package let count: Int
    private let condition = NSCondition()
    private var job: (@Sendable (Int) -> Void)?
    private var number = 0
    private var running = 0
    private var isOver = false
    /// How many have begun a job; they wait for each other, so that they do it at the same time.
    private let begun = Atomic<Int>(0)

    package init(count: Int = 8) {
        self.count = count
        for index in 0..<count { Thread.detachNewThread { [self] in work(index) } }
    }

    /// Lets its threads end.
    package func end() {
        condition.lock()
        isOver = true
        condition.broadcast()
        condition.unlock()
    }

    /// Has each thread run `body` with its number, and waits for all. Returns whether they have ended in time; if not, they
    /// are left alone, and the team can do nothing else.
    package func run(within seconds: TimeInterval, _ body: @escaping @Sendable (Int) -> Void) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        job = body
        number += 1
        running = count
        begun.store(0, ordering: .relaxed)
        condition.broadcast()
        while running > 0 {
            if !condition.wait(until: limit), running > 0 { return false }
        }
        job = nil
        return true
    }

    private func work(_ index: Int) {
        var last = 0
        while let job = next(after: last) {
            last += 1
            begun.wrappingAdd(1, ordering: .relaxed)
            while begun.load(ordering: .relaxed) < count { sched_yield() }
            job(index)
            condition.lock()
            running -= 1
            if running == 0 { condition.broadcast() }
            condition.unlock()
        }
    }

    private func next(after last: Int) -> (@Sendable (Int) -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        while !isOver, number == last { condition.wait() }
        return isOver ? nil : job
    }
}
