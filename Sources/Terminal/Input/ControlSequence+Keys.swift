extension ControlSequence {
    /// The key of a sequence with one of the older forms: `CSI 1 ; modifiers A`, `CSI 3 ; modifiers ~`.
    func key(final: UInt8) -> TerminalKey? {
        if final == UInt8(ascii: "~") {
            guard let number = number(0), let code = KeyCodes.numbered[number] else { return nil }
            return key(code)
        }
        guard (number(0) ?? 1) == 1 else { return nil }
        if final == UInt8(ascii: "Z") {
            var tab = key(.tab)
            tab?.modifiers.insert(.shift)
            return tab
        }
        return KeyCodes.lettered[final].flatMap { key($0) }
    }

    /// The key of a sequence after `ESC O`: those of the keypad, too. Old terminals tell modifiers in one field.
    func singleShiftKey(final: UInt8) -> TerminalKey? {
        guard isFlat, count <= 2 else { return nil }
        let field = count - 1
        guard let modifiers = modifiers(field: max(field, 0)) else { return nil }
        if let code = KeyCodes.lettered[final] { return TerminalKey(code, modifiers: modifiers) }
        guard let code = KeyCodes.keypad[final] else { return nil }
        return TerminalKey(code, modifiers: modifiers, text: modifiers.isEmpty ? KeyCodes.text(of: code) : "")
    }

    /// A key as the Kitty protocol tells it, or text without one.
    func kittyEvent() -> TerminalEvent? {
        guard (1...3).contains(count), count(ofField: 0) <= 3, let number = number(0) else { return nil }
        let told = (0..<count(ofField: 2)).compactMap { self.number(2, $0).flatMap(KeyCodes.typed) }
        var text = ""
        text.unicodeScalars.append(contentsOf: told)
        if number == 0 { return told.isEmpty ? nil : .text(text) }
        guard let code = KeyCodes.kitty(number), var key = key(code) else { return nil }
        // Without modifiers and locks, the text of a key is known even if it is not told.
        let isPlain = (self.number(1) ?? 1) == 1 && key.phase != .release
        key.text = told.isEmpty && isPlain ? KeyCodes.text(of: code) : text
        key.shifted = self.number(0, 1).flatMap(KeyCodes.typed)
        key.base = self.number(0, 2).flatMap(KeyCodes.typed)
        return .key(key)
    }

    /// A key with the modifiers and the phase of the second field.
    private func key(_ code: TerminalKey.Code) -> TerminalKey? {
        guard count(ofField: 1) <= 2, let modifiers = modifiers(field: 1) else { return nil }
        switch number(1, 1) ?? 1 {
        case 1: return TerminalKey(code, modifiers: modifiers, phase: .press)
        case 2: return TerminalKey(code, modifiers: modifiers, phase: .repeat)
        case 3: return TerminalKey(code, modifiers: modifiers, phase: .release)
        default: return nil
        }
    }

    /// The modifiers of a field: one more than their bits, of which the upper two are locks.
    private func modifiers(field: Int) -> TerminalModifiers? {
        let number = number(field) ?? 1
        return (1...256).contains(number) ? TerminalModifiers(rawValue: UInt8(number - 1) & 0x3F) : nil
    }
}
