/// The text that each key of a US keyboard types.
extension UIKeyboardHIDUsage {
    /// The text of the keys that type a character alone, and with Shift.
    private static let punctuation: [(key: UIKeyboardHIDUsage, plain: String, shifted: String)] = [
        (.keyboard1, "1", "!"), (.keyboard2, "2", "@"), (.keyboard3, "3", "#"), (.keyboard4, "4", "$"),
        (.keyboard5, "5", "%"), (.keyboard6, "6", "^"), (.keyboard7, "7", "&"), (.keyboard8, "8", "*"),
        (.keyboard9, "9", "("), (.keyboard0, "0", ")"), (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"),
        (.keyboardOpenBracket, "[", "{"), (.keyboardCloseBracket, "]", "}"), (.keyboardBackslash, "\\", "|"),
        (.keyboardSemicolon, ";", ":"), (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"),
        (.keyboardComma, ",", "<"), (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
        (.keyboardSpacebar, " ", " "),
    ]

    /// The characters of other keys: a control character, or the input of `UIKeyCommand` that stands for the key.
    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
        .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardPageDown: UIKeyCommand.inputPageDown,
        .keyboardDeleteForward: UIKeyCommand.inputDelete, .keyboardEscape: UIKeyCommand.inputEscape,
        .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
    ]

    private static let functionKeys: [String: UIKeyboardHIDUsage] = Dictionary(
        uniqueKeysWithValues: (1...24).map { (KeyCombination.functionInput($0), UIKeyboardHIDUsage(function: $0)) })
    private static let keysOfInputs = Dictionary(uniqueKeysWithValues: inputs.map { ($0.value, $0.key) })

    /// The position of the key for which an input of `UIKeyCommand`, or a control character, stands; `nil` for none.
    package init?(input: String) {
        guard let key = Self.keysOfInputs[input] ?? Self.functionKeys[input] else { return nil }
        self = key
    }

    /// The position of the key that types a character.
    package init(typing text: String) {
        self = .keyboardErrorUndefined
        guard let scalar = text.lowercased().unicodeScalars.first, text.unicodeScalars.count == 1 else { return }
        if ("a"..."z").contains(scalar) {
            self = UIKeyboardHIDUsage(rawValue: Self.keyboardA.rawValue + Int(scalar.value) - 97) ?? self
        } else if let mark = Self.punctuation.first(where: { $0.plain == text || $0.shifted == text }) {
            self = mark.key
        }
    }

    /// The position of a function key, from 1 on.
    package init(function number: Int) {
        let first = number <= 12 ? Self.keyboardF1.rawValue - 1 : Self.keyboardF13.rawValue - 13
        self =
            (1...24).contains(number)
            ? UIKeyboardHIDUsage(rawValue: first + number) ?? .keyboardErrorUndefined
            : .keyboardErrorUndefined
    }

    /// The text that the key types, or the input that stands for it; empty for neither.
    package func text(_ modifiers: UIKeyModifierFlags) -> String {
        if let input = Self.inputs[self] { return input }
        let isShifted = modifiers.contains(.shift)
        let letter = rawValue - Self.keyboardA.rawValue
        if (0..<26).contains(letter), let scalar = Unicode.Scalar(UInt32((isShifted ? 65 : 97) + letter)) {
            return String(scalar)
        }
        guard let mark = Self.punctuation.first(where: { $0.key == self }) else { return "" }
        return isShifted ? mark.shifted : mark.plain
    }
}
