import Foundation
import TestSupport
import Testing

@testable import Terminal

/// Programs that are stopped and go on.
@Suite(.serialized) struct SuspendingTests {
    private let modes = TerminalModes.all

    @Test("A stopped program has restored the terminal, and sets it up again when it goes on")
    func stop() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("foreground", "wait")
        #expect(terminal.receive("ready"))
        let during = terminal.settings
        for number in 1...3 {
            terminal.type("z")
            #expect(terminal.receive(modes.end(in: .wholeScreen)), "stop \(number)")
            #expect(terminal.receive("stopped \(SIGTSTP);"))
            #expect(terminal.settings == before)
            terminal.type("fg\n")
            #expect(terminal.receive(modes.begin(in: .wholeScreen)))
            #expect(terminal.receive("resumed;"))
            #expect(terminal.settings == during)
        }
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
    }

    @Test("A program that was stopped without its knowledge sets the terminal back and up again")
    func stopUnseen() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("foreground", "wait")
        #expect(terminal.receive("ready"))
        kill(-tcgetpgrp(terminal.master), SIGSTOP)
        #expect(terminal.receive("stopped \(SIGSTOP);"))
        terminal.type("fg\n")
        #expect(terminal.receive(modes.end(in: .wholeScreen) + modes.begin(in: .wholeScreen)))
        #expect(terminal.receive("resumed;"))
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
    }

    @Test("A program that nobody could continue is not stopped, and draws anew")
    func orphan() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("wait")
        #expect(terminal.receive("ready"))
        kill(terminal.process, SIGTSTP)
        #expect(terminal.receive(modes.end(in: .wholeScreen) + modes.begin(in: .wholeScreen)))
        #expect(terminal.receive("resumed;"))
        kill(terminal.process, SIGTERM)
        #expect(terminal.wait() == .signal(SIGTERM))
        #expect(terminal.settings == before)
    }

    @Test("A stopped program that is ended leaves the terminal to whoever has it")
    func endedWhileStopped() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("foreground", "wait")
        #expect(terminal.receive("ready"))
        let group = tcgetpgrp(terminal.master)
        terminal.type("z")
        #expect(terminal.receive("stopped \(SIGTSTP);"))
        kill(-group, SIGTERM)
        terminal.type("fg\n")
        #expect(terminal.wait() == .status(100 + SIGTERM))
        #expect(terminal.settings == before)
    }

    @Test("A program that goes on in the background leaves the terminal alone until it is in the foreground")
    func background() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("late", "wait")
        #expect(terminal.receive("waits;"), "it stops before it takes the terminal")
        #expect(terminal.receive(modes.begin(in: .wholeScreen) + "ready"))
        let during = terminal.settings
        terminal.type("z")
        #expect(terminal.receive(modes.end(in: .wholeScreen)))
        #expect(terminal.receive("stopped \(SIGTSTP);"))
        #expect(terminal.settings == before)
        terminal.type("bg\n")
        // It reads this line, and is stopped again because of that.
        terminal.type("x\n")
        #expect(terminal.receive("waits;"))
        #expect(terminal.receive(modes.begin(in: .wholeScreen)))
        #expect(terminal.receive("resumed;"))
        #expect(terminal.settings == during)
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
        let parts = terminal.received.components(separatedBy: "waits;")
        #expect(parts.count == 3 && !parts[0].contains(modes.begin(in: .wholeScreen)))
        #expect(parts[1].components(separatedBy: modes.begin(in: .wholeScreen)).count == 2)
    }

    @Test("A program that goes on drawing in the background sends nothing", arguments: ["draw", "drawOnThread"])
    func drawingInBackground(ending: String) throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("foreground", ending)
        #expect(terminal.receive("ready"))
        let group = tcgetpgrp(terminal.master)
        kill(-group, SIGTSTP)
        #expect(terminal.receive("stopped \(SIGTSTP);"))
        let length = terminal.received.utf8.count
        terminal.type("bg\n")
        #expect(terminal.wait(.milliseconds(200)) == .never)
        let rest = String(decoding: terminal.received.utf8.dropFirst(length), as: UTF8.self)
        #expect(!rest.contains("x") && !rest.contains("\u{1B}"), "\(rest.debugDescription)")
        kill(-group, SIGTERM)
        #expect(terminal.wait() == .status(100 + SIGTERM))
        #expect(terminal.settings == before)
    }

    @Test("A change of the size is told")
    func resize() throws {
        let terminal = try PseudoTerminal()
        try terminal.start("wait")
        #expect(terminal.receive("ready"))
        terminal.resize(columns: 100, rows: 30)
        #expect(terminal.receive("size 100 30;"))
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
    }
}
