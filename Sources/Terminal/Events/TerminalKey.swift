/// A key, and the modifiers held down with it.
package struct TerminalKey: Hashable, Sendable {
    /// Which key it is.
    package enum Code: Hashable, Sendable {
        /// A key that types a character.
        ///
        /// The Kitty protocol tells the character without Shift. Otherwise it is the one that was typed, and one
        /// that has several scalars arrives as several keys.
        case character(Unicode.Scalar)
        case up, down, left, right
        case home, end, pageUp, pageDown
        case insert, delete
        case tab, `return`, escape, backspace, space
        /// The key that opens menus.
        case menu
        /// A function key: 1 to 24.
        case function(Int)
    }

    /// The phase of a key press. All but the Kitty protocol report presses only.
    package enum Phase: Hashable, Sendable {
        case press, `repeat`, release
    }

    /// Which key it is.
    package var code: Code
    /// The modifiers held down with it.
    package var modifiers: TerminalModifiers
    /// The phase of the press.
    package var phase: Phase
    /// The text it types; empty for a key that types none, and for one that does something because of its modifiers.
    package var text: String
    /// The character of the key with Shift, where the terminal tells it.
    package var shifted: Unicode.Scalar?
    /// The character in the same position on a US keyboard, where the terminal tells it.
    package var base: Unicode.Scalar?

    /// A key, by default one that was pressed, alone, and types nothing.
    package init(
        _ code: Code, modifiers: TerminalModifiers = [], phase: Phase = .press, text: String = "",
        shifted: Unicode.Scalar? = nil, base: Unicode.Scalar? = nil
    ) {
        self.code = code
        self.modifiers = modifiers
        self.phase = phase
        self.text = text
        self.shifted = shifted
        self.base = base
    }
}
