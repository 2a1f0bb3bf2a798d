import Foundation
import Foundations

/// A text broken into lines and truncated where it does not fit.
package struct TextLayout: Hashable, Sendable {
    /// How text that is too wide or has too many lines is handled.
    package enum LineBreak: Hashable, Sendable {
        /// Lines end between words; text that does not fit is left out.
        case words
        /// Lines end after any character; text that does not fit is left out.
        case characters
        /// Like `words`, but only line breaks in the text end a line; lines may be too wide.
        case clipped
        /// Like `words`, with an ellipsis for the missing text at the start of the last line.
        case truncatedHead
        /// Like `words`, with an ellipsis in the middle of the last line.
        case truncatedMiddle
        /// Like `words`, with an ellipsis at the end of the last line.
        case truncatedTail
    }

    package let lines: [TextLine]
    package let font: FontDescription
    /// The bounding box of all lines, in points.
    package let size: CGSize
    /// The height of a line in points.
    package let lineHeight: Double
    /// The distance from the top of a line to its baseline, in points.
    package let baseline: Double
    /// Whether some of the text is left out.
    package let isTruncated: Bool

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - maxWidth: The maximum width of a line in points. `nil`, infinity or NaN: no limit.
    ///   - maxHeight: The height that lines must fit, except the first. `nil`, infinity or NaN: no limit.
    ///   - lineLimit: The maximum number of lines; `nil` or 0 for no limit.
    package init(
        _ text: String, font: FontDescription, maxWidth: Double? = nil, maxHeight: Double? = nil,
        lineLimit: Int? = nil, lineBreak: LineBreak = .words, measurer: any TextMeasuring = TextMetrics.current
    ) {
        let sample = measurer.size(of: " ", font: font, maxWidth: nil)
        let lineHeight = max(1, Double(sample.size.height))
        var limit = lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? .max
        if let maxHeight, maxHeight.isFinite {
            limit = Int(clamping: maxHeight / lineHeight + 1e-6, to: 1...limit)
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
}
