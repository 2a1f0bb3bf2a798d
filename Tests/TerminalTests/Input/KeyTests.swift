import Testing

@testable import Terminal

@Suite struct KeyTests {
    @Test("Each scalar that is typed is a key with its text")
    func typing() { #expect(events(of: "aÄ 日👍") == typed("aÄ 日👍")) }

    @Test("Control bytes are letters with Control, but for the keys that send the same bytes")
    func controls() {
        #expect(events(of: [0x01, 0x0A, 0x1A]) == "ajz".unicodeScalars.map { key(.character($0), .control) })
        #expect(events(of: [0x1C, 0x1D, 0x1F]) == "\\]_".unicodeScalars.map { key(.character($0), .control) })
        #expect(events(of: [0x00]) == [key(.space, .control)])
        #expect(
            events(of: [0x08, 0x09, 0x0D, 0x7F]) == [key(.backspace), key(.tab), key(.return), key(.backspace)])
    }

    @Test("ESC before a byte is Alt")
    func alt() {
        #expect(events(of: "\u{1B}a\u{1B}é") == [key(.character("a"), .alt), key(.character("é"), .alt)])
        #expect(events(of: "\u{1B}\u{01}") == [key(.character("a"), [.alt, .control])])
        #expect(events(of: "\u{1B}\u{7F}\u{1B} ") == [key(.backspace, .alt), key(.space, .alt)])
    }

    @Test(
        "Older sequences name keys by letters and numbers",
        arguments: [
            ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home), ("[F", .end), ("OA", .up),
            ("OH", .home), ("OP", .function(1)), ("OQ", .function(2)), ("OR", .function(3)), ("OS", .function(4)),
            ("[P", .function(1)), ("[R", .function(3)), ("[1~", .home), ("[2~", .insert), ("[3~", .delete),
            ("[4~", .end), ("[5~", .pageUp), ("[6~", .pageDown), ("[7~", .home), ("[8~", .end),
            ("[11~", .function(1)), ("[15~", .function(5)), ("[17~", .function(6)), ("[21~", .function(10)),
            ("[23~", .function(11)), ("[24~", .function(12)), ("[25~", .function(13)), ("[34~", .function(20)),
            ("[[A", .function(1)), ("[[E", .function(5)), ("OM", .return), ("OI", .tab),
        ] as [(String, TerminalKey.Code)])
    func named(sequence: String, code: TerminalKey.Code) { #expect(events(of: "\u{1B}" + sequence) == [key(code)]) }

    @Test("The second number of an older sequence is one more than the bits of the modifiers")
    func modifiers() {
        #expect(events(of: "\u{1B}[1;5A\u{1B}[3;2~") == [key(.up, .control), key(.delete, .shift)])
        #expect(events(of: "\u{1B}[1;16P") == [key(.function(1), [.shift, .alt, .control, .super])])
        #expect(events(of: "\u{1B}O5A\u{1B}O1;3P") == [key(.up, .control), key(.function(1), .alt)])
        #expect(events(of: "\u{1B}[1;65A") == [key(.up)], "a lock is no modifier")
    }

    @Test("Shift with tab has a letter of its own")
    func shiftTab() {
        #expect(events(of: "\u{1B}[Z\u{1B}[1;5Z") == [key(.tab, .shift), key(.tab, [.shift, .control])])
    }

    @Test("The keypad types its characters")
    func keypad() {
        let five = TerminalEvent.key(TerminalKey(.character("5"), text: "5"))
        #expect(events(of: "\u{1B}Ou") == [five])
        #expect(events(of: "\u{1B}[57404u") == [five])
        #expect(events(of: "\u{1B}[57414u") == [key(.return)])
    }

    @Test("The Kitty protocol tells characters, modifiers, phases and text")
    func kitty() {
        #expect(events(of: "\u{1B}[97u") == typed("a"))
        #expect(
            events(of: "\u{1B}[97:65;2;65u") == [
                .key(TerminalKey(.character("a"), modifiers: .shift, text: "A", shifted: "A"))
            ])
        #expect(
            events(of: "\u{1B}[1089::99;5u") == [
                .key(TerminalKey(.character("с"), modifiers: .control, base: "c"))
            ])
        #expect(events(of: "\u{1B}[97;1:2u") == [.key(TerminalKey(.character("a"), phase: .repeat, text: "a"))])
        #expect(events(of: "\u{1B}[97;1:3u") == [.key(TerminalKey(.character("a"), phase: .release))])
        #expect(events(of: "\u{1B}[1;1:3A") == [.key(TerminalKey(.up, phase: .release))])
        #expect(events(of: "\u{1B}[27u\u{1B}[13;5u") == [key(.escape), key(.return, .control)])
        #expect(events(of: "\u{1B}[57376u\u{1B}[57387u") == [key(.function(13)), key(.function(24))])
        #expect(events(of: "\u{1B}[57363u") == [key(.menu)])
    }

    @Test("Text without a key is text, with all its scalars at once")
    func composed() { #expect(events(of: "\u{1B}[0;;101:769u") == [.text("e\u{301}")]) }

    @Test("What the Kitty protocol tells of keys that are not named is dropped")
    func unnamed() { #expect(events(of: "\u{1B}[57441;2u\u{1B}[57358u\u{1B}[57398u\u{1B}[1u\u{1B}[55296u") == []) }

    @Test("Text of a key has no control characters")
    func controlText() {
        #expect(events(of: "\u{1B}[97;;27:98:155u") == [.key(TerminalKey(.character("a"), text: "b"))])
    }
}
