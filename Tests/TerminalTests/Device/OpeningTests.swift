import Foundation
import TestSupport
import Testing

@testable import Terminal

@Suite(.serialized) struct OpeningTests {
    @Test("A pipe or a file in place of the terminal is an error")
    func noTerminal() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        #expect(throws: TerminalError.notATerminal(descriptor: descriptor)) {
            try TerminalDevice(input: descriptor, output: descriptor)
        }
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        #expect(throws: TerminalError.notATerminal(descriptor: file)) {
            try TerminalDevice(input: terminal.slave, output: file)
        }
        #expect(terminal.settings == before)
    }

    @Test("A program whose input is a pipe says so and ends")
    func pipedProgram() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        let pipe = Pipe()
        try terminal.start("wait", input: pipe.fileHandleForReading.fileDescriptor)
        #expect(terminal.wait() == .status(65))
        #expect(terminal.received.contains("Descriptor 0 is no terminal."))
        #expect(terminal.settings == before)
    }

    @Test("A program whose input is a pipe can use the terminal that controls it")
    func controlling() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        let pipe = Pipe()
        try terminal.start("controlling", input: pipe.fileHandleForReading.fileDescriptor)
        #expect(terminal.receive("ready"))
        #expect(terminal.settings.attributes != before.attributes)
        #expect(terminal.settings.flags == before.flags, "the descriptors are its own")
        terminal.type("q")
        #expect(terminal.wait() == .status(0))
        #expect(terminal.settings == before)
    }

    @Test(
        "A terminal without columns or rows is an error", arguments: [(0, 0), (80, 0), (0, 24)] as [(UInt16, UInt16)])
    func noSize(columns: UInt16, rows: UInt16) throws {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        let before = terminal.settings
        try terminal.start("wait")
        #expect(terminal.wait() == .status(65))
        #expect(terminal.received.contains("no columns or no rows"))
        #expect(terminal.settings == before)
    }

    @Test("A program that ignores that it is in the background is told that it has no terminal")
    func inBackground() throws {
        let terminal = try PseudoTerminal()
        let before = terminal.settings
        try terminal.start("background", "wait")
        #expect(terminal.wait() == .status(65))
        #expect(terminal.received.contains("The program is in the background."))
        #expect(terminal.settings == before)
    }

    @Test("A terminal that is gone is an error")
    func gone() throws {
        let terminal = try PseudoTerminal()
        terminal.hangUp()
        #expect(throws: TerminalError.hungUp) { try TerminalDevice(input: terminal.slave, output: terminal.slave) }
    }

    @Test("The size is told in cells and pixels")
    func size() throws {
        let terminal = try PseudoTerminal(columns: 132, rows: 43)
        let size = try TerminalSize(of: terminal.slave)
        #expect((size.columns, size.rows) == (132, 43))
        #expect((size.pixelWidth, size.pixelHeight) == (0, 0))
    }
}
