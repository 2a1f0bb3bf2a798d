import Testing

@testable import Terminal

@Suite struct PasteTests {
    private func paste(_ content: String) -> [TerminalEvent] { events(of: "\u{1B}[200~\(content)\u{1B}[201~") }

    @Test("What is pasted arrives as it is, sequences included")
    func content() {
        #expect(paste("a\r\n\u{03}é") == [.paste("a\r\n\u{03}é", isEnd: true)])
        #expect(paste("\u{1B}[A\u{1B}[200~\u{1B}") == [.paste("\u{1B}[A\u{1B}[200~\u{1B}", isEnd: true)])
        #expect(paste("\u{1B}[20\u{1B}[201") == [.paste("\u{1B}[20\u{1B}[201", isEnd: true)])
        #expect(paste("") == [.paste("", isEnd: true)])
    }

    @Test("Keys are keys again after a paste")
    func after() { #expect(paste("x") + typed("a") == events(of: "\u{1B}[200~x\u{1B}[201~a")) }

    @Test("Without its beginning the end of a paste is nothing")
    func onlyEnd() { #expect(events(of: "\u{1B}[201~a") == typed("a")) }

    @Test("A long paste arrives in parts, and what is kept of it is bounded")
    func long() {
        let content = String(repeating: "0123456789é\u{1B}[20", count: 100_000)
        var input = TerminalInput()
        var parts = input.read("\u{1B}[200~".utf8, at: start)
        var bytes = Array(content.utf8)[...]
        while !bytes.isEmpty {
            parts += input.read(bytes.prefix(777), at: start)
            bytes = bytes.dropFirst(777)
            #expect(input.paste.storedBytes < PasteReader.partSize)
        }
        parts += input.read("\u{1B}[201~".utf8, at: start)
        var joined = ""
        for (index, part) in parts.enumerated() {
            guard case .paste(let text, let isEnd) = part else {
                Issue.record("\(part) is no paste")
                return
            }
            #expect(text.utf8.count < PasteReader.partSize + 16)
            #expect(isEnd == (index == parts.count - 1))
            joined += text
        }
        #expect(joined == content)
    }
}
