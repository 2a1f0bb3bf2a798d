import Foundation

/// Breaks a text into lines, and puts an ellipsis in place of text that does not fit.
struct LineCutter<Source: LineSource> {
    let source: Source
    /// The maximum width of a line in points; `nil` for no limit.
    let width: Double?
    let lineBreak: TextLayout.LineBreak

    private var isEllipsed: Bool {
        switch lineBreak {
        case .words, .characters, .clipped: false
        case .truncatedHead, .truncatedMiddle, .truncatedTail: true
        }
    }

    /// Returns at most `limit` lines, and whether some of the text is left out.
    func lines(limit: Int) -> (lines: [CutLine], isTruncated: Bool) {
        let text = source.text
        // For a single line, the end is found without breaking the rest of the text.
        if isEllipsed, limit == 1, !text.isEmpty {
            if let whole = wholeLine(text) { return ([whole], false) }
            if let cut = ellipsed(text[...]) { return ([cut], true) }
            return ([CutLine(head: text[...], width: source.width(text[...], isCut: false, Substring()))], false)
        }
        return lines(of: broken, limit: limit)
    }

    /// Returns a short text as one line if all of it fits, as most do, without a search for where it is to be cut.
    private func wholeLine(_ text: String) -> CutLine? {
        guard text.utf8.count <= Self.bytesOfShortTexts, !text.contains(where: \.isNewline) else { return nil }
        let own = source.width(text[...], isCut: false, Substring())
        if let width, own > width { return nil }
        return CutLine(head: text[...], width: own)
    }

    private static var bytesOfShortTexts: Int { 128 }

    /// The lines without a limit.
    var broken: [BrokenLine] {
        switch lineBreak {
        case .characters: source.brokenLines(maxWidth: width, atWords: false)
        case .clipped: source.brokenLines(maxWidth: nil, atWords: true)
        default: source.brokenLines(maxWidth: width, atWords: true)
        }
    }

    /// Returns the first `limit` of the lines.
    func lines(of broken: [BrokenLine], limit: Int) -> (lines: [CutLine], isTruncated: Bool) {
        var shown = broken.prefix(limit).map { CutLine(head: $0.text, width: $0.width) }
        guard broken.count > limit else { return (shown, false) }
        if isEllipsed, let cut = ellipsed(source.text[broken[limit - 1].text.startIndex...]) { shown[limit - 1] = cut }
        return (shown, true)
    }

    private func fits(_ head: Substring, _ isCut: Bool, _ tail: Substring = Substring()) -> Bool {
        width.map { source.width(head, isCut: isCut, tail) <= $0 } ?? true
    }

    /// Whether the text fits without an ellipsis, though perhaps not with one in place of a part.
    private func fitsWhole(_ text: Substring, without part: Substring) -> Bool {
        if part.isEmpty { return true }
        // An ellipsis is wider than few letters only; not all of a long text is measured.
        let isShort = part.index(part.startIndex, offsetBy: Self.lettersOfEllipsis, limitedBy: part.endIndex) == nil
        return isShort && fits(text, false)
    }

    /// More letters than these are wider than an ellipsis in any face.
    private static var lettersOfEllipsis: Int { 16 }

    private func line(_ head: Substring, _ tail: Substring = Substring()) -> CutLine {
        CutLine(head: head, isCut: true, tail: tail, width: source.width(head, isCut: true, tail))
    }

    /// Returns the rest of the text on one line, truncated with an ellipsis; `nil` if all of it fits.
    private func ellipsed(_ rest: Substring) -> CutLine? {
        let isCut = rest.contains(where: \.isNewline)
        let none = rest.prefix(0)
        switch lineBreak {
        case .truncatedHead:
            let last = rest.lastIndex(where: \.isNewline).map { rest[rest.index(after: $0)...] } ?? rest
            let end = last.longestSuffix { fits(none, isCut || $0.startIndex > rest.startIndex, $0) }
            if !isCut, fitsWhole(rest, without: rest[..<end.startIndex]) { return nil }
            return line(none, end.drop(while: \.isWhitespace))
        case .truncatedMiddle:
            if !isCut, rest.longestPrefix(where: { fits($0, false) }).endIndex == rest.endIndex { return nil }
            let (head, tail) = middleOut(rest)
            if head.endIndex == tail.startIndex {
                return CutLine(head: rest, width: source.width(rest, isCut: false, none))
            }
            return line(head, tail)
        default:
            let first = rest.prefix { !$0.isNewline }
            let start = first.longestPrefix { fits($0, isCut || $0.endIndex < first.endIndex) }
            if !isCut, fitsWhole(rest, without: rest[start.endIndex...]) { return nil }
            let last = start.lastIndex { !$0.isWhitespace }
            return line(last.map { start[...$0] } ?? start.prefix(0))
        }
    }

    /// Returns as much of the start and the end as fits with an ellipsis between them. They are adjacent if all fits.
    private func middleOut(_ rest: Substring) -> (head: Substring, tail: Substring) {
        func parts(_ count: Int) -> (head: Substring, tail: Substring)? {
            guard
                let end = rest.index(rest.startIndex, offsetBy: (count + 1) / 2, limitedBy: rest.endIndex),
                let start = rest.index(rest.endIndex, offsetBy: -(count / 2), limitedBy: rest.startIndex), end <= start
            else { return nil }
            return (rest[..<end], rest[start...])
        }
        var best = (head: rest.prefix(0), tail: rest.suffix(0))
        var (count, step) = (0, 8)
        while let next = parts(count + step), fits(next.head, true, next.tail) {
            (best, count) = (next, count + step)
            step *= 2
        }
        while step > 1 {
            step /= 2
            if let next = parts(count + step), fits(next.head, true, next.tail) { (best, count) = (next, count + step) }
        }
        return best
    }
}
