import Testing

@testable import Terminal

@Suite struct ModeTests {
    /// The modes in every combination.
    private static let combinations = (0...TerminalModes.all.rawValue).map(TerminalModes.init)

    /// A terminal that a shell has used, where a program before it left the keyboard changed.
    private var used: ModelTerminal {
        var terminal = ModelTerminal()
        terminal.receive("\u{1B}[>1u\u{1B}[>5uprompt")
        return terminal
    }

    /// What is not the same as in `used`, apart from what does not show: which cursor was saved.
    private func difference(_ terminal: ModelTerminal) -> String? {
        var (terminal, used) = (terminal, used)
        terminal.main.saved = nil
        terminal.alternate.saved = nil
        used.main.saved = nil
        return terminal == used ? nil : "\(terminal)"
    }

    @Test("The end is the inverse of the beginning, and changes nothing when it is sent again", arguments: combinations)
    func inverse(modes: TerminalModes) {
        var terminal = used
        terminal.receive(modes.begin(in: .wholeScreen))
        #expect(terminal.isAlternate && !terminal.modes.contains("25"))
        #expect(terminal.modes.contains("1003") == modes.contains(.mouse))
        #expect(terminal.modes.contains("1006") == modes.contains(.mouse))
        #expect(terminal.modes.contains("2004") == modes.contains(.paste))
        #expect(terminal.modes.contains("1004") == modes.contains(.focus))
        #expect(terminal.modes.contains("2031") == modes.contains(.colorScheme))
        #expect(terminal.screen.keyboard == (modes.contains(.keyboard) ? ["31"] : []))
        terminal.receive(modes.end(in: .wholeScreen))
        #expect(difference(terminal) == nil)
        terminal.receive(modes.end(in: .wholeScreen))
        #expect(difference(terminal) == nil)
    }

    @Test("The end undoes any part of a beginning that has reached the alternate screen", arguments: combinations)
    func partOfBeginning(modes: TerminalModes) {
        for length in "\u{1B}[?1049h".count...modes.begin(in: .wholeScreen).count {
            var terminal = used
            terminal.receive(modes.begin(in: .wholeScreen).prefix(length))
            terminal.receive(modes.end(in: .wholeScreen))
            #expect(difference(terminal) == nil, "after \(length) characters")
        }
    }

    @Test("The end may be sent again after any part of it", arguments: combinations)
    func partOfEnd(modes: TerminalModes) {
        for length in 0...modes.end(in: .wholeScreen).count {
            var terminal = used
            terminal.receive(modes.begin(in: .wholeScreen))
            terminal.receive(modes.end(in: .wholeScreen).prefix(length))
            terminal.receive(modes.end(in: .wholeScreen))
            #expect(difference(terminal) == nil, "after \(length) characters")
        }
    }

    @Test("The end undoes a frame that was broken off anywhere")
    func partOfFrame() {
        let frame = TerminalModes.beginFrame + "a\u{1B}[38;5;1mb\u{1B}]8;;link\u{1B}\\c" + TerminalModes.endFrame
        for length in 0...frame.count {
            var terminal = used
            terminal.receive(TerminalModes.all.begin(in: .wholeScreen))
            terminal.receive(frame.prefix(length))
            terminal.receive(TerminalModes.all.end(in: .wholeScreen))
            #expect(difference(terminal) == nil, "after \(length) characters")
            #expect(terminal.isReady)
        }
    }

    @Test(
        "In lines of the screen, the end leaves the cursor below them, wherever a frame was broken off",
        arguments: 1...6)
    func lines(count: Int) {
        let (modes, place) = (TerminalModes.all.subtracting(.mouse), TerminalArea.lines(count))
        let frame = TerminalModes.beginFrame + "\r\u{1B}7\u{1B}[1Cab\u{1B}8\u{1B}[2Bc\u{1B}8" + TerminalModes.endFrame
        for length in 0...frame.count {
            var screen = ScreenModel(columns: 10, rows: 6, after: "one\r\ntwo\r\n")
            screen.show(modes.begin(in: place))
            let top = screen.cursorRow
            #expect(!screen.isAlternate && top == min(2, 6 - count) && screen.unknown.isEmpty)
            screen.show(String(frame.prefix(length)))
            screen.show(modes.end(in: place))
            #expect(screen.isCursorVisible)
            #expect(screen.cursorRow == min(top + count, 5), "after \(length) characters")
        }
    }

    @Test("The title is kept, and is there again afterwards")
    func title() {
        #expect(TerminalModes.title.begin(in: .wholeScreen) == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[22;2t")
        #expect(TerminalModes.title.end(in: .wholeScreen).hasSuffix("\u{1B}[23;2t\u{1B}[?25h\u{1B}[?1049l"))
    }

    @Test("A terminal that orders right-to-left text by itself is told not to, and afterwards does so again")
    func direction() {
        #expect(
            TerminalModes.direction.begin(in: .wholeScreen)
                == "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2501l\u{1B}[8l\u{1B}[1 k")
        #expect(TerminalModes.direction.end(in: .wholeScreen).hasSuffix("\u{1B}[0 k\u{1B}[8h\u{1B}[?25h\u{1B}[?1049l"))
    }

    @Test("Questions are asked once each, and the one that all terminals answer is the last")
    func questions() {
        #expect(TerminalQuestion.ask([]) == "\u{1B}[c")
        #expect(
            TerminalQuestion.ask([.deviceAttributes, .background, .keyboardFlags])
                == "\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c")
    }
}
