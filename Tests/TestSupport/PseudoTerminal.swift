import Foundation
import Testing

/// A terminal without a window, in which a program of the package runs as the only one of its session.
public final class PseudoTerminal {
    /// All that a program could leave changed.
    public struct Settings: Equatable, Sendable {
        /// The bytes of the line discipline's settings.
        public var attributes: [UInt8]
        /// The flags of the descriptor.
        public var flags: Int32
    }

    /// How a program ended.
    public enum Exit: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
        case never
    }

    /// How long anything may take.
    public static let patience: Duration = .seconds(120)
    /// `POSIX_SPAWN_SETSID`, which the module of the C library does not show.
    private static let newSession: Int32 = 0x80
    /// `TIOCSPTLCK` and `TIOCGPTN`, which are macros of a kind that Swift does not import.
    private static let (unlock, numberOfTerminal): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    /// The side of the terminal that a window would have; negative once it was closed.
    public private(set) var master: Int32
    /// The terminal as its programs see it. They share these flags.
    public let slave: Int32
    private let path: String
    /// What programs have sent.
    public private(set) var received = ""
    /// The process of the program; 0 before it was started and after its end.
    public private(set) var process: pid_t = 0

    /// A terminal of a size, with nobody in it.
    public init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
        // Not `openpty`: programs that other tests start meanwhile would get a copy, and keep it open.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (number, isLocked): (Int32, Int32) = (0, 0)
        try #require(
            ioctl(master, Self.unlock, &isLocked) == 0 && ioctl(master, Self.numberOfTerminal, &number) == 0)
        path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(slave >= 0)
        resize(columns: columns, rows: rows)
        // Settings and flags that no program makes by itself.
        var attributes = termios()
        tcgetattr(slave, &attributes)
        attributes.c_cc.5 = 7
        attributes.c_iflag |= tcflag_t(IXANY)
        tcsetattr(slave, TCSANOW, &attributes)
        _ = fcntl(slave, F_SETFL, fcntl(slave, F_GETFL) | O_APPEND)
    }

    deinit {
        if process > 0, wait(.zero) == .never {
            kill(process, SIGKILL)
            // While an ended program is left, the exit tests wait for it instead of for their own, without end.
            _ = wait()
        }
        hangUp()
        close(slave)
    }

    /// The settings as they are now.
    public var settings: Settings {
        var attributes = termios()
        tcgetattr(slave, &attributes)
        return Settings(attributes: withUnsafeBytes(of: &attributes, Array.init), flags: fcntl(slave, F_GETFL))
    }

    /// Sets the size.
    public func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    }

    /// Closes the side of the terminal that a window would have.
    public func hangUp() {
        if master >= 0 { close(master) }
        master = -1
    }

    /// Starts a program that is built beside the tests; its input comes from another descriptor if one is given.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - arguments: Its arguments.
    ///   - environment: Variables for it, beside the path of programs.
    ///   - input: The descriptor of its input; the terminal for `nil`.
    ///   - backtraces: Whether a crash is described.
    public func start(
        program: String, _ arguments: [String] = [], environment: [String: String] = [:], input: Int32? = nil,
        backtraces: Bool = false
    ) throws {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        posix_spawnattr_setflags(
            &attributes, Int16(Self.newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        // What a session opens first is the terminal that controls it.
        posix_spawn_file_actions_addopen(&actions, 0, self.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, input ?? slave, 0)
        posix_spawn_file_actions_adddup2(&actions, slave, 1)
        posix_spawn_file_actions_adddup2(&actions, slave, 2)
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&actions)
        }
        let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(program).path
        var words = Self.copies(of: [path] + arguments)
        let backtrace = backtraces ? "enable=yes,color=no,interactive=no" : "enable=no"
        var variables = Self.copies(
            of: ["SWIFT_BACKTRACE=\(backtrace)", "PATH=/usr/bin:/bin"] + environment.map { "\($0)=\($1)" })
        defer { for word in words + variables { free(word) } }
        try #require(posix_spawn(&process, path, &actions, &attributes, &words, &variables) == 0)
    }

    /// Strings as a C function takes a list of them, to be freed.
    private static func copies(of words: [String]) -> [UnsafeMutablePointer<CChar>?] {
        words.map { strdup($0) } + [nil]
    }

    /// Types text.
    public func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    /// Reads what arrives until something is so, or for too long. Returns whether it is.
    public func waits(until condition: (String) -> Bool) -> Bool {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            if condition(received) { return true }
            readOnce(for: 100)
        }
        return condition(received)
    }

    /// Reads until a text has arrived, at a place after what an earlier call waited for. Returns whether it has.
    public func receive(_ text: String) -> Bool {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            if let range = received.range(of: text, options: .literal, range: unread..<received.endIndex) {
                unread = range.upperBound
                return true
            }
            readOnce(for: 100)
        }
        return false
    }

    /// Waits for the program to end, and reads what it sends meanwhile unless it is to be kept from writing.
    public func wait(_ patience: Duration = patience, reading: Bool = true) -> Exit {
        let end = ContinuousClock.now + patience
        repeat {
            var status: Int32 = 0
            let ended = waitpid(process, &status, WNOHANG) == process
            if reading { readOnce(for: ended ? 0 : 5) } else if !ended { usleep(5_000) }
            if ended {
                process = 0
                return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
            }
        } while ContinuousClock.now < end
        return .never
    }

    /// Where in what was received nothing has been waited for.
    private var unread = "".startIndex

    /// Reads what there is, after waiting for so many milliseconds at most.
    private func readOnce(for milliseconds: Int32) {
        guard master >= 0 else { return }
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 {
            let count = read(master, &bytes, bytes.count)
            if count <= 0 { return }
            let offset = received.utf8.distance(from: received.startIndex, to: unread)
            received += String(decoding: bytes[..<count], as: UTF8.self)
            unread = received.utf8.index(received.startIndex, offsetBy: offset)
            if milliseconds > 0 { return }
        }
    }
}
