import ImperativeUI

extension HostKey {
    /// Creates the event of a key in a page.
    ///
    /// - Parameters:
    ///   - position: The position of the key, as browsers name it: `KeyA` or `ArrowUp`
    ///     ([UI Events code values](https://www.w3.org/TR/uievents-code/)).
    ///   - text: The text that the key types, or the name of the key.
    ///   - modifiers: The modifier keys held down with the key.
    ///   - phase: The phase of the key event.
    init(position: String, text: String, modifiers: UIKeyModifierFlags, phase: Phase) {
        let code = UIKeyboardHIDUsage(position: position)
        let isTyped = text.count == 1
        let plain = code.text([])
        // A letter of another layout or script is the key that types it, not the one at its place.
        let typed = isTyped ? UIKeyboardHIDUsage(typing: text) : .keyboardErrorUndefined
        let isNamed = plain.count != 1 || plain.unicodeScalars.allSatisfy { $0.value < 0x20 }
        self.init(
            isNamed || typed == .keyboardErrorUndefined ? code : typed, characters: isTyped ? text : plain,
            charactersIgnoringModifiers: isTyped ? text.lowercased() : plain, modifiers: modifiers, phase: phase)
    }
}

extension UIKeyboardHIDUsage {
    private static let positions: [String: UIKeyboardHIDUsage] = [
        "Enter": .keyboardReturnOrEnter, "NumpadEnter": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
        "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab, "Space": .keyboardSpacebar,
        "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
        "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash, "Semicolon": .keyboardSemicolon,
        "Quote": .keyboardQuote, "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma,
        "Period": .keyboardPeriod, "Slash": .keyboardSlash, "Insert": .keyboardInsert, "Home": .keyboardHome,
        "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward, "End": .keyboardEnd,
        "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow,
        "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow, "ContextMenu": .keyboardApplication,
    ]

    /// The key at a position, as browsers name it; unknown for a position that UIKit has no key for.
    init(position: String) {
        if let known = Self.positions[position] {
            self = known
        } else if position.hasPrefix("Key") || position.hasPrefix("Digit"), let last = position.last {
            self.init(typing: String(last))
        } else if position.hasPrefix("F"), let number = Int(position.dropFirst()) {
            self.init(function: number)
        } else {
            self = .keyboardErrorUndefined
        }
    }
}
