import Foundation

/// A line of a text: the part of the text it shows, and how wide that is.
package struct BrokenLine: Hashable, Sendable {
    package let text: Substring
    /// The width in points.
    package let width: Double

    package init(_ text: Substring, width: Double) {
        self.text = text
        self.width = width
    }
}

extension TextMeasuring {
    /// The width of a text on one line, in points.
    func width(of text: String, font: FontDescription) -> Double {
        Double(size(of: text, font: font, maxWidth: nil).size.width)
    }

    /// The lines into which a text falls, found by measuring: each takes as many words as fit, and a word that does not
    /// fit a line by itself is cut. About ten measurements a line.
    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        brokenLines(of: text, font: font, maxWidth: maxWidth, atWords: true)
    }

    /// - Parameter atWords: Whether a line ends after a word where it can; otherwise after any character.
    func brokenLines(of text: String, font: FontDescription, maxWidth: Double?, atWords: Bool) -> [BrokenLine] {
        guard !text.isEmpty else { return [] }
        let limit = maxWidth.flatMap { $0.isFinite || $0 < 0 ? max(0, $0) : nil }
        var lines: [BrokenLine] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = paragraph
            repeat {
                let line = rest.prefixThatFits(limit, in: self, font: font, atWords: atWords)
                lines.append(BrokenLine(line, width: width(of: String(line), font: font)))
                rest = rest[line.endIndex...]
                // Spaces at which a line wraps belong to neither line.
                if atWords { rest = rest.drop { $0.isWhitespace } }
            } while !rest.isEmpty
        }
        return lines
    }
}

extension Substring {
    /// The longest part from the start, of at least one character, whose measured width is within a limit.
    fileprivate func prefixThatFits(
        _ limit: Double?, in measurer: some TextMeasuring, font: FontDescription, atWords: Bool
    ) -> Substring {
        guard let limit else { return self }
        let end = longestPrefix { measurer.width(of: String($0), font: font) <= limit }.endIndex
        guard end > startIndex else { return prefix(1) }
        guard atWords, end < endIndex, !self[end].isWhitespace else { return self[..<end] }
        guard let space = self[..<end].lastIndex(where: \.isWhitespace) else { return self[..<end] }
        let line = self[..<space]
        guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return self[..<end] }
        return line[...last]
    }

    /// The longest part from the start for which something holds that holds for all shorter parts. Tries parts in steps
    /// that grow and then shrink, so that a short answer in a long text is found by looking at short parts only.
    func longestPrefix(where holds: (Substring) -> Bool) -> Substring {
        var (good, step) = (startIndex, 8)
        while true {
            let next = index(good, offsetBy: step, limitedBy: endIndex) ?? endIndex
            if holds(self[..<next]) {
                if next == endIndex { return self }
                (good, step) = (next, step * 2)
            } else {
                break
            }
        }
        while step > 1 {
            step /= 2
            if let next = index(good, offsetBy: step, limitedBy: endIndex), holds(self[..<next]) { good = next }
        }
        return self[..<good]
    }

    /// The same from the end.
    func longestSuffix(where holds: (Substring) -> Bool) -> Substring {
        var (good, step) = (endIndex, 8)
        while true {
            let next = index(good, offsetBy: -step, limitedBy: startIndex) ?? startIndex
            if holds(self[next...]) {
                if next == startIndex { return self }
                (good, step) = (next, step * 2)
            } else {
                break
            }
        }
        while step > 1 {
            step /= 2
            if let next = index(good, offsetBy: -step, limitedBy: startIndex), holds(self[next...]) { good = next }
        }
        return self[good...]
    }
}

extension FixedPitchTextMeasurer {
    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        var result: [BrokenLine] = []
        for line in CellLines(text, maxCells: maxCells(within: maxWidth, font: font)) {
            result.append(BrokenLine(line.text, width: width(ofCells: line.cells, font: font)))
        }
        return result
    }
}
