import Synchronization

/// The terminal in use, as signal handlers see it.
///
/// They may interrupt anything, also the allocator. So all they need is prepared when the terminal is opened, in
/// memory that is never freed, and they only make calls that POSIX lists as safe for them.
struct PreparedTerminal: ~Copyable {
    /// The owner of the terminal.
    // Computed, so that no handler is the first to initialise anything.
    enum Phase {
        /// No program; nothing is left to restore.
        static var closed: Int { 0 }
        /// This program.
        static var active: Int { 1 }
        /// The program that was in the foreground when this one was stopped.
        static var suspended: Int { 2 }
    }

    /// The one terminal of the process.
    // A constant pointer. Its memory is written before the handlers are installed; later changes are atomic.
    nonisolated(unsafe) static let shared: UnsafeMutablePointer<PreparedTerminal> = {
        let pointer = UnsafeMutablePointer<PreparedTerminal>.allocate(capacity: 1)
        pointer.initialize(to: PreparedTerminal())
        return pointer
    }()

    /// The owner, one of `Phase`.
    let phase = Atomic<Int>(Phase.closed)
    /// How often it was set up, which tells later drawings from earlier ones.
    let epoch = Atomic<Int>(0)
    /// The bits of `TerminalNotices` that were not taken yet.
    let notices = Atomic<UInt8>(0)
    /// Whether a thread or handler changes the phase, or writes.
    private let isBusy = Atomic<Bool>(false)

    /// The process that opened it: a copy of the process must leave it alone.
    var owner: pid_t = 0
    var input: Int32 = -1
    var output: Int32 = -1
    /// The end of a pipe that wakes the program.
    var wake: Int32 = -1
    /// The settings before, and while it is in use.
    let before = UnsafeMutablePointer<TerminalSettings>.allocate(capacity: 1)
    let during = UnsafeMutablePointer<TerminalSettings>.allocate(capacity: 1)
    /// The bytes sent to set it up and back.
    var begin = UnsafeRawBufferPointer(start: nil, count: 0)
    var end = UnsafeRawBufferPointer(start: nil, count: 0)
    /// The output of the program meanwhile, if that is kept.
    private var kept: KeptOutput?

    private init() {}

    /// Takes a terminal that has no owner. Nothing is changed about it yet.
    mutating func prepare(
        input: Int32, output: Int32, wake: Int32, settings: TerminalSettings, modes: TerminalModes,
        area: TerminalArea, kept: consuming KeptOutput?
    ) {
        owner = getpid()
        self.input = input
        self.output = output
        self.wake = wake
        before.initialize(to: settings)
        during.initialize(to: settings.raw)
        // The terminal is closed, so that no handler looks at the old ones.
        begin.deallocate()
        end.deallocate()
        begin = Self.bytes(of: modes.begin(in: area))
        end = Self.bytes(of: modes.end(in: area))
        self.kept = kept
    }

    private static func bytes(of text: String) -> UnsafeRawBufferPointer {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
        copy.copyBytes(from: text.utf8)
        return UnsafeRawBufferPointer(copy)
    }

    // MARK: Changing hands

    /// Sets the terminal up, if it is in a phase. Returns whether it was, and the system did not refuse.
    ///
    /// All signals that lead here must be blocked.
    @discardableResult func setUp(from phase: Int) -> Bool {
        lock()
        defer { unlock() }
        // First of all: from here on there is something to restore.
        guard
            self.phase.compareExchange(expected: phase, desired: Phase.active, ordering: .sequentiallyConsistent)
                .exchanged
        else { return false }
        guard apply(during) else {
            self.phase.store(Phase.closed, ordering: .sequentiallyConsistent)
            let code = errno
            _ = apply(before)
            errno = code
            return false
        }
        epoch.add(1, ordering: .sequentiallyConsistent)
        send(begin)
        return true
    }

    /// Restores the terminal if this program has it, and leaves it in a phase: closed, or suspended.
    ///
    /// All signals that lead here must be blocked.
    func restore(leaving phase: Int) {
        // A copy of the process has copies of all this, but not the terminal.
        if owner != getpid() { return }
        lock()
        defer { unlock() }
        defer { if phase == Phase.closed { kept?.release() } }
        let isActive = self.phase.load(ordering: .sequentiallyConsistent) == Phase.active
        if isActive || phase == Phase.closed { self.phase.store(phase, ordering: .sequentiallyConsistent) }
        guard isActive else { return }
        send(end)
        // Input that arrived meanwhile is not meant for the next program.
        tcflush(input, TCIFLUSH)
        _ = apply(before)
    }

    /// Goes on after a stop, unless another program has the terminal. A stop that could not be caught has restored
    /// nothing, so that everything is done again.
    func resume() {
        if owner != getpid() { return }
        guard Self.isForeground(input) else {
            // This program is to go on in the background; another one has the foreground, and did not wait for it.
            _ = phase.compareExchange(
                expected: Phase.active, desired: Phase.suspended, ordering: .sequentiallyConsistent)
            return
        }
        if phase.load(ordering: .sequentiallyConsistent) == Phase.active { restore(leaving: Phase.suspended) }
        if setUp(from: Phase.suspended) { note(.resumed) }
    }

    /// Whether this program may use a terminal now: it is in the foreground, or the terminal is not the one that
    /// controls it.
    static func isForeground(_ terminal: Int32) -> Bool {
        let foreground = tcgetpgrp(terminal)
        return foreground < 0 || foreground == getpgrp()
    }

    /// Notes something for the program, and wakes it.
    func note(_ notice: TerminalNotices) {
        notices.bitwiseOr(notice.rawValue, ordering: .sequentiallyConsistent)
        var byte: UInt8 = 0
        // If the pipe is full, the program wakes anyway.
        _ = write(wake, &byte, 1)
    }

    // MARK: In the lock

    /// Runs code that may write, if the terminal is this program's and was not set up again since an epoch.
    ///
    /// All signals that lead to changes of the phase must be blocked.
    func whileActive<T>(in epoch: Int, _ body: () -> T) -> T? {
        lock()
        defer { unlock() }
        guard phase.load(ordering: .sequentiallyConsistent) == Phase.active,
            self.epoch.load(ordering: .sequentiallyConsistent) == epoch
        else { return nil }
        return body()
    }

    /// Waits for another thread to finish, but not for ever: if it crashed there, it is this one.
    private func lock() {
        var waits = 0
        while isBusy.exchange(true, ordering: .sequentiallyConsistent), waits < 500 {
            poll(nil, 0, 2)
            waits += 1
        }
    }

    private func unlock() { isBusy.store(false, ordering: .sequentiallyConsistent) }

    /// Applies settings. Returns whether the terminal took them.
    private func apply(_ settings: UnsafeMutablePointer<TerminalSettings>) -> Bool {
        // All three, even if one fails.
        let attributes = tcsetattr(input, TCSANOW, &settings.pointee.attributes)
        let inputFlags = fcntl(input, F_SETFL, settings.pointee.inputFlags)
        let outputFlags = fcntl(output, F_SETFL, settings.pointee.outputFlags)
        return attributes == 0 && inputFlags == 0 && outputFlags == 0
    }

    /// Writes to a descriptor that does not wait. A terminal that takes nothing for half a second is given up, so that
    /// a program can end all the same.
    private func send(_ bytes: UnsafeRawBufferPointer) {
        var sent = 0
        while sent < bytes.count, let start = bytes.baseAddress {
            let count = write(output, start + sent, bytes.count - sent)
            if count > 0 {
                sent += count
            } else if count < 0, errno == EAGAIN {
                var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                if poll(&request, 1, 500) <= 0 { return }
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }
}
