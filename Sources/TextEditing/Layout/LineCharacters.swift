import Drawing

/// The characters of a line in reading order: where they are in its text, how wide they are, and which way they go.
///
/// After a change, those around it are found anew and all others are kept, so that a key that is pressed in a line of
/// 100,000 characters does not have each of them measured.
struct LineCharacters {
    /// Where the characters begin, and where the last one ends, in the UTF-8 of the line.
    private(set) var offsets: [Int]
    /// The widths of the characters, with their letter spacing. None is negative.
    private(set) var advances: [Double]
    /// Which way the characters go; `nil` if none is right-to-left.
    private(set) var directions: [ReadingOrder.Direction]?

    /// The number of characters.
    var count: Int { advances.count }
    /// The width of all characters.
    var width: Double { advances.reduce(0, +) }

    init(_ line: TextBuffer, font: FontDescription, measurer: any TextMeasuring) {
        offsets = []
        if line.text.isPrintableASCII {
            offsets = Array(0...line.end)
        } else {
            offsets.reserveCapacity(line.end / 2)
            for index in line.text.indices { offsets.append(line.position(index)) }
            offsets.append(line.end)
        }
        advances = Self.advances(of: line.text, count: offsets.count - 1, font, measurer)
        directions = Self.directions(of: line.text)
    }

    /// Changes the characters as the text of the line has changed.
    ///
    /// - Parameters:
    ///   - line: The line after the change.
    ///   - change: The replaced range of the line before.
    ///   - length: The length of the replacement.
    mutating func update(
        to line: TextBuffer, change: Range<Int>, length: Int, font: FontDescription, measurer: any TextMeasuring
    ) {
        let shift = length - change.count
        // New text may join the character before it.
        let first = max(0, offsets.partitioningIndex { $0 >= change.lowerBound } - 1)
        var found = [offsets[first]]
        var last = offsets.partitioningIndex { $0 >= change.upperBound }
        var index = line.index(found[0])
        // Once a character begins where one began before, with the same text behind it, so do all others.
        while true {
            let offset = found[found.count - 1]
            while last < offsets.count - 1, offsets[last] + shift < offset { last += 1 }
            if offset >= change.lowerBound + length, offsets[last] + shift == offset { break }
            index = line.text.index(after: index)
            found.append(line.position(index))
        }
        let window = String(line.substring(found[0]..<found[found.count - 1]))
        advances.replaceSubrange(
            first..<last, with: Self.advances(of: window, count: found.count - 1, font, measurer))
        if shift != 0 { for index in last..<offsets.count { offsets[index] += shift } }
        offsets.replaceSubrange(first..<last, with: found.dropLast())
        if directions != nil {
            directions?.replaceSubrange(first..<last, with: window.map(\.direction))
        } else if Self.directions(of: window) != nil {
            directions = line.text.map(\.direction)
        }
    }

    private static func directions(of text: String) -> [ReadingOrder.Direction]? {
        // The scalars of right-to-left scripts begin with this byte or a higher one.
        guard text.utf8.contains(where: { $0 >= 0xD6 }), text.unicodeScalars.contains(where: \.isRightToLeft)
        else { return nil }
        return text.map(\.direction)
    }

    private static func advances(
        of text: String, count: Int, _ font: FontDescription, _ measurer: any TextMeasuring
    ) -> [Double] {
        var advances = measurer.characterAdvances(in: text, font: font)
        // A measurer that counts other characters must not lead out of bounds.
        while advances.count < count { advances.append(0) }
        if advances.count > count { advances.removeLast(advances.count - count) }
        let spacing = Double(font.letterSpacing)
        for index in advances.indices {
            let advance = advances[index] + spacing
            advances[index] = advance.isFinite ? max(0, advance) : 0
        }
        return advances
    }
}
