/// Which keys the letters and numbers of sequences stand for.
enum KeyCodes {
    /// By the number before `~`. The label of a numbered key is not the same on all terminals.
    static let numbered: [Int: TerminalKey.Code] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]

    /// By the letter that ends the sequence.
    static let lettered: [UInt8: TerminalKey.Code] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
        UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
        UInt8(ascii: "S"): .function(4),
    ]

    /// The keys of a keypad in its application mode, by the letter after `ESC O`.
    static let keypad: [UInt8: TerminalKey.Code] = {
        var codes: [UInt8: TerminalKey.Code] = [
            UInt8(ascii: "M"): .return, UInt8(ascii: "I"): .tab, UInt8(ascii: "X"): .character("="),
        ]
        // From `j` on, the letters stand for these characters.
        for (index, character) in "*+,-./0123456789".unicodeScalars.enumerated() {
            codes[UInt8(ascii: "j") + UInt8(index)] = .character(character)
        }
        return codes
    }()

    /// The key with a number of the Kitty protocol; `nil` for keys that are not reported, such as the modifiers.
    static func kitty(_ number: Int) -> TerminalKey.Code? {
        switch number {
        case 9: return .tab
        case 13: return .return
        case 27: return .escape
        case 32: return .space
        case 127: return .backspace
        case 57363: return .menu
        // F13 to F24.
        case 57376...57387: return .function(number - 57363)
        case 57399...57427: return kittyKeypad(number)
        // The protocol's numbers for keys that have no character.
        case 57344...63743: return nil
        default: return typed(number).map { .character($0) }
        }
    }

    private static func kittyKeypad(_ number: Int) -> TerminalKey.Code? {
        switch number {
        case 57399...57408: return Unicode.Scalar(number - 57399 + 48).map { .character($0) }
        case 57414: return .return
        case 57409: return .character(".")
        case 57410: return .character("/")
        case 57411: return .character("*")
        case 57412: return .character("-")
        case 57413: return .character("+")
        case 57415: return .character("=")
        case 57416: return .character(",")
        case 57417: return .left
        case 57418: return .right
        case 57419: return .up
        case 57420: return .down
        case 57421: return .pageUp
        case 57422: return .pageDown
        case 57423: return .home
        case 57424: return .end
        case 57425: return .insert
        case 57426: return .delete
        default: return nil
        }
    }

    /// The scalar with a number, if it is one that is typed: no control character.
    static func typed(_ number: Int) -> Unicode.Scalar? {
        guard let scalar = Unicode.Scalar(UInt32(clamping: number)), !isControl(scalar) else { return nil }
        return scalar
    }

    /// Whether a scalar is a control character: C0, DEL or C1.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Returns the text of a key that is pressed alone.
    static func text(of code: TerminalKey.Code) -> String {
        switch code {
        case .character(let scalar): String(Character(scalar))
        case .space: " "
        default: ""
        }
    }

    /// The key of a control byte other than ESC, or of DEL. Control with a letter is reported as that letter.
    ///
    /// Some bytes are also keys of their own, which are meant more often: tab, return and, on some terminals,
    /// backspace are Control with `i`, `m` and `h`.
    static func control(_ byte: UInt8) -> TerminalKey {
        switch byte {
        case 0x00: TerminalKey(.space, modifiers: .control)
        case 0x08, 0x7F: TerminalKey(.backspace)
        case 0x09: TerminalKey(.tab)
        case 0x0D: TerminalKey(.return)
        case 0x01...0x1A: TerminalKey(.character(Unicode.Scalar(byte + 0x60)), modifiers: .control)
        default: TerminalKey(.character(Unicode.Scalar(byte + 0x40)), modifiers: .control)
        }
    }

    /// The key that types a scalar.
    static func typing(_ scalar: Unicode.Scalar) -> TerminalKey {
        let code: TerminalKey.Code = scalar == " " ? .space : .character(scalar)
        return TerminalKey(code, text: String(Character(scalar)))
    }
}
