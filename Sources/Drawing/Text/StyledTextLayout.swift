import Foundation
import Foundations

/// The layout of a text with one font or several: lines and their positions.
package struct StyledTextLayout: Sendable {
    /// A part of a line in one font.
    package struct Segment: Hashable, Sendable {
        /// The index of the segment's piece.
        package let piece: Int
        package let text: String
        /// The width in points.
        package let width: Double
    }

    package struct Line: Hashable, Sendable {
        /// The parts in reading order.
        package let segments: [Segment]
        package let width: Double
        /// The distance from the top of the text to that of the line.
        package let top: Double
        package let height: Double
        /// The distance from the top of the line to its baseline.
        package let baseline: Double
        /// Whether the line is read from right to left.
        let isRightToLeft: Bool
    }

    /// The limits for a layout; lengths are in points.
    package struct Limits: Hashable, Sendable {
        /// The maximum width of a line. `nil`, infinity or NaN: no limit.
        package var width: Double?
        /// The height that lines must fit, except the first. `nil`, infinity or NaN: no limit.
        package var height: Double?
        /// The maximum number of lines; `nil` or less than 1 for no limit.
        package var lines: Int?
        package var lineBreak = TextLayout.LineBreak.truncatedTail
        /// The additional space between lines; negative counts as zero.
        package var lineSpacing = 0.0
        /// The heights of lines; those of their fonts by default. Extra height is added, or missing height taken
        /// away, above the letters.
        package var lineHeights = LineHeights()
        /// The smallest factor by which the fonts may shrink before text is left out, from 0 to 1.
        package var smallestScale = 1.0

        package init(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
            self.width = width
            self.height = height
            self.lines = lines
        }
    }

    package let lines: [Line]
    /// The fonts of the pieces, in the size in which they are shown.
    package let fonts: [FontDescription]
    /// The bounding box of all lines, in points.
    package let size: CGSize
    /// Whether some of the text is left out.
    package let isTruncated: Bool

    /// Lays out a text. If it may shrink, up to six sizes are tried.
    package init(_ text: StyledText, limits: Limits, measurer: any TextMeasuring = TextMetrics.current) {
        self.init(fixed: text, limits, measurer)
        let least = limits.smallestScale
        guard isTruncated, least < 1, least.isFinite else { return }
        let smallest = StyledTextLayout(fixed: text.scaled(by: max(least, 0.01)), limits, measurer)
        guard !smallest.isTruncated else {
            self = smallest
            return
        }
        var (best, low, high) = (smallest, max(least, 0.01), 1.0)
        for _ in 0..<5 {
            let middle = (low + high) / 2
            let tried = StyledTextLayout(fixed: text.scaled(by: middle), limits, measurer)
            if tried.isTruncated { high = middle } else { (best, low) = (tried, middle) }
        }
        self = best
    }

    /// The height of a font's lines, and the distance of the baseline from their top.
    private struct Metrics {
        var ascent: Double
        var descent: Double

        init(_ font: FontDescription, _ measurer: any TextMeasuring) {
            let sample = measurer.size(of: " ", font: font, maxWidth: nil)
            ascent = sample.firstBaseline
            descent = max(0, max(1, Double(sample.size.height)) - sample.firstBaseline)
            // Raised letters need additional space.
            if font.baselineOffset > 0 { ascent += Double(font.baselineOffset) }
            if font.baselineOffset < 0 { descent -= Double(font.baselineOffset) }
        }
    }

    /// Returns the size of a line with an ellipsis and nothing else.
    ///
    /// - Parameter font: A font without letter spacing.
    package static func sizeOfEllipsis(
        in font: FontDescription, measurer: any TextMeasuring = TextMetrics.current
    ) -> CGSize {
        let metrics = Metrics(font, measurer)
        return CGSize(width: max(0, measurer.width(of: "…", font: font)), height: metrics.ascent + metrics.descent)
    }

    private init(fixed text: StyledText, _ limits: Limits, _ measurer: any TextMeasuring) {
        let metrics = text.pieces.map { Metrics($0.font, measurer) }
        let spacing = limits.lineSpacing > 0 && limits.lineSpacing.isFinite ? limits.lineSpacing : 0
        let grain = text.pieces[0].font.medium.figures.grain
        func height(_ ascent: Double, _ descent: Double) -> Double {
            limits.lineHeights.height(of: ascent + descent, grain: grain)
        }
        let source = StyledLineSource(styled: text, measurer: measurer)
        let width = limits.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        let room = limits.height.flatMap { $0.isFinite && $0 < 1e9 ? max(0, $0) : nil }
        let cutter = LineCutter(source: source, width: width, lineBreak: limits.lineBreak)
        var limit = limits.lines.flatMap { $0 > 0 ? $0 : nil } ?? .max
        let cut: (lines: [CutLine], isTruncated: Bool)
        if text.pieces.count == 1 {
            if let room {
                let lineHeight = height(metrics[0].ascent, metrics[0].descent)
                let count = (room + spacing) / max(1, lineHeight + spacing) + 1e-6
                limit = Int(clamping: count, to: 1...limit)
            }
            cut = cutter.lines(limit: limit)
        } else if let room, limit > 1 {
            let broken = cutter.broken
            var (count, bottom) = (0, 0.0)
            for line in broken.prefix(limit) {
                let parts = text.parts(of: line.text)
                let ascent = parts.reduce(0) { max($0, metrics[$1.piece].ascent) }
                let descent = parts.reduce(0) { max($0, metrics[$1.piece].descent) }
                bottom += height(ascent, descent) + (count > 0 ? spacing : 0)
                if bottom > room + 1e-6 { break }
                count += 1
            }
            cut = cutter.lines(of: broken, limit: min(limit, max(1, count)))
        } else {
            cut = cutter.lines(limit: limit)
        }
        var (result, top, widest): ([Line], Double, Double) = ([], 0, 0)
        result.reserveCapacity(cut.lines.count)
        for line in cut.lines {
            var (segments, ascent, descent): ([Segment], Double, Double) = ([], 0, 0)
            for (piece, string) in source.segments(line.head, isCut: line.isCut, line.tail) {
                let own =
                    text.pieces.count == 1
                    ? line.width : source.width(of: string, piece: piece)
                segments.append(Segment(piece: piece, text: string, width: own))
                ascent = max(ascent, metrics[piece].ascent)
                descent = max(descent, metrics[piece].descent)
            }
            if !result.isEmpty { top += spacing }
            let high = height(ascent, descent)
            result.append(
                Line(
                    segments: segments, width: line.width, top: top, height: high,
                    baseline: ascent + (high - (ascent + descent)),
                    isRightToLeft: segments.count > 1 && line.text.startsRightToLeft))
            top += high
            widest = max(widest, line.width)
        }
        lines = result
        fonts = text.pieces.map(\.font)
        isTruncated = cut.isTruncated
        size = CGSize(width: widest, height: top)
    }

    /// The distance from the top to the baseline of the first line, in points; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }

    /// The distance from the top to the baseline of the last line, in points; 0 without lines.
    package var lastBaseline: Double { lines.last.map { $0.top + $0.baseline } ?? 0 }
}
