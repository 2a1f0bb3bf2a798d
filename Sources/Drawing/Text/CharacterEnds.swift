import Foundation

extension TextMeasuring {
    package func characterEnds(in line: String, font: FontDescription) -> [Double] {
        var ends: [Double] = []
        var sum = 0.0
        for character in line {
            sum += max(0, width(of: String(character), font: font))
            ends.append(sum)
        }
        let whole = width(of: line, font: font)
        guard sum > 0, whole >= 0, whole.isFinite, sum.isFinite, whole != sum else { return ends }
        for index in ends.indices { ends[index] = index == ends.count - 1 ? whole : ends[index] / sum * whole }
        return ends
    }

    /// Returns the lines of a text as ``brokenLines(of:font:maxWidth:)`` does, with regard to the letter spacing of the
    /// font.
    package func spacedLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        StyledLineSource(styled: StyledText(text, font: font), measurer: self)
            .brokenLines(maxWidth: maxWidth, atWords: true)
    }
}

extension FixedPitchTextMeasurer {
    /// Returns where the cells of each character end.
    package func characterEnds(in line: String, font: FontDescription) -> [Double] {
        var ends: [Double] = []
        var cells = 0
        if line.isPrintableASCII {
            ends.reserveCapacity(line.utf8.count)
            for count in 0..<line.utf8.count { ends.append(width(ofCells: count + 1, font: font)) }
            return ends
        }
        for character in line {
            cells += character.cellWidth
            ends.append(width(ofCells: cells, font: font))
        }
        return ends
    }
}

extension ProportionalTextMeasurer {
    /// Returns the sums of the widths of the characters.
    package func characterEnds(in line: String, font: FontDescription) -> [Double] {
        let table = table(font)
        var ends: [Double] = []
        var units = 0
        if line.isPrintableASCII {
            ends.reserveCapacity(line.utf8.count)
            for byte in line.utf8 {
                units += Int(table?.width(ofASCII: byte) ?? AdvanceTable.monospaced)
                ends.append(length(units, font))
            }
            return ends
        }
        for character in line {
            units += table.map { Int($0.width(of: character)) } ?? character.cellWidth * Int(AdvanceTable.monospaced)
            ends.append(length(units, font))
        }
        return ends
    }
}

extension StringProtocol {
    /// Whether all characters are printable ASCII, so that each is one byte.
    package var isPrintableASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}
