import Foundation
import TestSupport
import Testing

@testable import Terminal

/// Programs that take a terminal and end in every way.
@Suite(.serialized) struct RestoringTests {
    private let modes = TerminalModes.all

    @Test(
        "However a program ends, the terminal has its settings again and was sent what ends all modes",
        arguments: [
            ("close", .status(0)), ("letGo", .status(0)), ("leave", .status(0)), ("exit", .status(3)),
            ("trap", nil), ("trapOnThread", nil), ("abort", .signal(SIGABRT)), ("badAddress", .signal(SIGSEGV)),
            ("overflow", .signal(SIGSEGV)), ("division", .signal(SIGFPE)),
        ] as [(String, PseudoTerminal.Exit?)])
    func byItself(ending: String, exit: PseudoTerminal.Exit?) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(ending)
        let actual = terminal.wait()
        if let exit {
            #expect(actual == exit)
        } else {
            // What a trap is depends on the processor.
            #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(actual))
        }
        expectRestored(terminal, before)
    }

    @Test(
        "A signal restores the terminal and then ends the program",
        arguments: [
            SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGPIPE, SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS,
            SIGFPE, SIGSYS,
        ])
    func bySignal(number: Int32) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("wait")
        #expect(terminal.receive("ready"))
        #expect(terminal.settings.attributes != before.attributes)
        #expect(terminal.settings.flags == before.flags | O_NONBLOCK)
        kill(terminal.process, number)
        #expect(terminal.wait() == .signal(number))
        expectRestored(terminal, before)
    }

    @Test(
        "A program that is drawing sends nothing after what ends all modes", arguments: ["draw", "drawOnThread"], 0..<10
    )
    func whileDrawing(ending: String, run: Int) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(ending)
        #expect(terminal.receive(TerminalModes.endFrame))
        for _ in 0..<run * 20 { #expect(terminal.receive("x")) }
        kill(terminal.process, SIGTERM)
        #expect(terminal.wait() == .signal(SIGTERM))
        #expect(terminal.settings == before)
        #expect(terminal.received.hasSuffix(modes.end(in: .wholeScreen)))
    }

    @Test("A terminal that takes nothing more does not keep the program from ending")
    func stalled() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("draw")
        #expect(terminal.receive("ready"))
        // Nothing is read until the terminal is full.
        usleep(300_000)
        kill(terminal.process, SIGTERM)
        #expect(terminal.wait(reading: false) == .signal(SIGTERM))
        #expect(terminal.settings == before)
    }

    @Test("What prints a backtrace has its turn after the terminal is restored")
    func backtrace() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("trap", backtraces: true)
        #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(terminal.wait()))
        #expect(terminal.settings == before)
        let parts = terminal.received.components(separatedBy: modes.end(in: .wholeScreen))
        // The name of a function is told whether or not there are lines to tell.
        #expect(parts.count == 2 && parts[1].contains("Ending.end("), "\(terminal.received)")
    }

    @Test(
        "What a program prints is shown once the terminal is restored, however it ends",
        arguments: ["printAndClose", "printAndExit", "printAndTrap", "printAndWait"])
    func printing(ending: String) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start(ending)
        #expect(terminal.receive("ready;shown;"))
        if ending == "printAndWait" { kill(terminal.process, SIGTERM) }
        #expect(terminal.wait() != .never)
        #expect(terminal.settings == before)
        let parts = terminal.received.components(separatedBy: modes.end(in: .wholeScreen))
        #expect(parts.count == 2 && parts[0] == modes.begin(in: .wholeScreen) + "ready;shown;")
        #expect(parts.last?.hasPrefix("printed\r\ntold\r\n") == true, "\(terminal.received.debugDescription)")
        if ending == "printAndClose" { #expect(parts.last?.hasSuffix("after\r\n") == true) }
        if ending == "printAndTrap" { #expect(parts.last?.contains("a trap") == true) }
    }

    @Test(
        "A program that has nowhere to keep what it prints says so once, before, and goes on",
        arguments: ["/nowhere", "/dev/null", "/proc", ""])
    func nowhereToPrint(folder: String) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("printAndClose", environment: ["TMPDIR": folder.isEmpty ? "/nowhere/\(getpid())" : folder])
        #expect(terminal.receive("ready"))
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
        let parts = terminal.received.components(separatedBy: modes.begin(in: .wholeScreen))
        #expect(parts.count == 2 && parts[0].hasPrefix("not kept: mkstemp failed: ") && parts[0].hasSuffix("\r\n"))
        #expect(terminal.received.components(separatedBy: "not kept").count == 2)
        for text in ["printed", "told", ";shown;", "after"] { #expect(parts.last?.contains(text) == true) }
    }

    @Test("A program whose terminal is gone is ended by that")
    func hangUp() throws {
        let terminal = try PseudoTerminal()
        try terminal.start("wait")
        #expect(terminal.receive("ready"))
        terminal.hangUp()
        #expect(terminal.wait() == .signal(SIGHUP))
    }

    @Test("A program that ignores that its terminal is gone is told when it reads")
    func ignoredHangUp() throws {
        let terminal = try PseudoTerminal()
        try terminal.start("ignoringHangUp")
        #expect(terminal.receive("ready"))
        kill(terminal.process, SIGHUP)
        terminal.type("a")
        #expect(terminal.receive("key a;"), "the signal is still ignored")
        terminal.hangUp()
        #expect(terminal.wait() == .status(65))
    }

    @Test("A closed device leaves the handlers of signals as it found them, and another can be opened")
    func handlers() throws {
        let terminal = try PseudoTerminal()
        try terminal.start("handlers")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.received.contains("handlers: true true"))
        let other = try PseudoTerminal()
        let before = other.settings
        try other.start("again")
        #expect(other.wait() == .status(0))
        #expect(other.settings == before)
        let none = TerminalModes([])
        let sent =
            modes.begin(in: .wholeScreen) + "ready" + modes.end(in: .wholeScreen) + none.begin(in: .wholeScreen)
            + "ready again" + none.end(in: .wholeScreen)
        #expect(other.received == sent)
    }

    @Test("Two devices at a time are a mistake, and the terminal is restored then, too")
    func twice() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("twice")
        #expect([.signal(SIGILL), .signal(SIGTRAP)].contains(terminal.wait()))
        #expect(terminal.received.contains("A process has one TerminalDevice at a time."))
        expectRestored(terminal, before)
    }

    /// Expects that a terminal was set up and restored once each, and that nothing is left of that.
    private func expectRestored(
        _ terminal: PseudoTerminal, _ before: PseudoTerminal.Settings, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(terminal.settings == before, sourceLocation: location)
        let parts = terminal.received.components(separatedBy: modes.begin(in: .wholeScreen))
        #expect(parts.count == 2, "\(terminal.received.debugDescription)", sourceLocation: location)
        let sent = parts.last?.components(separatedBy: modes.end(in: .wholeScreen)) ?? []
        #expect(sent.count == 2, "\(terminal.received.debugDescription)", sourceLocation: location)
        #expect(sent.first?.hasPrefix("ready") == true, sourceLocation: location)
    }
}
