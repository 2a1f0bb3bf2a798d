extension MarkdownParser {
    /// The signs that mean something, and the kinds of others.
    enum Sign {
        static let backslash: Unit = 0x5C
        static let tick: Unit = 0x60
        static let star: Unit = 0x2A
        static let underscore: Unit = 0x5F
        static let tilde: Unit = 0x7E
        static let exclamation: Unit = 0x21
        static let open: Unit = 0x5B
        static let close: Unit = 0x5D
        static let openParenthesis: Unit = 0x28
        static let closeParenthesis: Unit = 0x29
        static let less: Unit = 0x3C
        static let greater: Unit = 0x3E
        static let ampersand: Unit = 0x26
        static let semicolon: Unit = 0x3B
        static let colon: Unit = 0x3A
        static let at: Unit = 0x40
        static let h: Unit = 0x68

        static func isLetter(_ unit: Unit) -> Bool { (65...90).contains(unit) || (97...122).contains(unit) }
        static func isDigit(_ unit: Unit) -> Bool { (48...57).contains(unit) }

        static func isASCIIPunctuation(_ unit: Unit) -> Bool {
            (33...47).contains(unit) || (58...64).contains(unit) || (91...96).contains(unit)
                || (123...126).contains(unit)
        }

        /// Whether a unit is a space. The beginning and the end of a text count as one.
        static func isSpace(_ unit: Unit?) -> Bool {
            guard let unit else { return true }
            if unit < 128 { return unit == 32 || (9...13).contains(unit) }
            return Unicode.Scalar(unit)?.properties.isWhitespace ?? false
        }

        static func isPunctuation(_ unit: Unit?) -> Bool {
            guard let unit else { return false }
            if unit < 128 { return isASCIIPunctuation(unit) }
            switch Unicode.Scalar(unit)?.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                return true
            default: return false
            }
        }

        static func endOfTitle(begunBy quote: Unit) -> Unit? {
            switch quote {
            case 0x22, 0x27: quote
            case openParenthesis: closeParenthesis
            default: nil
            }
        }

        /// The character that a name between `&` and `;` stands for.
        static func entity(_ name: String) -> Unit? {
            if let scalar = names[name] { return scalar.value }
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
            guard let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
            return value == 0 ? 0xFFFD : Unicode.Scalar(value)?.value ?? 0xFFFD
        }

        private static let names: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
            "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
            "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "divide": "÷",
            "deg": "°", "plusmn": "±", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶",
            "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}",
        ]
    }
}
