/// What a key asks of a field that has the focus of the keyboard.
package enum FieldKey: Hashable, Sendable {
    /// Inserts what was typed.
    case insert(String)
    /// Does what the key stands for in a text.
    case command(EditingCommand)
    case copy, cut, paste
    /// Ends what is typed in a text of one line.
    case submit
}

extension FieldEditor {
    /// Returns what a key asks of the field; `nil` for one that is for others.
    ///
    /// Return submits a text of one line. A tab is for others unless ``insertsTabs`` is set; Escape always is. Command
    /// or Control with C, X and V copy, cut and paste, but Control-C is for others while nothing is selected. In a text
    /// that cannot be changed, only what moves, selects or copies is for the field.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - characters: What it types; empty for nothing.
    package func meaning(of key: EditingKey, typing characters: String) -> FieldKey? {
        let isControlled = !key.modifiers.isDisjoint(with: [.control, .command])
        switch key.code {
        case .escape: return nil
        case .tab where !insertsTabs || !isEditable || key.modifiers.contains(.shift): return nil
        case .return where !session.options.isMultiline:
            return key.modifiers.isEmpty && isEditable ? .submit : nil
        case .character(let character) where key.modifiers == .command || key.modifiers == .control:
            if let board = boardKey(character, isCommand: key.modifiers == .command) { return board }
        default: break
        }
        if let command = KeyBindings.standard[key] {
            return isEditable || command.keepsText ? .command(command) : nil
        }
        guard case .character = key.code, !isControlled, !characters.isEmpty, isEditable else { return nil }
        return .insert(characters)
    }

    private func boardKey(_ character: Character, isCommand: Bool) -> FieldKey? {
        switch character {
        case "c": isCommand || !session.selection.isCaret ? .copy : nil
        case "x" where isEditable: .cut
        case "v" where isEditable: .paste
        default: nil
        }
    }
}

extension EditingCommand {
    /// Whether the text stays as it is.
    fileprivate var keepsText: Bool {
        switch self {
        case .move, .selectAll: true
        case .delete, .insertNewline, .insertTab, .undo, .redo: false
        }
    }
}
