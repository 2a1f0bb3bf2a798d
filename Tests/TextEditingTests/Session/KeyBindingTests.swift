import Testing

@testable import TextEditing

@Suite("Keys") struct KeyBindingTests {
    @Test(
        "Keys have the commands that they have in macOS",
        arguments: [
            (EditingKey(.left), .move(.left)), (EditingKey(.left, .option), .move(.wordLeft)),
            (EditingKey(.right, [.option, .shift]), .move(.wordRight, extending: true)),
            (EditingKey(.left, .command), .move(.rowStart)), (EditingKey(.up, .command), .move(.textStart)),
            (EditingKey(.down, .option), .move(.paragraphForward)), (EditingKey(.backspace), .delete(.backward)),
            (EditingKey(.backspace, .option), .delete(.wordBackward)),
            (EditingKey(.backspace, .command), .delete(.rowStart)), (EditingKey(.delete), .delete(.forward)),
            (EditingKey(.character("a"), .control), .move(.paragraphStart)),
            (EditingKey(.character("e"), .control), .move(.paragraphEnd)),
            (EditingKey(.character("b"), .control), .move(.backward)),
            (EditingKey(.character("f"), .control), .move(.forward)),
            (EditingKey(.character("p"), .control), .move(.up)), (EditingKey(.character("n"), .control), .move(.down)),
            (EditingKey(.character("d"), .control), .delete(.forward)),
            (EditingKey(.character("h"), .control), .delete(.backward)),
            (EditingKey(.character("k"), .control), .delete(.paragraphEnd)),
            (EditingKey(.character("a"), .command), .selectAll), (EditingKey(.character("z"), .command), .undo),
            (EditingKey(.character("z"), [.command, .shift]), .redo), (EditingKey(.return), .insertNewline),
        ] as [(EditingKey, EditingCommand)])
    func standard(key: EditingKey, command: EditingCommand) {
        #expect(KeyBindings.standard[key] == command)
    }

    @Test("What a key with Command does, a key that terminals send does too")
    func withoutCommand() {
        let bindings = KeyBindings.standard
        let sent = bindings.keys.filter { !$0.modifiers.contains(.command) }.compactMap { bindings[$0] }
        for key in bindings.keys where key.modifiers.contains(.command) {
            // Control-A is the start of the paragraph, and Control-K deletes to the end of the paragraph.
            if key == EditingKey(.character("a"), .command) || key == EditingKey(.delete, .command) { continue }
            #expect(bindings[key].map(sent.contains) == true, "\(key)")
        }
    }

    @Test("Control-Z is the terminal's; what terminals send for Control and a slash or a low line undoes")
    func undo() {
        #expect(KeyBindings.standard[EditingKey(.character("z"), .control)] == nil)
        let shifted: EditingKey.Modifiers = [.shift, .control]
        for (character, modifiers) in [("/", .control), ("_", .control), ("_", shifted), ("-", shifted)]
            as [(Character, EditingKey.Modifiers)]
        {
            #expect(KeyBindings.standard[EditingKey(.character(character), modifiers)] == .undo)
        }
        #expect(KeyBindings.standard[EditingKey(.character("-"), .control)] == nil)
    }

    @Test("Escape, and letters alone, have no command")
    func none() {
        #expect(KeyBindings.standard[EditingKey(.escape)] == nil)
        #expect(KeyBindings.standard[EditingKey(.character("a"))] == nil)
    }

    @Test("A table can be changed")
    func changed() {
        var bindings = KeyBindings.standard
        bindings[EditingKey(.tab)] = nil
        #expect(bindings[EditingKey(.tab)] == nil)
    }
}
