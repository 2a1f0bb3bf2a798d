import Dispatch
import Synchronization

/// The dispatch sources of a descriptor, which is closed once, after they were cancelled.
///
/// They are cancelled at the latest when this object is released, on any thread.
final class SocketSources {
    let descriptor: Int32
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private(set) var isReading = false
    private(set) var isWriting = false
    private var isCancelled = false

    /// Owns a descriptor from now on. No source calls anything before it is turned on.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - closed: Called when the descriptor has been closed.
    init(
        _ descriptor: Int32, read: @escaping @MainActor () -> Void, write: @escaping @MainActor () -> Void,
        closed: @escaping @MainActor () -> Void
    ) {
        self.descriptor = descriptor
        reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        writing = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        reading.setEventHandler { MainActor.assumeIsolated { read() } }
        writing.setEventHandler { MainActor.assumeIsolated { write() } }
        // Both handlers run on the main queue, the last of them closes the descriptor.
        let remaining = Countdown(2)
        let cancelled: @Sendable () -> Void = {
            guard remaining.isOver() else { return }
            SystemCall.closeSocket(descriptor)
            MainActor.assumeIsolated { closed() }
        }
        reading.setCancelHandler(handler: cancelled)
        writing.setCancelHandler(handler: cancelled)
    }

    deinit { cancel() }

    /// Turns the source on or off that tells that there are bytes to read.
    func setReading(_ isOn: Bool) {
        if isCancelled || isOn == isReading { return }
        isReading = isOn
        if isOn { reading.resume() } else { reading.suspend() }
    }

    /// Turns the source on or off that tells that bytes can be sent.
    func setWriting(_ isOn: Bool) {
        if isCancelled || isOn == isWriting { return }
        isWriting = isOn
        if isOn { writing.resume() } else { writing.suspend() }
    }

    /// Cancels the sources. Doing it again changes nothing.
    func cancel() {
        if isCancelled { return }
        isCancelled = true
        reading.cancel()
        writing.cancel()
        // A suspended source cannot be released, and does not call its handler.
        if !isReading { reading.resume() }
        if !isWriting { writing.resume() }
    }
}

/// Counts calls.
private final class Countdown: Sendable {
    private let count: Atomic<Int>

    init(_ count: Int) { self.count = Atomic(count) }

    /// Returns whether this call is the last one.
    func isOver() -> Bool { count.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 }
}
