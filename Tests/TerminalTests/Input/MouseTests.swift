import Testing

@testable import Terminal

@Suite struct MouseTests {
    private func mouse(
        _ action: TerminalMouse.Action, _ column: Int, _ row: Int, _ modifiers: TerminalModifiers = []
    ) -> TerminalEvent {
        .mouse(TerminalMouse(action, at: TerminalCell(column: column, row: row), modifiers: modifiers))
    }

    @Test("Cells are counted from zero")
    func cells() {
        #expect(
            events(of: "\u{1B}[<0;1;1M\u{1B}[<0;300;200m") == [
                mouse(.press(.left), 0, 0), mouse(.release(.left), 299, 199),
            ])
    }

    @Test(
        "The code tells the key, the movement and the wheel",
        arguments: [
            (1, .press(.middle)), (2, .press(.right)), (128, .press(.back)), (129, .press(.forward)), (35, .move),
            (32, .drag(.left)), (34, .drag(.right)), (160, .drag(.back)), (64, .wheel(.up)), (65, .wheel(.down)),
            (66, .wheel(.left)), (67, .wheel(.right)),
        ] as [(Int, TerminalMouse.Action)])
    func codes(code: Int, action: TerminalMouse.Action) {
        #expect(events(of: "\u{1B}[<\(code);3;2M") == [mouse(action, 2, 1)])
    }

    @Test("The code tells Shift, Alt and Control")
    func modifiers() {
        #expect(events(of: "\u{1B}[<28;1;1M") == [mouse(.press(.left), 0, 0, [.shift, .alt, .control])])
    }

    @Test(
        "What makes no sense is dropped",
        arguments: ["0;0;1M", "0;1;0M", "0;1M", "0;1;1;1M", "3;1;1M", "64;1;1m", "192;1;1M", "256;1;1M", "0:1;1;1M"])
    func nonsense(parameters: String) { #expect(events(of: "\u{1B}[<\(parameters)") == []) }

    @Test("The three bytes of the mouse of old terminals are dropped, whatever they are")
    func oldMouse() { #expect(events(of: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x61, 0x62]) == typed("b")) }

    @Test("Escape before the mouse is a key")
    func escapeBefore() {
        #expect(events(of: "\u{1B}\u{1B}[<0;1;1M") == [key(.escape), mouse(.press(.left), 0, 0)])
    }
}
