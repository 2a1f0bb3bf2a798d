import Foundation

/// Breaks a text into lines and puts an ellipsis for what has no room.
struct LineCutter<Source: LineSource> {
    let source: Source
    /// The width in points at which lines end; `nil` for none.
    let width: Double?
    let lineBreak: TextLayout.LineBreak

    private var isEllipsed: Bool {
        switch lineBreak {
        case .words, .characters, .clipped: false
        case .truncatedHead, .truncatedMiddle, .truncatedTail: true
        }
    }

    /// The lines, at most `limit`, and whether something is left out.
    func lines(limit: Int) -> (lines: [CutLine], isTruncated: Bool) {
        let text = source.text
        // With one line to fill, its end is found without breaking up the rest of the text.
        if isEllipsed, limit == 1, !text.isEmpty {
            if let cut = ellipsed(text[...]) { return ([cut], true) }
            return ([CutLine(head: text[...], width: source.width(text[...], isCut: false, Substring()))], false)
        }
        return lines(of: broken, limit: limit)
    }

    /// The lines as they would be without a limit.
    var broken: [BrokenLine] {
        switch lineBreak {
        case .characters: source.brokenLines(maxWidth: width, atWords: false)
        case .clipped: source.brokenLines(maxWidth: nil, atWords: true)
        default: source.brokenLines(maxWidth: width, atWords: true)
        }
    }

    /// The first of the lines without a limit.
    func lines(of broken: [BrokenLine], limit: Int) -> (lines: [CutLine], isTruncated: Bool) {
        var shown = broken.prefix(limit).map { CutLine(head: $0.text, width: $0.width) }
        guard broken.count > limit else { return (shown, false) }
        if isEllipsed, let cut = ellipsed(source.text[broken[limit - 1].text.startIndex...]) { shown[limit - 1] = cut }
        return (shown, true)
    }

    private func fits(_ head: Substring, _ isCut: Bool, _ tail: Substring = Substring()) -> Bool {
        width.map { source.width(head, isCut: isCut, tail) <= $0 } ?? true
    }

    private func line(_ head: Substring, _ tail: Substring = Substring()) -> CutLine {
        CutLine(head: head, isCut: true, tail: tail, width: source.width(head, isCut: true, tail))
    }

    /// One line for the rest of the text with an ellipsis for what has no room; `nil` if all of it has.
    private func ellipsed(_ rest: Substring) -> CutLine? {
        let isCut = rest.contains(where: \.isNewline)
        let none = rest.prefix(0)
        switch lineBreak {
        case .truncatedHead:
            let last = rest.lastIndex(where: \.isNewline).map { rest[rest.index(after: $0)...] } ?? rest
            let end = last.longestSuffix { fits(none, isCut || $0.startIndex > rest.startIndex, $0) }
            if !isCut, end.startIndex == rest.startIndex { return nil }
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
            if !isCut, start.endIndex == rest.endIndex { return nil }
            let last = start.lastIndex { !$0.isWhitespace }
            return line(last.map { start[...$0] } ?? start.prefix(0))
        }
    }

    /// As many characters as fit from the start and from the end, with an ellipsis between them. They meet if all fit.
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
