import Testing

@testable import Terminal

@MainActor @Suite struct SafeTextTests {
    @Test("Safe text has no control characters")
    func controls() {
        #expect(TerminalText.safe("a\u{1B}[31m\r\n\tb\u{7F}\u{9B}1mé👩‍🚀") == "a[31mb1mé👩‍🚀")
        #expect(TerminalText.safe("abcd".dropFirst()) == "bcd")
    }

    @Test("No text makes a sequence, and all else of it stays")
    func anyText() {
        PropertyCheck<Unicode.Scalar>(
            "Safe text",
            make: { random in
                random.below(2) == 0 ? Unicode.Scalar(UInt8(random.below(256))) : RandomEvents.scalar(&random)
            }
        ) { scalars in
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            let safe = TerminalText.safe(text)
            if safe.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "has a byte of C0" }
            let expected = scalars.filter { $0.properties.generalCategory != .control }
            return safe.unicodeScalars.elementsEqual(expected) ? nil : "became \(safe.debugDescription)"
        }.check(sequences: 500, length: 30)
    }
}
