import Foundation
import TestSupport
import Testing

/// Real examples in a terminal, driven by keys, the mouse, other sizes and signals.
@Suite(.serialized) struct LiveExampleTests {
    @Test("The poll is used by keys and by the mouse, and leaves the terminal as it was")
    func keysAndMouse() throws {
        let session = try LiveSession("PetVoting", environment: ["ISTHMUS_APPEARANCE": "light"])
        let terminal = session.terminal
        #expect(session.shows("q Leave"))
        #expect(session.screen.isAlternate)
        #expect(!session.screen.isCursorVisible)
        // The button that leaves is never first.
        terminal.type("\t")
        #expect(session.shows { $0.text(onBackground: LiveSession.focusColor).contains("Cat") })
        terminal.type("\r\r")
        #expect(session.shows { $0.text.contains(" 27") })
        terminal.type("\u{1B}[Z")
        #expect(session.shows { $0.text(onBackground: LiveSession.focusColor).contains("Leave") })
        try session.click("Goldfish ▌")
        #expect(session.shows { $0.lines.contains { $0.contains("Goldfish ━") && $0.hasSuffix("10") } })
        #expect(session.screen.unknown.isEmpty)
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == session.before)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
    }

    @Test(
        "A terminal of another size is drawn anew, and traits follow",
        arguments: SizeOfTests.isFull ? [(20, 5), (300, 100), (40, 30)] : [(20, 5), (300, 100)])
    func resize(columns: Int, rows: Int) throws {
        var session = try LiveSession("PetVoting")
        #expect(session.shows("q Leave"))
        session.resize(columns: columns, rows: rows)
        #expect(
            session.shows { screen in screen.lines.allSatisfy { $0.count <= columns } && screen.text.contains("Leave") }
        )
        session.terminal.type("q")
        #expect(session.terminal.wait() == .status(0))
        #expect(session.terminal.settings == session.before)
    }

    /// Signals that end a program: all, or one of each kind.
    private static let endings: [Int32] =
        SizeOfTests.isFull
        ? [
            SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGQUIT,
            SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
        ] : [SIGHUP, SIGTERM, SIGTRAP, SIGABRT, SIGSEGV]

    @Test(
        "A signal that ends the program, as a trap or a crash does, leaves the terminal as it was", arguments: endings)
    func signals(number: Int32) throws {
        let session = try LiveSession("PetVoting")
        #expect(session.shows("q Leave"))
        kill(session.terminal.process, number)
        #expect(session.terminal.wait() == .signal(number))
        #expect(session.terminal.settings == session.before)
        #expect(!session.screen.isAlternate)
        #expect(session.screen.isCursorVisible)
    }

    @Test("A program that is put aside leaves the terminal to the shell, and is drawn anew when it goes on")
    func suspend() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 40)
        let before = terminal.settings
        let example = BuiltProgram(name: "PetVoting").url.path
        try terminal.start(
            program: "TerminalProgram", ["foreground", example],
            environment: ["TERM": "xterm-256color", "HOME": "/tmp"])
        for round in 1...3 {
            let length = round == 1 ? 0 : terminal.received.count
            #expect(
                terminal.waits { text in
                    let screen = ScreenModel(columns: 80, rows: 40, after: String(text.dropFirst(length)))
                    return screen.text.contains("q Leave") && screen.isAlternate
                })
            if round == 3 { break }
            terminal.type("\u{1A}")
            #expect(terminal.waits { $0.hasSuffix("stopped \(SIGTSTP);\r\n") })
            #expect(terminal.settings == before)
            terminal.type("fg\n")
        }
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
    }

    @Test("Control and C end the program as it ends by itself")
    func controlC() throws {
        let session = try LiveSession("PetVoting")
        #expect(session.shows("q Leave"))
        session.terminal.type("\u{3}")
        #expect(session.terminal.wait() == .status(0))
        #expect(session.terminal.settings == session.before)
    }

    @Test("A program that is idle is not woken up")
    func idle() throws {
        let session = try LiveSession("PetVoting")
        #expect(session.shows("q Leave"))
        // What follows the start, such as the terminal's missing answers, is over at some time.
        Thread.sleep(forTimeInterval: 1)
        var isIdle = false
        for _ in 0..<6 where !isIdle {
            let before = try Self.wakeUps(of: session.terminal.process)
            Thread.sleep(forTimeInterval: 10)
            isIdle = try Self.wakeUps(of: session.terminal.process) == before
        }
        #expect(isIdle)
        session.terminal.type("q")
        #expect(session.terminal.wait() == .status(0))
    }

    /// How often the threads of a process have waited for something and went on, by thread.
    private static func wakeUps(of process: pid_t) throws -> [String: String] {
        let folder = "/proc/\(process)/task"
        var result: [String: String] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            result[thread] = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }.joined()
        }
        return result
    }

    @Test("Without a terminal the program prints one picture and ends")
    func pipe() throws {
        let (output, status) = try BuiltProgram(name: "PetVoting").run([])
        #expect(status == 0)
        #expect(output.contains("Goldfish"))
        #expect(!output.contains("\u{1B}"))
        let (message, wrong) = try BuiltProgram(name: "PetVoting").run(["--host", "nowhere"])
        #expect(wrong == 64)
        #expect(message.isEmpty)
    }

    @Test("Told, a program says what there is, and then what its rotors lead to")
    func speech() throws {
        let (output, status) = try BuiltProgram(name: "Gallery").run(["--host", "speech"])
        let lines = output.split(separator: "\n").map(String.init)
        let heading = try #require(lines.first { $0.hasSuffix(", heading") })
        #expect(status == 0)
        #expect(lines.last { $0.hasPrefix("Headings: ") }?.contains(heading.dropLast(", heading".count)) == true)
    }
}
