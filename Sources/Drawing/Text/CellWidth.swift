import Foundation

extension Character {
    /// The number of cells that the character takes in a fixed-pitch font: 0, 1 or 2.
    ///
    /// It is that of its widest scalar: none for combining marks, joiners and controls, two for East Asian wide and
    /// fullwidth scalars and for emoji, joined or not, and one for a tab.
    package var cellWidth: Int {
        var widest = 0
        for scalar in unicodeScalars {
            let value = scalar.value
            if value < 0x7F {
                // Printable ASCII characters, and the tab, which is drawn as a space.
                if value >= 0x20 || value == 0x09 { widest = max(widest, 1) }
            } else if value == Self.emojiSelector {
                if unicodeScalars.first?.properties.isEmoji == true { return 2 }
            } else if scalar.isWide {
                return 2
            } else if widest == 0, !scalar.isWidthless {
                widest = 1
            }
        }
        return widest
    }

    /// The variation selector that requests the emoji form of the preceding scalar.
    private static var emojiSelector: UInt32 { 0xFE0F }
}

extension Unicode.Scalar {
    /// Whether the scalar adds no width of its own. Not for ASCII characters.
    var isWidthless: Bool {
        if value < 0x300 { return value < 0xA0 || value == 0xAD }
        // Decomposed vowels and final consonants of Hangul combine with the preceding initial.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator, .paragraphSeparator:
            return true
        default:
            return false
        }
    }

    /// Whether the scalar takes two cells by itself.
    var isWide: Bool {
        guard value >= 0x1100 else { return false }
        for range in Self.wideRanges {
            if value < range.lowerBound { break }
            if value <= range.upperBound { return true }
        }
        return properties.isEmojiPresentation
    }

    /// The ranges of East Asian wide and fullwidth scalars that are not emoji, in ascending order.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul initials
        0x2329...0x232A,  // angle brackets
        0x2E80...0x303E,  // radicals, CJK punctuation
        0x3041...0x3247,  // kana, bopomofo, compatibility Hangul, enclosed
        0x3250...0x4DBF,  // enclosed, squared, extension A
        0x4E00...0xA4CF,  // unified ideographs, Yi
        0xA960...0xA97C,  // Hangul initials, extended
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // compatibility ideographs
        0xFE10...0xFE19,  // vertical forms
        0xFE30...0xFE6B,  // compatibility and small forms
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x16FE0...0x18DFF,  // Tangut, Khitan
        0x1AFF0...0x1B2FF,  // kana, extended; Nushu
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x2FFFD,  // ideographs, plane 2
        0x30000...0x3FFFD,  // ideographs, plane 3
    ]
}
