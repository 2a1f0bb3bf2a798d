/// The request of a key to a field that has the keyboard focus.
package enum FieldKey: Hashable, Sendable {
    /// Inserts the typed text.
    case insert(String)
    /// Performs the command of the key.
    case command(EditingCommand)
    case copy, cut, paste
    /// Submits a text of one line.
    case submit
}

extension FieldEditor {
    /// Returns the request of a key to the field; `nil` for a key that is for others.
    ///
    /// Return submits a text of one line. A tab is for others unless ``insertsTabs`` is set; Escape always is. Command
    /// or Control with C, X and V copy, cut and paste, but Control-C is for others while nothing is selected. In a
    /// text that cannot be changed, only keys that move, select or copy are for the field.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - characters: The text it types; empty for none.
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
