import Foundation
import BridgedEnvironment

/// Counts what was done and what went wrong.
final class Report: Sendable {
    private let failures = Locked<[String]>([])
    private let issues = Locked<[String: Int]>([:])

    init() {
        RuntimeIssue.setHandler { issue in self.issues.withLock { $0[issue.category, default: 0] += 1 } }
    }

    /// Notes that something is not as it must be.
    func check(_ holds: Bool, _ message: @autoclosure () -> String) {
        if holds { return }
        let text = message()
        failures.withLock { $0.append(text) }
        say("FAILED: \(text)")
    }

    /// Prints that a part is over.
    func passed(_ part: String, _ what: String) { say("\(part): \(what)") }

    /// Prints a line at once, so that it stands where it belongs among the reports of sanitizers.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    /// Prints the closing line and ends the program: with 1 if anything failed.
    func finish() -> Never {
        let unexpected = issues.withLock { $0 }.filter { $0.key != "publish-from-background" }
        check(unexpected.isEmpty, "issues were reported: \(unexpected)")
        let count = failures.withLock { $0.count }
        say(count == 0 ? "ThreadStress: everything holds" : "ThreadStress: \(count) checks failed")
        exit(count == 0 ? 0 : 1)
    }
}

/// Runs `body` on threads of their own, with their numbers, and `meanwhile` here, again and again until all have ended.
@MainActor func onThreads(_ body: @escaping @Sendable (Int) -> Void, meanwhile: () -> Void) {
    let running = Running(threadCount)
    for index in 0..<threadCount {
        Thread.detachNewThread {
            body(index)
            running.end()
        }
    }
    while running.count > 0 { meanwhile() }
}

/// How many threads are still running.
private final class Running: Sendable {
    private let number: Locked<Int>
    init(_ count: Int) { number = Locked(count) }
    var count: Int { number.withLock { $0 } }
    func end() { number.withLock { $0 -= 1 } }
}

/// Lets the main run loop turn once.
@MainActor func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }
