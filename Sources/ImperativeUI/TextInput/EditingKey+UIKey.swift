import TextEditing

extension EditingKey {
    /// The key as one of an edited text; `nil` for one that does nothing there.
    @MainActor package init?(_ key: UIKey) {
        var modifiers: Modifiers = []
        if key.modifierFlags.contains(.shift) { modifiers.insert(.shift) }
        if key.modifierFlags.contains(.control) { modifiers.insert(.control) }
        if key.modifierFlags.contains(.alternate) { modifiers.insert(.option) }
        if key.modifierFlags.contains(.command) { modifiers.insert(.command) }
        let code: Code
        switch key.keyCode {
        case .keyboardLeftArrow: code = .left
        case .keyboardRightArrow: code = .right
        case .keyboardUpArrow: code = .up
        case .keyboardDownArrow: code = .down
        case .keyboardHome: code = .home
        case .keyboardEnd: code = .end
        case .keyboardPageUp: code = .pageUp
        case .keyboardPageDown: code = .pageDown
        case .keyboardDeleteOrBackspace: code = .backspace
        case .keyboardDeleteForward: code = .delete
        case .keyboardReturnOrEnter: code = .return
        case .keyboardTab: code = .tab
        case .keyboardEscape: code = .escape
        default:
            guard let character = key.charactersIgnoringModifiers.lowercased().first ?? key.characters.first,
                !key.charactersIgnoringModifiers.hasPrefix("UIKeyInput")
            else { return nil }
            code = .character(character)
        }
        self.init(code, modifiers)
    }
}

extension UIKey {
    /// The characters the key types into a text; empty for none.
    package final var typedText: String { characters.hasPrefix("UIKeyInput") ? "" : characters }
}
