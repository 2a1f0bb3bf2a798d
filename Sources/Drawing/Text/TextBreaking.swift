import Foundation

/// A line of a text: the part of the text it shows, and its width.
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
    /// Returns the width of a text on one line, in points.
    func width(of text: String, font: FontDescription) -> Double {
        Double(size(of: text, font: font, maxWidth: nil).size.width)
    }

    /// Returns the lines of a text, found with about ten measurements per line.
    ///
    /// Each line takes as many words as fit; a word too long for a line is cut.
    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        brokenLines(of: text, font: font, maxWidth: maxWidth, atWords: true)
    }

    /// - Parameter atWords: Whether lines end between words where possible, instead of after any character.
    func brokenLines(of text: String, font: FontDescription, maxWidth: Double?, atWords: Bool) -> [BrokenLine] {
        LineBreaking.lines(of: text, maxWidth: maxWidth, atWords: atWords) { width(of: String($0), font: font) }
    }
}

/// Line breaking by measuring parts of the text.
enum LineBreaking {
    /// Returns the lines of a text, found with about ten measurements per line.
    static func lines(
        of text: String, maxWidth: Double?, atWords: Bool, width: (Substring) -> Double
    ) -> [BrokenLine] {
        guard !text.isEmpty else { return [] }
        let limit = maxWidth.flatMap { $0.isFinite || $0 < 0 ? max(0, $0) : nil }
        var lines: [BrokenLine] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var rest = paragraph
            repeat {
                let line = prefix(of: rest, within: limit, atWords: atWords, width: width)
                lines.append(BrokenLine(line, width: width(line)))
                rest = rest[line.endIndex...]
                // Spaces at which a line wraps belong to neither line.
                if atWords { rest = rest.drop { $0.isWhitespace } }
            } while !rest.isEmpty
        }
        return lines
    }

    /// Returns the longest prefix, of at least one character, that fits a width.
    private static func prefix(
        of rest: Substring, within limit: Double?, atWords: Bool, width: (Substring) -> Double
    ) -> Substring {
        guard let limit else { return rest }
        let end = rest.longestPrefix { width($0) <= limit }.endIndex
        guard end > rest.startIndex else { return rest.prefix(1) }
        guard atWords, end < rest.endIndex, !rest[end].isWhitespace else { return rest[..<end] }
        guard let space = rest[..<end].lastIndex(where: \.isWhitespace) else { return rest[..<end] }
        let line = rest[..<space]
        guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return rest[..<end] }
        return line[...last]
    }
}

extension Substring {
    /// Returns the longest prefix for which a predicate holds that holds for all shorter ones.
    ///
    /// Tries lengths in growing and then shrinking steps, so that only short parts of a long text are looked at for a
    /// short prefix.
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

    /// Returns the longest suffix for which a predicate holds that holds for all shorter ones.
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
