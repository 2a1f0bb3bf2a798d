import Foundation

/// A text, in one font or several, that can be broken into lines.
protocol LineSource {
    var text: String { get }
    /// Returns the width in points of two parts of the text on one line, with or without an ellipsis between them. A
    /// line break counts as a space.
    func width(_ head: Substring, isCut: Bool, _ tail: Substring) -> Double
    /// Returns the lines of the text at a width.
    func brokenLines(maxWidth: Double?, atWords: Bool) -> [BrokenLine]
}

/// A text in one font.
struct PlainLineSource: LineSource {
    let text: String
    let font: FontDescription
    let measurer: any TextMeasuring

    func width(_ head: Substring, isCut: Bool, _ tail: Substring) -> Double {
        measurer.width(of: CutLine.text(head, isCut: isCut, tail), font: font)
    }

    func brokenLines(maxWidth: Double?, atWords: Bool) -> [BrokenLine] {
        atWords
            ? measurer.brokenLines(of: text, font: font, maxWidth: maxWidth)
            : measurer.brokenLines(of: text, font: font, maxWidth: maxWidth, atWords: false)
    }
}

/// A line from which the start, the middle or the end may be left out and replaced by an ellipsis.
struct CutLine {
    var head: Substring
    /// Whether there is an ellipsis between the two parts.
    var isCut = false
    var tail = Substring()
    /// The width in points.
    var width: Double

    var text: String { Self.text(head, isCut: isCut, tail) }

    /// Returns both parts on one line.
    static func text(_ head: Substring, isCut: Bool, _ tail: Substring) -> String {
        if !isCut, tail.isEmpty { return head.onOneLine }
        return head.onOneLine + (isCut ? "…" : "") + tail.onOneLine
    }
}

extension Substring {
    /// The text with line breaks replaced by spaces.
    var onOneLine: String {
        let mayBreak = utf8.contains { $0 < 0x0E || $0 == 0xC2 || $0 == 0xE2 }
        guard mayBreak, contains(where: \.isNewline) else { return String(self) }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
