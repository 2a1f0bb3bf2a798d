import Dispatch

/// The bytes of one connection, both ways.
///
/// What it calls may call anything again, also ``close()``, after which nothing is called any more.
@MainActor final class SocketStream {
    /// Called with received bytes.
    var onReceive: ((ArraySlice<UInt8>) -> Void)?
    /// Called once when the peer sends no more, or the connection broke off.
    var onEnd: (() -> Void)?
    /// Called when the system has taken bytes that had to wait.
    var onProgress: (() -> Void)?

    private var sources: SocketSources?
    private var unsent: ArraySlice<UInt8> = []
    /// Whether the peer sends no more.
    private var hasEnded = false
    private static let readSize = 64 * 1024

    /// Owns a connected descriptor from now on, and reads.
    init(_ descriptor: Int32, closed: @escaping @MainActor () -> Void) {
        let sources = SocketSources(
            descriptor, read: { [weak self] in self?.read() }, write: { [weak self] in self?.write(isLate: true) },
            closed: closed)
        self.sources = sources
        sources.setReading(true)
    }

    /// How many bytes the system has not taken yet.
    var unsentByteCount: Int { unsent.count }

    /// Whether it was closed, or broke off.
    var isClosed: Bool { sources == nil }

    /// Sends bytes, at once or when the system takes them.
    func send(_ bytes: [UInt8]) {
        guard !isClosed, !bytes.isEmpty else { return }
        let waits = !unsent.isEmpty
        unsent += bytes
        if !waits { write(isLate: false) }
    }

    /// Stops to read, or reads on, so that the peer has to wait.
    func setReading(_ isOn: Bool) { sources?.setReading(isOn && !hasEnded) }

    /// Tells the peer that nothing more is sent.
    func endWriting() {
        if let sources { SystemCall.endWriting(sources.descriptor) }
    }

    /// Closes the connection, and gives up what is unsent.
    func close() {
        sources?.cancel()
        sources = nil
        unsent = []
        (onReceive, onEnd, onProgress) = (nil, nil, nil)
    }

    private func read() {
        guard let sources else { return }
        var (count, code) = (0, Int32(0))
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.readSize) { buffer, initialized in
            count = SystemCall.read(sources.descriptor, buffer)
            code = errno
            initialized = max(count, 0)
        }
        if count > 0 { return onReceive?(bytes[...]) ?? () }
        if count < 0, code == EAGAIN || code == EWOULDBLOCK { return }
        end()
    }

    private func write(isLate: Bool) {
        guard let sources else { return }
        let before = unsent.count
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBufferPointer { SystemCall.write(sources.descriptor, $0) }
            if count < 0 {
                if errno == EAGAIN || errno == EWOULDBLOCK { break }
                return fail()
            }
            unsent = unsent.dropFirst(count)
        }
        sources.setWriting(!unsent.isEmpty)
        if isLate, unsent.count < before { onProgress?() }
    }

    /// Nothing can be sent any more. That is told later, not within the call that sends.
    private func fail() {
        unsent = []
        sources?.setWriting(false)
        sources?.setReading(false)
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.end() } }
    }

    private func end() {
        if hasEnded { return }
        hasEnded = true
        // At the end of its bytes, a descriptor stays ready to be read.
        setReading(false)
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }
}
