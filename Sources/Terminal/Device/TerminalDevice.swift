import Synchronization

/// A terminal that is set up for a program, and is restored however the program ends.
///
/// It is restored when the device is closed or released, by `exit`, by a signal that ends or stops the program, and by
/// a crash; the signal then has its usual effect. After a stop it is set up again. Not caught are `SIGKILL`, `_exit`,
/// and a stack overflow on a thread that has no other stack for signals; the thread that opens the device is given
/// one.
///
/// While it is open, its descriptors do not wait, for the other processes that share them either.
package final class TerminalDevice {
    /// The descriptor that is read. It is ready when something was typed.
    package let input: Int32
    /// A descriptor that is ready to be read when there are notices to take.
    package var wakeUps: Int32 { pipe.reading }

    /// The descriptor that is written to. It is ready when the terminal takes more.
    package let output: Int32
    /// The part of the terminal that the program has.
    package let area: TerminalArea
    private let pipe: WakePipe
    /// Whether the descriptors were opened here.
    private let ownsDescriptors: Bool
    /// Whether the output is a copy that was made here.
    private let ownsOutput: Bool
    private var isOpen = true

    /// Whether the process has a device.
    private static let isTaken = Atomic<Bool>(false)
    /// Whether it is set that `exit` restores the terminal. That stays set.
    private static let isAtExit = Atomic<Bool>(false)

    /// Opens the controlling terminal of the process, even if its input or output go elsewhere, and sets it up.
    package static func controlling(modes: TerminalModes = .all) throws(TerminalError) -> TerminalDevice {
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        if descriptor < 0 { throw .noControllingTerminal(code: errno) }
        do throws(TerminalError) {
            return try TerminalDevice(input: descriptor, output: descriptor, modes: modes, ownsDescriptors: true)
        } catch {
            SystemCall.close(descriptor)
            throw error
        }
    }

    /// Sets up the terminal behind two descriptors, which stay the caller's.
    ///
    /// - Parameters:
    ///   - input: The descriptor to read.
    ///   - output: The descriptor to write to.
    ///   - modes: The modes to set.
    ///   - area: The part of the terminal that the program has. Of lines there are at most as many as the terminal has
    ///     now.
    ///   - keepsOutput: Whether the program's output and errors are kept, if these are terminals, and printed when the
    ///     terminal is restored, also by a crash. Then the device writes to a copy of `output`.
    ///   - cannotKeepOutput: Called, before anything is changed about the terminal, if there is nowhere to keep it, as
    ///     in a folder for temporary files that is missing or full. The device is opened all the same, and output goes
    ///     to its former destination.
    package convenience init(
        input: Int32, output: Int32, modes: TerminalModes = .all, area: TerminalArea = .wholeScreen,
        keepsOutput: Bool = false, cannotKeepOutput: (TerminalError) -> Void = { _ in }
    ) throws(TerminalError) {
        try self.init(
            input: input, output: output, modes: modes, area: area, keepsOutput: keepsOutput,
            cannotKeepOutput: cannotKeepOutput, ownsDescriptors: false)
    }

    private init(
        input: Int32, output: Int32, modes: TerminalModes, area: TerminalArea = .wholeScreen,
        keepsOutput: Bool = false, cannotKeepOutput: (TerminalError) -> Void = { _ in }, ownsDescriptors: Bool
    ) throws(TerminalError) {
        try Self.waitForForeground(input)
        let settings = try TerminalSettings(input: input, output: output)
        let size = try TerminalSize(of: output)
        if case .lines(let count) = area {
            self.area = .lines(min(max(1, count), size.rows))
        } else {
            self.area = area
        }
        let pipe = try WakePipe()
        if Self.isTaken.exchange(true, ordering: .sequentiallyConsistent) {
            fatalError("A process has one TerminalDevice at a time. Close the one there is before you open another.")
        }
        self.input = input
        self.pipe = pipe
        self.ownsDescriptors = ownsDescriptors
        ownsOutput = keepsOutput
        do throws(TerminalError) {
            self.output = keepsOutput ? try Self.copy(of: output) : output
        } catch {
            Self.isTaken.store(false, ordering: .sequentiallyConsistent)
            throw error
        }
        var kept: KeptOutput?
        do throws(TerminalError) {
            kept = keepsOutput ? try KeptOutput() : nil
        } catch {
            kept = nil
            cannotKeepOutput(error)
        }

        let prepared = PreparedTerminal.shared
        prepared.pointee.prepare(
            input: input, output: self.output, wake: pipe.writing, settings: settings, modes: modes,
            area: self.area, kept: kept)
        if !Self.isAtExit.exchange(true, ordering: .sequentiallyConsistent) { atexit { TerminalDevice.restore() } }
        TerminalSignals.install()
        let code: Int32? = TerminalSignals.blocked {
            prepared.pointee.setUp(from: PreparedTerminal.Phase.closed) ? nil : errno
        }
        if let code {
            Self.restore()
            TerminalSignals.remove()
            Self.isTaken.store(false, ordering: .sequentiallyConsistent)
            throw .system(call: "tcsetattr", code: code)
        }
    }

    private static func copy(of descriptor: Int32) throws(TerminalError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        if copy < 0 { throw .system(call: "fcntl", code: errno) }
        return copy
    }

    /// Stops a program in the background, as using the terminal would, until it is continued in the foreground.
    private static func waitForForeground(_ terminal: Int32) throws(TerminalError) {
        if PreparedTerminal.isForeground(terminal) { return }
        raise(SIGTTOU)
        // The signal is ignored, or no process could continue the program.
        if !PreparedTerminal.isForeground(terminal) { throw .inBackground }
    }

    deinit { close() }

    /// Restores the terminal. Closing it again changes nothing.
    package func close() {
        if !isOpen { return }
        isOpen = false
        Self.restore()
        TerminalSignals.remove()
        if ownsDescriptors { SystemCall.close(input) }
        if ownsOutput { SystemCall.close(output) }
        Self.isTaken.store(false, ordering: .sequentiallyConsistent)
    }

    private static func restore() {
        TerminalSignals.blocked {
            PreparedTerminal.shared.pointee.restore(leaving: PreparedTerminal.Phase.closed)
        }
    }

    /// Stops the program and those it works with, as Control and Z do where the terminal is not set up to hand on all
    /// keys.
    package func suspend() { kill(0, SIGTSTP) }

    /// How large the terminal is now.
    package var size: TerminalSize { get throws(TerminalError) { try TerminalSize(of: output) } }

    /// Returns the notices since the last call.
    package func takeNotices() -> TerminalNotices {
        pipe.drain()
        return TerminalNotices(
            rawValue: PreparedTerminal.shared.pointee.notices.exchange(0, ordering: .sequentiallyConsistent))
    }
}
