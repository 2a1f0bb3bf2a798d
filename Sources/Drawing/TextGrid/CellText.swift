import Foundation

/// The characters of a text that can be shown in the cells of a grid.
enum CellText {
    /// A character with its width. Its scalars contain no controls.
    struct Piece {
        /// The scalar, if the character has only one.
        var scalar: UInt32
        /// The whole character, if it has several scalars.
        var cluster: String
        var width: Int
    }

    /// The maximum length of a cluster in scalars. Some texts stack any number of marks.
    private static let longest = 16

    /// Returns the printable characters of a line in visual order.
    ///
    /// Controls and direction marks are dropped, a tab becomes a space, and a mark without a base is put on a space.
    ///
    /// - Parameter limit: The number of visible cells; `nil` for no limit.
    static func pieces(_ line: String, limit: Int?) -> [Piece] {
        var result: [Piece] = []
        append(line, limit: limit, to: &result)
        return result
    }

    /// Adds the same to an empty array, whose storage is used again.
    static func append(_ line: String, limit: Int?, to result: inout [Piece]) {
        if line.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in line.utf8 where byte >= 0x20 && byte != 0x7F || byte == 0x09 {
                if result.count == limit { break }
                result.append(Piece(scalar: byte == 0x09 ? 0x20 : UInt32(byte), cluster: "", width: 1))
            }
            return
        }
        var characters: [Character] = []
        var cells = 0
        var (runsRight, runsLeft) = (false, false)
        for character in line {
            // Characters further on can come before this one only if some of the line is right-to-left.
            if let limit, cells > limit, runsRight, !runsLeft { break }
            characters.append(character)
            guard limit != nil else { continue }
            cells += character.cellWidth
            switch character.direction {
            case .left: runsRight = true
            case .right: runsLeft = true
            case .number, .neutral: break
            }
        }
        for character in ReadingOrder.visual(characters) { append(character, to: &result) }
    }

    private static func append(_ character: Character, to result: inout [Piece]) {
        var kept = String.UnicodeScalarView()
        var count = 0
        for scalar in character.unicodeScalars where count < longest {
            guard let shown = scalar.printable else { continue }
            kept.append(shown)
            count += 1
        }
        // A joiner at the end would join with the character of the next cell.
        while kept.last?.value == 0x200D { kept.removeLast() }
        // After scalars in the middle were dropped, the rest may form two characters.
        guard let whole = String(kept).first, let first = whole.unicodeScalars.first else { return }
        let width = whole.cellWidth
        if width > 0 {
            let isSingle = whole.unicodeScalars.count == 1
            result.append(
                Piece(scalar: isSingle ? first.value : 0, cluster: isSingle ? "" : String(whole), width: width))
        } else if first.isMark {
            // A mark at the start of a line, or after a dropped control.
            result.append(Piece(scalar: 0, cluster: " " + String(whole), width: 1))
        }
    }
}

extension Unicode.Scalar {
    /// The scalar that may be sent to a terminal as part of a character; `nil` for controls and direction marks.
    fileprivate var printable: Unicode.Scalar? {
        if value < 0x7F { return value == 0x09 ? " " : value >= 0x20 ? self : nil }
        if value < 0xA0 { return nil }
        // The joiner in emoji and the tags of flags are kept. Other format characters control the layout and are not
        // shown.
        if value == 0x200D || (0xE0020...0xE007F).contains(value) { return self }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: return nil
        case .unassigned: return "\u{FFFD}"
        default: return self
        }
    }

    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
