import Foundation

/// What of a text can stand in the cells of a grid.
enum CellText {
    /// A character with its width; `scalars` is free of controls.
    struct Piece {
        /// The scalar, if it is the only one.
        var scalar: UInt32
        /// The whole character, if it is several.
        var cluster: String
        var width: Int
    }

    /// The longest cluster, in scalars: some texts pile up marks without end.
    private static let longest = 16

    /// The printable characters of a line from left to right. Controls and marks of direction fall away, a tab becomes
    /// a space, and a mark without a base stands on a space.
    ///
    /// - Parameter limit: The number of cells after which nothing can be seen; `nil` for no limit.
    static func pieces(_ line: String, limit: Int?) -> [Piece] {
        var result: [Piece] = []
        if line.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in line.utf8 where byte >= 0x20 && byte != 0x7F || byte == 0x09 {
                if result.count == limit { break }
                result.append(Piece(scalar: byte == 0x09 ? 0x20 : UInt32(byte), cluster: "", width: 1))
            }
            return result
        }
        var characters: [Character] = []
        var cells = 0
        var (runsRight, runsLeft) = (false, false)
        for character in line {
            // Only in a line that runs to the left somewhere can what follows come before this place.
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
        return result
    }

    private static func append(_ character: Character, to result: inout [Piece]) {
        var kept = String.UnicodeScalarView()
        var count = 0
        for scalar in character.unicodeScalars where count < longest {
            guard let shown = scalar.printable else { continue }
            kept.append(shown)
            count += 1
        }
        // A joiner at the end would join the character of the next cell.
        while kept.last?.value == 0x200D { kept.removeLast() }
        // Where something fell away in the middle, what is left can be two characters.
        guard let whole = String(kept).first, let first = whole.unicodeScalars.first else { return }
        let width = whole.cellWidth
        if width > 0 {
            let isSingle = whole.unicodeScalars.count == 1
            result.append(
                Piece(scalar: isSingle ? first.value : 0, cluster: isSingle ? "" : String(whole), width: width))
        } else if first.isMark {
            // A mark that begins a line, or follows a control that fell away.
            result.append(Piece(scalar: 0, cluster: " " + String(whole), width: 1))
        }
    }
}

extension Unicode.Scalar {
    /// What of the scalar may be sent to a terminal as part of a character; `nil` for controls and marks of direction.
    fileprivate var printable: Unicode.Scalar? {
        if value < 0x7F { return value == 0x09 ? " " : value >= 0x20 ? self : nil }
        if value < 0xA0 { return nil }
        // The joiner inside emoji and the tags of flags; all other format characters steer, they do not show.
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
