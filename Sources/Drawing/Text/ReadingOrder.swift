import Foundation

/// The visual order of the characters in a line.
///
/// Implements the main rules of the Unicode Bidirectional Algorithm (UAX #9) without explicit marks: words in
/// right-to-left scripts run to the left, numbers in them to the right, and neutral characters follow their neighbours,
/// or else the line.
package enum ReadingOrder {
    /// The effect of a character on the order of a line.
    package enum Direction: Sendable { case left, right, number, neutral }

    /// The order of the characters of a line that has some from right to left.
    package struct Arrangement: Hashable, Sendable {
        /// The index in the line of each character, from the left.
        package let order: [Int]
        /// The embedding level of each character, in reading order: odd for those that run to the left.
        package let levels: [Int]
        /// Whether the line as a whole is read from right to left: 1 is then the lowest level, otherwise 0.
        package let isRightToLeft: Bool
    }

    /// Returns the characters of a line in visual order. A line without right-to-left characters is returned unchanged.
    package static func visual(_ characters: [Character]) -> [Character] {
        guard let arrangement = arrangement(of: characters) else { return characters }
        let levels = arrangement.levels
        return arrangement.order.map { levels[$0] % 2 == 1 ? characters[$0].mirrored : characters[$0] }
    }

    /// Returns the order of the characters of a line; `nil` for a line without right-to-left characters, which is in
    /// visual order as it is.
    package static func arrangement(of characters: [Character]) -> Arrangement? {
        var directions: [Direction] = []
        directions.reserveCapacity(characters.count)
        for character in characters { directions.append(character.direction) }
        return arrangement(of: directions)
    }

    /// Returns the order of characters of these directions; `nil` if none of them is right-to-left.
    package static func arrangement(of directions: [Direction]) -> Arrangement? {
        guard directions.contains(.right) else { return nil }
        let base = directions.first { $0 == .left || $0 == .right } == .right ? 1 : 0
        let levels = levels(of: directions, base: base)
        var order = Array(directions.indices)
        let highest = levels.max() ?? 0
        for level in stride(from: highest, through: 1, by: -1) {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[index..<end].reverse()
                index = end
            }
        }
        return Arrangement(order: order, levels: levels, isRightToLeft: base == 1)
    }

    private static func levels(of directions: [Direction], base: Int) -> [Int] {
        var levels = [Int](repeating: base, count: directions.count)
        // Numbers count as left-to-right words, unless the preceding word is right-to-left.
        var strong: Direction = base == 1 ? .right : .left
        for index in directions.indices {
            switch directions[index] {
            case .left:
                (strong, levels[index]) = (.left, base == 1 ? 2 : 0)
            case .right:
                (strong, levels[index]) = (.right, 1)
            case .number:
                levels[index] = strong == .right ? 2 : (base == 1 ? 2 : 0)
            case .neutral:
                levels[index] = -1
            }
        }
        var index = 0
        while index < levels.count {
            guard levels[index] < 0 else {
                index += 1
                continue
            }
            var end = index
            while end < levels.count, levels[end] < 0 { end += 1 }
            // For the neutrals between them, a number next to a right-to-left word counts as right-to-left.
            func side(_ at: Int) -> Int {
                guard levels.indices.contains(at) else { return base }
                if directions[at] == .number { return levels[at] == 2 ? 1 : 0 }
                return levels[at] % 2
            }
            let (before, after) = (side(index - 1), side(end))
            let level = before == after ? (before == 1 ? 1 : (base == 1 ? 2 : 0)) : base
            for neutral in index..<end { levels[neutral] = level }
            index = end
        }
        return levels
    }
}

extension Character {
    /// The effect of the character on the order of a line.
    package var direction: ReadingOrder.Direction {
        guard let scalar = unicodeScalars.first else { return .neutral }
        let value = scalar.value
        if value < 0x80 {
            switch value {
            case 0x30...0x39: return .number
            case 0x41...0x5A, 0x61...0x7A: return .left
            default: return .neutral
            }
        }
        if scalar.isRightToLeft { return .right }
        switch scalar.properties.generalCategory {
        case .decimalNumber: return .number
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
            return .left
        default: return .neutral
        }
    }

    /// The matching bracket, if the character is one.
    fileprivate var mirrored: Character { Self.pairs[self] ?? self }

    private static let pairs: [Character: Character] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    ]
}

extension Unicode.Scalar {
    /// Whether the scalar belongs to a right-to-left script. Digits of such scripts do not.
    package var isRightToLeft: Bool {
        switch value {
        case 0x0660...0x0669, 0x066B...0x066C, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

extension String {
    /// Whether the first character with a direction is right-to-left.
    var startsRightToLeft: Bool {
        // Right-to-left scalars take two bytes or more, so a plain text is recognised by its bytes.
        guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        for character in self {
            switch character.direction {
            case .left: return false
            case .right: return true
            case .number, .neutral: continue
            }
        }
        return false
    }
}
