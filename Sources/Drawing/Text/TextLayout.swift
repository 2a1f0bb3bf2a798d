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

    package let lines: [TextRun.Line]
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
        let cutter = LineCutter(text: text, font: font, width: width, lineBreak: lineBreak, measurer: measurer)
        let (lines, isTruncated) = cutter.lines(limit: limit)
        self.lines = lines
        self.isTruncated = isTruncated
        self.font = font
        self.lineHeight = lineHeight
        baseline = sample.firstBaseline
        let widest = lines.reduce(0) { max($0, $1.width ?? 0) }
        size = CGSize(width: widest, height: lineHeight * Double(lines.count))
    }

    /// The run that draws the lines, the first at the top of `frame`.
    package func run(
        in frame: CGRect, color: ColorComponents, alignment: TextRun.Alignment = .left,
        decoration: TextRun.Decoration = []
    ) -> TextRun {
        TextRun(
            lines: lines, frame: frame, font: font, color: color, alignment: alignment, decoration: decoration,
            lineHeight: lineHeight, baseline: baseline)
    }

    /// The distance from the top to the baseline of the last line, in points; 0 without lines.
    package var lastBaseline: Double {
        lines.isEmpty ? 0 : lineHeight * Double(lines.count - 1) + baseline
    }
}

/// Breaks one text into lines and puts an ellipsis for what has no room.
private struct LineCutter {
    let text: String
    let font: FontDescription
    let width: Double?
    let lineBreak: TextLayout.LineBreak
    let measurer: any TextMeasuring

    func lines(limit: Int) -> (lines: [TextRun.Line], isTruncated: Bool) {
        let isEllipsed =
            switch lineBreak {
            case .words, .characters, .clipped: false
            case .truncatedHead, .truncatedMiddle, .truncatedTail: true
            }
        // With one line to fill, its end is found without breaking up the rest of the text.
        if isEllipsed, limit == 1, !text.isEmpty {
            guard let cut = ellipsed(text[...]) else { return (whole(text[...]), false) }
            return ([cut], true)
        }
        let broken =
            switch lineBreak {
            case .characters: measurer.brokenLines(of: text, font: font, maxWidth: width, atWords: false)
            case .clipped: measurer.brokenLines(of: text, font: font, maxWidth: nil)
            default: measurer.brokenLines(of: text, font: font, maxWidth: width)
            }
        var shown = broken.prefix(limit).map { TextRun.Line(String($0.text), width: $0.width) }
        guard broken.count > limit else { return (shown, false) }
        if isEllipsed, let cut = ellipsed(text[broken[limit - 1].text.startIndex...]) { shown[limit - 1] = cut }
        return (shown, true)
    }

    private func whole(_ rest: Substring) -> [TextRun.Line] {
        [TextRun.Line(String(rest), width: measurer.width(of: String(rest), font: font))]
    }

    /// One line for the rest of the text with an ellipsis for what has no room; `nil` if all of it has.
    private func ellipsed(_ rest: Substring) -> TextRun.Line? {
        let isCut = rest.contains(where: \.isNewline)
        func line(_ text: String) -> TextRun.Line { TextRun.Line(text, width: measurer.width(of: text, font: font)) }
        func fits(_ text: String) -> Bool { width.map { measurer.width(of: text, font: font) <= $0 } ?? true }
        switch lineBreak {
        case .truncatedHead:
            let last = rest.lastIndex(where: \.isNewline).map { rest[rest.index(after: $0)...] } ?? rest
            let end = last.longestSuffix { fits("\(isCut || $0.startIndex > rest.startIndex ? "…" : "")\($0)") }
            if !isCut, end.startIndex == rest.startIndex { return nil }
            return line("…\(end.drop(while: \.isWhitespace))")
        case .truncatedMiddle:
            let flat = isCut ? Substring(rest.map { $0.isNewline ? " " : $0 }) : rest
            if !isCut, flat.longestPrefix(where: { fits(String($0)) }).endIndex == flat.endIndex { return nil }
            var (head, tail) = (flat.prefix(0), flat.suffix(0))
            // One character after the other, now before and now after the ellipsis, as long as there is room.
            while head.endIndex < tail.startIndex {
                let isHeadNext = head.count <= tail.count
                let (longer, rest) =
                    isHeadNext
                    ? (flat[..<flat.index(after: head.endIndex)], tail)
                    : (head, flat[flat.index(before: tail.startIndex)...])
                guard fits("\(longer)…\(rest)") else { break }
                (head, tail) = (longer, rest)
            }
            if head.endIndex == tail.startIndex { return line(String(flat)) }
            return line("\(head)…\(tail)")
        default:
            let first = rest.prefix { !$0.isNewline }
            let start = first.longestPrefix {
                fits("\($0)\(isCut || $0.endIndex < first.endIndex ? "…" : "")")
            }
            if !isCut, start.endIndex == rest.endIndex { return nil }
            let last = start.lastIndex { !$0.isWhitespace }
            return line("\(last.map { start[...$0] } ?? start.prefix(0))…")
        }
    }
}
