import Dispatch
import Foundation

/// Runs `body` on a thread of its own and waits for its end without letting the caller's actor do anything else.
public func onThread(_ body: @escaping @Sendable () -> Void) {
    onThreads(1) { _ in body() }
}

/// Runs `body` on `count` threads at once, with their numbers from 0, and waits for all, as above.
public func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for index in 0..<count {
        group.enter()
        Thread.detachNewThread {
            body(index)
            group.leave()
        }
    }
    group.wait()
}
