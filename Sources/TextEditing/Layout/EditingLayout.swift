import Drawing
import Foundation

/// The layout of an edited text: where its carets and its rows are, and which position is where.
///
/// Rows are lines on screen; all have the same height. Lengths are in points, and the origin is the top left corner of
/// the first row. Positions are those of the edited text, in UTF-8.
///
/// A change of the text lays out again the rows that it touches; see ``update(_:isSecure:)``. The positions of the
/// characters in a row are found when they are asked for, and those of the row asked about last are kept.
package final class EditingLayout {
    /// The measurer of the text. Another one lays out everything again.
    package var measurer: any TextMeasuring { didSet { layOutAgain() } }
    /// The font, the width and the alignment.
    package var style: LayoutStyle {
        didSet {
            if style == oldValue { return }
            if style.font == oldValue.font, style.wrapWidth == oldValue.wrapWidth { return }
            layOutAgain()
        }
    }
    /// How far a movement by a page goes, in points; `nil` for all of the text.
    package var pageHeight: Double?

    /// The height of a row.
    package private(set) var rowHeight = 1.0
    /// The distance from the top of a row to its baseline.
    package private(set) var baseline = 0.0
    /// The size of the text, with the spaces at the ends of rows.
    package private(set) var size = CGSize.zero

    /// The edited text.
    private(set) var text: String
    private(set) var isSecure: Bool
    private(set) var shown: ShownText
    private(set) var paragraphs: [LaidParagraph] = []
    /// Where each paragraph starts in the shown text, and where the last one ends.
    private(set) var starts: [Int] = [0]
    /// The index of the first row of each paragraph, and the number of all rows.
    private(set) var firstRows: [Int] = [0]
    /// The geometry of the row asked about last.
    private var lastGeometry: (row: Int, geometry: RowGeometry)?

    /// Lays out a text.
    package init(
        _ text: String = "", isSecure: Bool = false, style: LayoutStyle = LayoutStyle(),
        measurer: any TextMeasuring = TextMetrics.current
    ) {
        self.text = TextBuffer(text).text
        self.isSecure = isSecure
        shown = ShownText(self.text, isSecure: isSecure)
        self.style = style
        self.measurer = measurer
        layOutAgain()
    }

    /// The number of rows; at least 1.
    package var rowCount: Int { firstRows[firstRows.count - 1] }

    /// Lays out another text, or the same one as a secret.
    ///
    /// The texts are compared, and rows that the difference does not touch are kept. That takes time linear in the
    /// text at the speed of comparing memory, and in the number of paragraphs; everything else is linear in the
    /// changed paragraph, or in the inserted text.
    package func update(_ text: String, isSecure: Bool = false) {
        let new = TextBuffer(text).text
        let change = TextDifference(from: self.text, to: new)
        if self.isSecure == isSecure, change == nil { return }
        let before = shown
        let wasPlain = !self.isSecure && !isSecure
        self.text = new
        self.isSecure = isSecure
        shown = ShownText(new, isSecure: isSecure)
        guard let difference = wasPlain ? change : TextDifference(from: before.text, to: shown.text) else { return }
        replace(difference)
    }

    private func layOutAgain() {
        let sample = measurer.size(of: " ", font: style.font, maxWidth: nil)
        rowHeight = max(1, Double(sample.size.height))
        baseline = sample.firstBaseline
        (paragraphs, starts, firstRows) = ([], [0], [0])
        splice(0..<0, with: laid(0..<shown.text.utf8.count, isAtEnd: true))
    }

    /// Lays out again the paragraphs in which the shown text differs from before.
    private func replace(_ difference: TextDifference) {
        var first = max(0, starts.dropLast().partitioningIndex { $0 > difference.old.lowerBound } - 1)
        // Text that now begins with a line feed may join the carriage return before it.
        if first > 0, starts[first] == difference.old.lowerBound { first -= 1 }
        let last = max(first, starts.dropLast().partitioningIndex { $0 > difference.old.upperBound } - 1)
        let shift = difference.new.count - difference.old.count
        let region = starts[first]..<starts[last + 1] + shift
        if first == last, let changed = changed(first, difference, region) {
            splice(first..<first + 1, with: [changed])
        } else {
            splice(first..<last + 1, with: laid(region, isAtEnd: last == paragraphs.count - 1))
        }
    }

    /// Returns a paragraph after a change inside of it; `nil` if it is no longer one paragraph with the same line
    /// break.
    private func changed(_ index: Int, _ difference: TextDifference, _ region: Range<Int>) -> LaidParagraph? {
        let old = paragraphs[index]
        let start = starts[index]
        guard difference.old.upperBound <= start + old.contentLength else { return nil }
        let found = LineBreaks.first(in: shown.text.utf8.span, from: start)
        let content = start..<(found?.lowerBound ?? shown.text.utf8.count)
        let breakLength = found.map(\.count) ?? 0
        guard content.upperBound + breakLength == region.upperBound, breakLength == old.breakLength else { return nil }
        let change = difference.old.lowerBound - start..<difference.old.upperBound - start
        return RowBreaker(measurer: measurer, style: style).paragraph(
            String(TextBuffer(shown.text).substring(content)), old, change: change, length: difference.new.count)
    }

    /// Returns the paragraphs of a range of the shown text that begins and ends with whole paragraphs.
    ///
    /// - Parameter isAtEnd: Whether the last paragraph of the text is among them. It has no line break, and may be
    ///   empty.
    private func laid(_ region: Range<Int>, isAtEnd: Bool) -> [LaidParagraph] {
        let buffer = TextBuffer(shown.text)
        let breaker = RowBreaker(measurer: measurer, style: style)
        var result: [LaidParagraph] = []
        var start = region.lowerBound
        while start < region.upperBound || isAtEnd {
            let found = LineBreaks.first(in: buffer.text.utf8.span, from: start)
            let stop = found?.lowerBound ?? buffer.end
            result.append(
                breaker.paragraph(String(buffer.substring(start..<stop)), breakLength: found.map(\.count) ?? 0))
            guard let found else { break }
            start = found.upperBound
        }
        return result
    }

    private func splice(_ range: Range<Int>, with new: [LaidParagraph]) {
        paragraphs.replaceSubrange(range, with: new)
        lastGeometry = nil
        starts.removeSubrange((range.lowerBound + 1)...)
        firstRows.removeSubrange((range.lowerBound + 1)...)
        starts.reserveCapacity(paragraphs.count + 1)
        firstRows.reserveCapacity(paragraphs.count + 1)
        var (start, row) = (starts[range.lowerBound], firstRows[range.lowerBound])
        for index in range.lowerBound..<paragraphs.count {
            start += paragraphs[index].length
            row += paragraphs[index].rows.count
            starts.append(start)
            firstRows.append(row)
        }
        var widest = 0.0
        for paragraph in paragraphs { widest = max(widest, paragraph.reach) }
        size = CGSize(width: widest, height: rowHeight * Double(rowCount))
    }

    // MARK: Rows

    /// A row, found by its index.
    struct PlacedRow {
        let index: Int
        let row: LaidParagraph.Row
        /// Where its paragraph starts in the shown text.
        let paragraphStart: Int
        /// Whether it is the last one of its paragraph.
        let isLast: Bool
        /// The length of the line break after it, in the shown text.
        let breakLength: Int
        /// Its characters, if they are kept.
        let longLine: LineCharacters?

        /// The range of the row in the shown text, with the spaces at which it wraps and without its line break.
        var range: Range<Int> { paragraphStart + row.start..<paragraphStart + row.end }
    }

    /// Returns the row with an index, which must be one of ``rowCount``.
    func placedRow(_ index: Int) -> PlacedRow {
        let paragraph = firstRows.dropLast().partitioningIndex { $0 > index } - 1
        let own = paragraphs[paragraph]
        let number = index - firstRows[paragraph]
        let isLast = number == own.rows.count - 1
        return PlacedRow(
            index: index, row: own.rows[number], paragraphStart: starts[paragraph], isLast: isLast,
            breakLength: isLast ? own.breakLength : 0, longLine: own.longLine)
    }

    /// Returns the row that shows a caret of the shown text.
    func placedRow(showing caret: CaretPosition) -> PlacedRow {
        let position = min(max(caret.position, 0), starts[starts.count - 1])
        let index = max(0, starts.dropLast().partitioningIndex { $0 > position } - 1)
        let offset = position - starts[index]
        var number = paragraphs[index].row(at: offset)
        if caret.affinity == .upstream, number > 0, paragraphs[index].rows[number].start == offset { number -= 1 }
        return placedRow(firstRows[index] + number)
    }

    /// Returns the positions of the characters of a row.
    func geometry(of placed: PlacedRow) -> RowGeometry {
        if let lastGeometry, lastGeometry.row == placed.index { return lastGeometry.geometry }
        let characters =
            placed.longLine
            ?? LineCharacters(
                TextBuffer(String(TextBuffer(shown.text).substring(placed.range))), font: style.font, measurer: measurer
            )
        let geometry = RowGeometry(
            characters, shown: placed.row.shownEnd - placed.row.start, width: placed.row.width)
        lastGeometry = (placed.index, geometry)
        return geometry
    }

    /// Returns the horizontal position of the left edge of a row's visible text.
    func origin(of row: LaidParagraph.Row) -> Double {
        let slack = max(0, (style.room ?? 0) - row.width)
        switch style.alignment {
        case .left: return 0
        case .center: return slack / 2
        case .right: return slack
        }
    }

    /// Returns the horizontal position of a slot of a row. Spaces at which the row wraps do not lead out of the width.
    func x(ofSlot slot: Int, _ geometry: RowGeometry, _ row: LaidParagraph.Row) -> Double {
        let origin = origin(of: row)
        let x = origin + geometry.edges[slot]
        return min(max(x, 0), max(origin + row.width, style.wrapWidth ?? .infinity))
    }
}
