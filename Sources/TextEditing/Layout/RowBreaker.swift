import Drawing

/// Breaks paragraphs into rows.
///
/// Lines are found from the start of a paragraph on, and where a line ends depends on nothing behind the first word that
/// does not fit it. So a long paragraph is broken in pieces, and after a change only from shortly before it to the
/// first row that begins where one began before.
struct RowBreaker {
    let measurer: any TextMeasuring
    let style: LayoutStyle

    /// The length of the first piece of a paragraph that is broken at once, in UTF-8.
    private static let piece = 2_048

    /// Returns the rows of a paragraph.
    ///
    /// - Parameter content: The paragraph without its line break.
    func rows(of content: String) -> [LaidParagraph.Row] {
        rows(of: TextBuffer(content), from: 0) { _ in false }.rows
    }

    /// Returns the rows of a paragraph after a change in it.
    ///
    /// - Parameters:
    ///   - old: The rows before.
    ///   - change: What was replaced, as a range of the paragraph before.
    ///   - length: The length of what is there now.
    func rows(of content: String, _ old: LaidParagraph, change: Range<Int>, length: Int) -> [LaidParagraph.Row] {
        // A word that became shorter may fit the row above. One more row, as a change may join two characters.
        let first = style.wrapWidth == nil ? 0 : max(0, old.row(at: change.lowerBound) - 2)
        let shift = length - change.count
        let buffer = TextBuffer(content)
        var stop = old.rows.count
        let (fresh, end) = rows(of: buffer, from: old.rows[first].start) { start in
            guard start > change.lowerBound + length else { return false }
            let index = old.row(at: start - shift)
            guard old.rows[index].start == start - shift else { return false }
            stop = index
            return true
        }
        var result = Array(old.rows[..<first])
        result += fresh
        if end != nil { for row in old.rows[stop...] { result.append(row.moved(by: shift)) } }
        return result
    }

    /// Returns the rows from an offset on, up to one at whose start `isKnown` holds, and that start if there is one.
    private func rows(
        of content: TextBuffer, from offset: Int, until isKnown: (Int) -> Bool
    ) -> (rows: [LaidParagraph.Row], end: Int?) {
        var result: [LaidParagraph.Row] = []
        var start = offset
        var piece = style.wrapWidth == nil ? .max : Self.piece
        while true {
            let stop = piece < content.end - start ? content.roundedDown(start + piece) : content.end
            let isRest = stop == content.end
            let text = String(content.substring(start..<stop))
            var lines = lines(of: text)
            // More of the text might change the last line of the piece.
            if !isRest {
                guard lines.count > 1 else {
                    piece *= 2
                    continue
                }
                lines.removeLast()
                piece = Self.piece
            }
            for line in lines {
                if line.start > 0 || !result.isEmpty, isKnown(start + line.start) {
                    return (result, start + line.start)
                }
                result.append(row(line, of: text).moved(by: start))
            }
            if isRest { return (result, nil) }
            start = result[result.count - 1].end
            if isKnown(start) { return (result, start) }
        }
    }

    /// A line as the measurer found it, in offsets of UTF-8, with the start of the next one.
    private struct Line {
        let start: Int
        let shownEnd: Int
        let end: Int
        let width: Double
        let isLast: Bool
    }

    private func lines(of text: String) -> [Line] {
        guard !text.isEmpty else { return [Line(start: 0, shownEnd: 0, end: 0, width: 0, isLast: true)] }
        guard let limit = style.wrapWidth else {
            let width = width(of: text)
            return [Line(start: 0, shownEnd: text.utf8.count, end: text.utf8.count, width: width, isLast: true)]
        }
        let broken = measurer.spacedLines(of: text, font: style.font, maxWidth: limit)
        var starts: [Int] = []
        for line in broken { starts.append(text.utf8.distance(from: text.startIndex, to: line.text.startIndex)) }
        starts.append(text.utf8.count)
        var result: [Line] = []
        for (index, line) in broken.enumerated() {
            result.append(
                Line(
                    start: index == 0 ? 0 : starts[index], shownEnd: starts[index] + line.text.utf8.count,
                    end: starts[index + 1], width: line.width, isLast: index == broken.count - 1))
        }
        return result.isEmpty
            ? [Line(start: 0, shownEnd: text.utf8.count, end: text.utf8.count, width: 0, isLast: true)] : result
    }

    /// Returns a line as a row. Spaces at the end of the last line are shown if they fit.
    private func row(_ line: Line, of text: String) -> LaidParagraph.Row {
        let buffer = TextBuffer(text)
        guard let limit = style.wrapWidth else {
            return LaidParagraph.Row(
                start: line.start, end: line.end, shownEnd: line.shownEnd, width: line.width, reach: line.width)
        }
        let whole = buffer.substring(line.start..<line.end)
        guard line.shownEnd < line.end || whole.last?.isWhitespace == true else {
            return LaidParagraph.Row(
                start: line.start, end: line.end, shownEnd: line.end, width: line.width, reach: line.width)
        }
        let wholeWidth = width(of: String(whole))
        if line.isLast, wholeWidth <= limit {
            return LaidParagraph.Row(
                start: line.start, end: line.end, shownEnd: line.end, width: wholeWidth, reach: wholeWidth)
        }
        let shown = buffer.substring(line.start..<line.shownEnd)
        let last = shown.lastIndex { !$0.isWhitespace }
        let trimmed = last.map { shown[...$0] } ?? shown.prefix(0)
        let width = trimmed.endIndex == shown.endIndex ? line.width : width(of: String(trimmed))
        return LaidParagraph.Row(
            start: line.start, end: line.end, shownEnd: line.start + trimmed.utf8.count, width: width,
            reach: min(width + self.width(of: String(whole[trimmed.endIndex...])), max(limit, width)))
    }

    /// Returns the width of a text on one line, with its letter spacing.
    private func width(of text: String) -> Double {
        if text.isEmpty { return 0 }
        let width = Double(measurer.size(of: text, font: style.font, maxWidth: nil).size.width)
        let spacing = Double(style.font.letterSpacing)
        return spacing == 0 ? width : max(0, width + spacing * Double(text.count))
    }
}
