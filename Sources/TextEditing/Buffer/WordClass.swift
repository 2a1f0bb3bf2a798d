/// The class of a scalar in the search for words.
enum WordClass: Hashable {
    /// A letter or a digit, or a connector.
    case letter
    /// Scripts that are written without spaces. A run of one of them is a word.
    case ideograph, hiragana, katakana
    case space
    case lineBreak
    /// Punctuation, symbols, emoji, controls.
    case other
    /// A mark or a format character, which belongs to the character before it.
    case joining

    /// Whether such scalars make up words.
    var isWord: Bool {
        switch self {
        case .letter, .ideograph, .hiragana, .katakana: true
        case .space, .lineBreak, .other, .joining: false
        }
    }

    /// The class of a scalar by itself.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            switch value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letter
            case 0x20, 0x09: self = .space
            case 0x0A...0x0D: self = .lineBreak
            default: self = .other
            }
            return
        }
        switch value {
        case 0x85, 0x2028, 0x2029: self = .lineBreak
        case 0x3041...0x309F: self = .hiragana
        // The mark of a long vowel is written in both kinds of kana.
        case 0x30FC: self = .joining
        case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
        case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .ideograph
        default: self = Self(category: scalar.properties.generalCategory)
        }
    }

    private init(category: Unicode.GeneralCategory) {
        switch category {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: self = .joining
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .connectorPunctuation:
            self = .letter
        case .spaceSeparator: self = .space
        default: self = .other
        }
    }
}
