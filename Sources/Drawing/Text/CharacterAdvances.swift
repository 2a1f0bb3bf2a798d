import Foundation

extension TextMeasuring {
    package func characterAdvances(in line: String, font: FontDescription) -> [Double] {
        var advances: [Double] = []
        var sum = 0.0
        for character in line {
            let advance = max(0, width(of: String(character), font: font))
            sum += advance
            advances.append(advance)
        }
        let whole = width(of: line, font: font)
        guard sum > 0, whole >= 0, whole.isFinite, sum.isFinite, whole != sum else { return advances }
        for index in advances.indices { advances[index] *= whole / sum }
        return advances
    }

    /// Returns the lines of a text as ``brokenLines(of:font:maxWidth:)`` does, with regard to the letter spacing of the
    /// font.
    package func spacedLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        StyledLineSource(styled: StyledText(text, font: font), measurer: self)
            .brokenLines(maxWidth: maxWidth, atWords: true)
    }
}

extension FixedPitchTextMeasurer {
    /// Returns the widths of the cells of each character.
    package func characterAdvances(in line: String, font: FontDescription) -> [Double] {
        let cell = Self.cellWidth * font.size / FontDescription.bodySize
        if line.isPrintableASCII { return Array(repeating: cell, count: line.utf8.count) }
        var advances: [Double] = []
        for character in line { advances.append(Double(character.cellWidth) * cell) }
        return advances
    }
}

extension ProportionalTextMeasurer {
    /// Returns the widths of the characters in the face, without rounding.
    package func characterAdvances(in line: String, font: FontDescription) -> [Double] {
        let widths = widths(font)
        let unit = font.size / AdvanceTable.unitsPerEm
        var advances: [Double] = []
        if line.isPrintableASCII {
            advances.reserveCapacity(line.utf8.count)
            for byte in line.utf8 { advances.append(Double(widths.width(ofASCII: byte)) * unit) }
            return advances
        }
        if let faces { return faces.advances(in: line, TextFace(of: font)).map { $0 * unit } }
        for character in line { advances.append(Double(widths.width(of: character)) * unit) }
        return advances
    }
}

extension String {
    /// Whether all characters are printable ASCII, so that each is one byte.
    package var isPrintableASCII: Bool {
        for byte in utf8 where byte < 0x20 || byte >= 0x7F { return false }
        return true
    }
}
