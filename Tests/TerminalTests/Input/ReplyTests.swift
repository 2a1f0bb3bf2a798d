import Testing

@testable import Terminal

@Suite struct ReplyTests {
    @Test("The focus comes and goes")
    func focus() { #expect(events(of: "\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)]) }

    @Test("Device attributes are all told")
    func attributes() { #expect(events(of: "\u{1B}[?62;22;52c") == [.reply(.deviceAttributes([62, 22, 52]))]) }

    @Test("Keyboard flags are told")
    func flags() { #expect(events(of: "\u{1B}[?31u") == [.reply(.keyboardFlags(31))]) }

    @Test(
        "A background colour has one to four digits a channel, and ends in two ways",
        arguments: [
            ("rgb:f/0/8", 0xFFFF, 0, 0x8888), ("rgb:FF/00/80", 0xFFFF, 0, 0x8080),
            ("rgb:fff/000/800", 0xFFFF, 0, 0x8008), ("rgb:1234/5678/9abc", 0x1234, 0x5678, 0x9ABC),
            ("rgba:0/0/0/f", 0, 0, 0),
        ] as [(String, UInt16, UInt16, UInt16)])
    func background(text: String, red: UInt16, green: UInt16, blue: UInt16) {
        let color = TerminalEvent.reply(.background(TerminalColor(red: red, green: green, blue: blue)))
        #expect(events(of: "\u{1B}]11;\(text)\u{07}\u{1B}]11;\(text)\u{1B}\\") == [color, color])
    }

    @Test(
        "A string that is no such colour is dropped",
        arguments: [
            "11;rgb:f/f", "11;rgb:f/f/f/f", "11;rgb:f/f/", "11;rgb:fffff/0/0", "11;rgb:g/0/0", "11;rgb:f//f",
            "10;rgb:f/f/f", "11;rgb", "11", "", "11;rgb:f/f/f;1", "é",
            "11;rgb:f/f/f" + String(repeating: "f", count: 1000),
        ])
    func otherStrings(text: String) {
        #expect(events(of: "\u{1B}]\(text)\u{07}\u{1B}]\(text)\u{1B}\\a") == typed("a"))
    }

    @Test("The scheme of the colours is dark or light")
    func scheme() {
        #expect(
            events(of: "\u{1B}[?997;1n\u{1B}[?997;2n\u{1B}[?997;3n")
                == [.reply(.colorScheme(isDark: true)), .reply(.colorScheme(isDark: false))])
    }

    @Test("A report of the cursor is counted from zero")
    func cursor() {
        let cell = TerminalEvent.reply(.cursor(TerminalCell(column: 4, row: 1)))
        #expect(events(of: "\u{1B}[2;5R\u{1B}[?2;5R\u{1B}[?2;5;1R") == [cell, cell, cell])
        #expect(events(of: "\u{1B}[0;5R\u{1B}[2;0R\u{1B}[2R") == [])
    }

    @Test("In the first row, small numbers of columns are modifiers of F3, unless the report is a private one")
    func cursorOrKey() {
        #expect(events(of: "\u{1B}[1;5R") == [key(.function(3), .control)])
        #expect(events(of: "\u{1B}[1;17R") == [.reply(.cursor(TerminalCell(column: 16, row: 0)))])
        #expect(events(of: "\u{1B}[1;1R") == [.reply(.cursor(TerminalCell(column: 0, row: 0)))])
        #expect(events(of: "\u{1B}[?1;5R") == [.reply(.cursor(TerminalCell(column: 4, row: 0)))])
    }

    @Test("Sizes in pixels are those of the area or of a cell")
    func pixels() {
        #expect(
            events(of: "\u{1B}[4;600;800t\u{1B}[6;16;8t\u{1B}[8;24;80t")
                == [.reply(.areaPixels(width: 800, height: 600)), .reply(.cellPixels(width: 8, height: 16))])
    }
}
