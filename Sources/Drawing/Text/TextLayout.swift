import Foundation

/// A text broken into the lines that are shown, cut where there is no more room.
package struct TextLayout: Hashable, Sendable {
    /// How a text that is too wide or has too many lines is dealt with.
    package enum LineBreak: Hashable, Sendable {
        /// Lines end after words; what has no room is left out.
        case words
        /// Lines end after any character; what has no room is left out.
        case characters
        /// As `words`, but only line breaks of the text's own end a line; lines may be too wide.
        case clipped
        /// As `words`, and an ellipsis at the start of the last line stands for what is left out.
        case truncatedHead
        /// The ellipsis stands in the middle of the last line.
        case truncatedMiddle
        /// The ellipsis stands at the end of the last line.
        case truncatedTail
    }

    package let lines: [TextLine]
    package let font: FontDescription
    /// The smallest box around all lines, in points.
    package let size: CGSize
    /// The distance from line to line, in points.
    package let lineHeight: Double
    /// The distance from the top of a line to its baseline, in points.
    package let baseline: Double
    /// Whether something of the text is left out.
    package let isTruncated: Bool

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - maxWidth: The width in points at which lines end. `nil`, infinity or NaN: none.
    ///   - maxHeight: Lines that do not fit this height are left out, the first never. `nil`, infinity or NaN: none.
    ///   - lineLimit: The largest number of lines; `nil` or 0 for any.
    package init(
        _ text: String, font: FontDescription, maxWidth: Double? = nil, maxHeight: Double? = nil,
        lineLimit: Int? = nil, lineBreak: LineBreak = .words, measurer: any TextMeasuring = TextMetrics.current
    ) {
        let sample = measurer.size(of: " ", font: font, maxWidth: nil)
        let lineHeight = max(1, Double(sample.size.height))
        var limit = lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
        if let maxHeight, maxHeight.isFinite, maxHeight / lineHeight < 1e9 {
            limit = min(limit, max(1, Int(max(0, maxHeight) / lineHeight + 1e-6)))
        }
        let width = maxWidth.flatMap { $0.isFinite ? max(0, $0) : nil }
        let source = PlainLineSource(text: text, font: font, measurer: measurer)
        let (lines, isTruncated) = LineCutter(source: source, width: width, lineBreak: lineBreak).lines(limit: limit)
        self.lines = lines.map { TextLine($0.text, width: $0.width) }
        self.isTruncated = isTruncated
        self.font = font
        self.lineHeight = lineHeight
        baseline = sample.firstBaseline
        let widest = lines.reduce(0) { max($0, $1.width) }
        size = CGSize(width: widest, height: lineHeight * Double(lines.count))
    }

    /// The distance from the top to the baseline of the last line, in points; 0 without lines.
    package var lastBaseline: Double {
        lines.isEmpty ? 0 : lineHeight * Double(lines.count - 1) + baseline
    }
}
