import Testing

@testable import Terminal

@Suite struct InputTimeTests {
    private let soon = start + .milliseconds(49)
    private let late = start + .milliseconds(50)

    @Test("A lone ESC is the key when its deadline has come, and not before")
    func loneEscape() {
        var input = TerminalInput()
        #expect(input.read([0x1B], at: start) == [])
        #expect(input.deadline == late)
        #expect(input.expire(at: soon) == [])
        #expect(input.expire(at: late) == [key(.escape)])
        #expect(input.deadline == nil)
    }

    @Test("What follows ESC within the time belongs to it, and what comes later does not")
    func following() {
        var input = TerminalInput()
        _ = input.read([0x1B], at: start)
        #expect(input.read("[A".utf8, at: soon) == [key(.up)])
        _ = input.read([0x1B], at: start)
        #expect(input.read("[A".utf8, at: late) == [key(.escape)] + typed("[A"))
    }

    @Test(
        "Alt with a character that begins sequences is the key when its deadline has come",
        arguments: ["[", "O", "]", "P", "_"] as [Unicode.Scalar])
    func introducers(scalar: Unicode.Scalar) {
        var input = TerminalInput()
        #expect(input.read("\u{1B}\(scalar)".utf8, at: start) == [])
        #expect(input.deadline == late)
        #expect(input.expire(at: late) == [key(.character(scalar), .alt)])
    }

    @Test("ESC twice is Alt with Escape, or Alt with what follows")
    func twice() {
        #expect(eventsAfterWaiting("\u{1B}\u{1B}") == [key(.escape, .alt)])
        #expect(eventsAfterWaiting("\u{1B}\u{1B}\u{1B}") == [key(.escape, .alt), key(.escape)])
        #expect(events(of: "\u{1B}\u{1B}[A") == [key(.up, .alt)])
        #expect(events(of: "\u{1B}\u{1B}OA") == [key(.up, .alt)])
        #expect(events(of: "\u{1B}\u{1B}a") == [key(.escape), key(.character("a"), .alt)])
        #expect(eventsAfterWaiting("\u{1B}\u{1B}[") == [key(.escape), key(.character("["), .alt)])
    }

    @Test(
        "A sequence that does not end is dropped a second after it began",
        arguments: ["[1;", "]11;", "P+", "[[", "[M "])
    func sequences(beginning: String) {
        var input = TerminalInput()
        #expect(input.read("\u{1B}\(beginning)".utf8, at: start) == [])
        #expect(input.read("2".utf8.prefix(beginning.hasPrefix("[1") ? 1 : 0), at: soon) == [])
        #expect(input.deadline == start + .seconds(1))
        #expect(input.expire(at: start + .seconds(1)) == [])
        #expect(input.deadline == nil)
        #expect(input.read("a".utf8, at: start + .seconds(1)) == typed("a"))
    }

    @Test("A string that goes on and on is dropped a second after it began")
    func endlessString() {
        var input = TerminalInput()
        _ = input.read("\u{1B}]".utf8, at: start)
        for step in 0..<10 {
            #expect(input.read("xx".utf8, at: start + .milliseconds(100 * step)) == [])
        }
        #expect(input.read("a".utf8, at: start + .milliseconds(1000)) == typed("a"))
    }

    @Test("Each sequence has its own time")
    func restart() {
        var input = TerminalInput()
        _ = input.read([0xE2], at: start)
        #expect(input.read("\u{1B}[1".utf8, at: start + .milliseconds(900)) == typed("\u{FFFD}"))
        #expect(input.deadline == start + .milliseconds(1900))
    }

    @Test("A character that does not end is ill-formed after a second")
    func character() {
        var input = TerminalInput()
        #expect(input.read([0xE2, 0x82], at: start) == [])
        #expect(input.deadline == start + .seconds(1))
        #expect(input.expire(at: start + .seconds(1)) == typed("\u{FFFD}"))
    }

    @Test("A paste that does not end is over ten seconds after its last byte")
    func paste() {
        var input = TerminalInput()
        #expect(input.read("\u{1B}[200~ab".utf8, at: start) == [])
        #expect(input.read("c\u{1B}[201".utf8, at: start + .seconds(9)) == [])
        #expect(input.deadline == start + .seconds(19))
        #expect(input.expire(at: start + .seconds(19)) == [.paste("abc\u{1B}[201", isEnd: true)])
        #expect(input.deadline == nil)
    }

    @Test("Escape in a string that has no end gives the key, and the string up")
    func escapeInString() {
        var input = TerminalInput()
        #expect(input.read("\u{1B}]11;\u{1B}".utf8, at: start) == [])
        #expect(input.expire(at: late) == [key(.escape)])
    }
}
