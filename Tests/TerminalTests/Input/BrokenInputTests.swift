import Testing

@testable import Terminal

@Suite struct BrokenInputTests {
    @Test(
        "Sequences that are not understood are dropped whole",
        arguments: [
            "\u{1B}[1;2;3x", "\u{1B}[>0;276;0c", "\u{1B}[?2026;2$y", "\u{1B}[99~", "\u{1B}[1;300A", "\u{1B}[1;0A",
            "\u{1B}[97;1:4u", "\u{1B}[97;;;u", "\u{1B}[2A", "\u{1B}[1?A", "\u{1B}[1$2A", "\u{1B}P>|name(1)\u{1B}\\",
            "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}]52;c;aGVsbG8=\u{07}", "\u{1B}Oz", "\u{1B}O1;2;3P", "\u{1B}O?A",
            "\u{1B}[[z", "\u{1B}[?I", "\u{1B}[2I",
        ])
    func unknown(sequence: String) { #expect(events(of: sequence + "a") == typed("a")) }

    @Test(
        "A control byte breaks off a sequence and is a key", arguments: ["[1;", "[", "O", "]11;rgb", "P1", "[[", "[M "])
    func controls(beginning: String) {
        #expect(events(of: "\u{1B}\(beginning)\u{03}a") == [key(.character("c"), .control)] + typed("a"))
    }

    @Test("ESC breaks off a sequence and begins another", arguments: ["[1;", "]11;rgb", "P1", "O", "[[", "[M "])
    func escape(beginning: String) { #expect(events(of: "\u{1B}\(beginning)\u{1B}[A") == [key(.up)]) }

    @Test("Numbers of any length are read to their end, and mean nothing if they are too large")
    func numbers() {
        let nines = String(repeating: "9", count: 10_000)
        #expect(events(of: "\u{1B}[\(nines)A\u{1B}[1;\(nines)Aa") == typed("a"))
        #expect(events(of: "\u{1B}[<\(nines);\(nines);\(nines)Ma") == typed("a"))
        #expect(events(of: "\u{1B}[?16777215u") == [.reply(.keyboardFlags(16_777_215))])
        #expect(events(of: "\u{1B}[?16777216u") == [])
    }

    @Test("A sequence with too many numbers means nothing")
    func manyNumbers() {
        for divider in [";", ":"] {
            let many = String(repeating: "1\(divider)", count: 10_000)
            #expect(events(of: "\u{1B}[?\(many)1ca") == typed("a"))
        }
    }

    @Test(
        "What is ill-formed becomes one replacement for each maximal subpart",
        arguments: [
            [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x91, 0x92, 0x93], [0xFF, 0x41],
            [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], [0xF0, 0x80, 0x80, 0x41], [0x80],
            [0xE2, 0x82, 0x41],
        ] as [[UInt8]])
    func illFormed(bytes: [UInt8]) {
        #expect(events(of: bytes + [0x21]) == typed(String(decoding: bytes + [0x21], as: UTF8.self)))
    }

    @Test("A control byte in a character breaks it off")
    func controlInCharacter() {
        #expect(events(of: [0xE2, 0x82, 0x0D]) == typed("\u{FFFD}") + [key(.return)])
        #expect(events(of: [0xE2, 0x82, 0x1B, 0x61]) == typed("\u{FFFD}") + [key(.character("a"), .alt)])
    }

    @Test("Encoded control characters are not typed")
    func encodedControls() { #expect(events(of: "\u{85}a\u{9F}") == typed("a")) }
}
