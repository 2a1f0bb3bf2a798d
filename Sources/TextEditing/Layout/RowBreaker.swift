import Drawing

/// Breaks paragraphs into rows.
///
/// Lines are found from the start of a paragraph on, and where a line ends depends on nothing behind the first word
/// that does not fit it. So a long paragraph is broken in pieces, and after a change only from shortly before it to the
/// first row that begins where one began before.
struct RowBreaker {
    let measurer: any TextMeasuring
    let style: LayoutStyle

    /// The length of the first piece of a paragraph that is broken at once, in UTF-8.
    private static let piece = 2_048

    /// The length from which the characters of a line that does not wrap are kept, in UTF-8.
    private static let longLine = 1_024

    /// Returns a paragraph, broken into rows.
    ///
    /// - Parameters:
    ///   - content: The paragraph without its line break.
    ///   - breakLength: The length of its line break, in UTF-8.
    func paragraph(_ content: String, breakLength: Int) -> LaidParagraph {
        let buffer = TextBuffer(content)
        guard let limit = style.wrapWidth else {
            return paragraph(buffer, breakLength, LineCharacters(buffer, font: style.font, measurer: measurer))
        }
        let rows = rows(of: buffer, from: 0, limit) { _ in false }.rows
        return LaidParagraph(length: buffer.end + breakLength, breakLength: breakLength, rows: rows)
    }

    /// Returns a paragraph after a change in it.
    ///
    /// - Parameters:
    ///   - content: The paragraph after the change, without its line break.
    ///   - old: The paragraph before.
    ///   - change: The replaced range of the paragraph before.
    ///   - length: The length of the replacement.
    func paragraph(_ content: String, _ old: LaidParagraph, change: Range<Int>, length: Int) -> LaidParagraph {
        let buffer = TextBuffer(content)
        guard let limit = style.wrapWidth else {
            guard var line = old.longLine else { return paragraph(content, breakLength: old.breakLength) }
            line.update(to: buffer, change: change, length: length, font: style.font, measurer: measurer)
            return paragraph(buffer, old.breakLength, line)
        }
        let rows = rows(of: buffer, old, change: change, length: length, limit)
        return LaidParagraph(length: buffer.end + old.breakLength, breakLength: old.breakLength, rows: rows)
    }

    /// Returns a paragraph of one line that does not wrap.
    private func paragraph(_ content: TextBuffer, _ breakLength: Int, _ line: LineCharacters) -> LaidParagraph {
        let width = line.width
        let row = LaidParagraph.Row(start: 0, end: content.end, shownEnd: content.end, width: width, reach: width)
        return LaidParagraph(
            length: content.end + breakLength, breakLength: breakLength, rows: [row],
            longLine: content.end < Self.longLine ? nil : line)
    }

    // MARK: Rows that wrap

    private func rows(
        of buffer: TextBuffer, _ old: LaidParagraph, change: Range<Int>, length: Int, _ limit: Double
    ) -> [LaidParagraph.Row] {
        // A word that became shorter may fit the row above. One more row, as a change may join two characters.
        let first = max(0, old.row(at: change.lowerBound) - 2)
        let shift = length - change.count
        var stop = old.rows.count
        let (fresh, end) = rows(of: buffer, from: old.rows[first].start, limit) { start in
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
        of content: TextBuffer, from offset: Int, _ limit: Double, until isKnown: (Int) -> Bool
    ) -> (rows: [LaidParagraph.Row], end: Int?) {
        var result: [LaidParagraph.Row] = []
        var start = offset
        var piece = Self.piece
        while true {
            let stop = piece < content.end - start ? content.roundedDown(start + piece) : content.end
            let isRest = stop == content.end
            let text = String(content.substring(start..<stop))
            var lines = lines(of: text, limit)
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
                result.append(row(line, of: text, limit).moved(by: start))
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

    private func lines(of text: String, _ limit: Double) -> [Line] {
        let whole = Line(start: 0, shownEnd: text.utf8.count, end: text.utf8.count, width: 0, isLast: true)
        if text.isEmpty { return [whole] }
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
        return result.isEmpty ? [whole] : result
    }

    /// Returns a line as a row. Spaces at the end of the last line are shown if they fit.
    private func row(_ line: Line, of text: String, _ limit: Double) -> LaidParagraph.Row {
        let buffer = TextBuffer(text)
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
