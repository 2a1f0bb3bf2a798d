import BridgedEnvironment

/// Ends the work that other tests have left in the queue of updates, which belongs to the process.
///
/// A test of the queue begins with it: other tests can run between an initializer and its test.
@MainActor public func settleOthers() { UpdateQueue.shared.flush() }
