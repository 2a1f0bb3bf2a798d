/// The commands of keys in an edited text.
///
/// Most are those of text in macOS. Where a terminal does not send a key or Command, there is one more that it does
/// send; these are marked with *.
///
/// | keys | what they do |
/// | --- | --- |
/// | arrows | move by a character or a row |
/// | Option with arrows, Control-Left and -Right \*, Option-B and -F \* | move by a word or a paragraph |
/// | Command-Left and -Right, Home and End \* | move to the start or the end of the row |
/// | Command-Up and -Down, Control-Home and -End \* | move to the start or the end of the text |
/// | Page Up and Page Down \* | move by a page |
/// | Control-B, -F, -P, -N | move like the arrows |
/// | Control-A, -E | move to the start or the end of the paragraph |
/// | Backspace, Control-H; Delete, Control-D | delete a character |
/// | Option- or Control-Backspace, Control-W \*; Option- or Control-Delete, Option-D \* | delete a word |
/// | Command-Backspace, Control-U \*; Command-Delete | delete to the start or the end of the row |
/// | Control-K | deletes to the end of the paragraph, or its line break |
/// | Return, with Shift or Option too; Tab, Option-Tab | insert a line break, a tab |
/// | Command-A | selects all |
/// | Command-Z, Control-/ \*, Control-\_ \*; Shift-Command-Z, Shift-Control-Z \*, Control-Y \* | undo, redo |
///
/// With Shift, what moves extends the selection, Control with a letter too. In macOS Home and End scroll and Page Up
/// and Page Down leave the caret where it is; here they move it, as elsewhere. Control-K, -U and -W keep nothing that
/// could be put back, and there is no Control-T, -O, -V, -L or yanking. Control-Z stops the program in a terminal, with
/// and without a field that is edited; many terminals send the same for Control-/ as for Control-\_. Copying and
/// pasting need a pasteboard and are not for this table; nor is Escape.
package struct KeyBindings: Hashable, Sendable {
    private var commands: [EditingKey: EditingCommand] = [:]

    /// Creates a table without any keys.
    package init() {}

    /// The command of a key; `nil` if it has none.
    package subscript(key: EditingKey) -> EditingCommand? {
        get { commands[key] }
        set { commands[key] = newValue }
    }

    /// All keys that have a command.
    package var keys: [EditingKey] { Array(commands.keys) }

    /// The keys in the table above.
    package static let standard: KeyBindings = {
        var bindings = KeyBindings()
        for (code, modifiers, movement) in movements {
            bindings[EditingKey(code, modifiers)] = .move(movement)
            bindings[EditingKey(code, modifiers.union(.shift))] = .move(movement, extending: true)
        }
        for (code, modifiers, movement) in deletions { bindings[EditingKey(code, modifiers)] = .delete(movement) }
        for (code, modifiers, command) in others { bindings[EditingKey(code, modifiers)] = command }
        return bindings
    }()

    private static let movements: [(EditingKey.Code, EditingKey.Modifiers, Movement)] = [
        (.left, [], .left), (.right, [], .right), (.up, [], .up), (.down, [], .down),
        (.left, .option, .wordLeft), (.right, .option, .wordRight),
        (.left, .control, .wordLeft), (.right, .control, .wordRight),
        (.character("b"), .option, .wordBackward), (.character("f"), .option, .wordForward),
        (.up, .option, .paragraphBackward), (.down, .option, .paragraphForward),
        (.left, .command, .rowStart), (.right, .command, .rowEnd),
        (.home, [], .rowStart), (.end, [], .rowEnd),
        (.up, .command, .textStart), (.down, .command, .textEnd),
        (.home, .control, .textStart), (.end, .control, .textEnd),
        (.home, .command, .textStart), (.end, .command, .textEnd),
        (.pageUp, [], .pageUp), (.pageDown, [], .pageDown),
        (.character("b"), .control, .backward), (.character("f"), .control, .forward),
        (.character("p"), .control, .up), (.character("n"), .control, .down),
        (.character("a"), .control, .paragraphStart), (.character("e"), .control, .paragraphEnd),
    ]

    private static let deletions: [(EditingKey.Code, EditingKey.Modifiers, Movement)] = [
        (.backspace, [], .backward), (.backspace, .shift, .backward), (.character("h"), .control, .backward),
        (.delete, [], .forward), (.delete, .shift, .forward), (.character("d"), .control, .forward),
        (.backspace, .option, .wordBackward), (.backspace, .control, .wordBackward),
        (.character("w"), .control, .wordBackward),
        (.delete, .option, .wordForward), (.delete, .control, .wordForward), (.character("d"), .option, .wordForward),
        (.backspace, .command, .rowStart), (.character("u"), .control, .rowStart),
        (.delete, .command, .rowEnd), (.character("k"), .control, .paragraphEnd),
    ]

    private static let others: [(EditingKey.Code, EditingKey.Modifiers, EditingCommand)] = [
        (.return, [], .insertNewline), (.return, .shift, .insertNewline), (.return, .option, .insertNewline),
        (.tab, [], .insertTab), (.tab, .option, .insertTab),
        (.character("a"), .command, .selectAll),
        (.character("z"), .command, .undo), (.character("/"), .control, .undo), (.character("_"), .control, .undo),
        // Where a terminal reports the key rather than its character.
        (.character("_"), [.shift, .control], .undo), (.character("-"), [.shift, .control], .undo),
        (.character("z"), [.shift, .command], .redo), (.character("z"), [.shift, .control], .redo),
        (.character("y"), .control, .redo),
    ]
}
