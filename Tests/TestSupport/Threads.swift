import Dispatch
import Foundation
import BridgedEnvironment

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

/// Runs `run` on a thread of its own with a stack of so many bytes, and waits for its end.
public func onThread(stackSize: Int, _ run: @escaping () -> Void) {
    // The caller waits until it has run, so nothing is shared.
    nonisolated(unsafe) let run = run
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        run()
        done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
}

/// Calls itself until some bytes of the stack are left.
public func atEndOfStack(leaving rest: Int, _ run: () -> Void) {
    guard let bounds = CallStack.bounds else { return run() }
    if Int(CallStack.position - bounds.lowerBound) < rest { return run() }
    atEndOfStack(leaving: rest, run)
    // Not a tail call, which would use no stack.
    _ = CallStack.position
}
