import Foundation

extension TextRun {
    /// Returns the drawing of this line during a transition from another one: equal characters stay or move along,
    /// others leave to one side while their replacements come from the other.
    ///
    /// Lines of one length are compared character by character, others from both ends. No character moves by half a
    /// line, so in a text screen all stay in their rows.
    ///
    /// - Parameters:
    ///   - old: The other line.
    ///   - share: How far this line has come, from 0 to 1.
    ///   - isUpwards: Whether characters move up.
    /// - Returns: `nil` unless both are one line in one font that is read from left to right.
    package func rolled(from old: TextRun, share: Double, isUpwards: Bool) -> DisplayList? {
        guard lines.count == 1, old.lines.count == 1, font == old.font else { return nil }
        let (mine, others) = (RollingLine(self), RollingLine(old))
        guard let mine, let others else { return nil }
        let share = min(max(share, 0), 1)
        let way = lineHeight * Self.rollingWay * (isUpwards ? -1 : 1)
        var list = DisplayList()
        for (range, from) in mine.parts(since: others) {
            let piece = mine.piece(range)
            guard let from else {
                list.append(Self.faded(piece, by: -way * (1 - share), opacity: share))
                continue
            }
            var moved = piece
            moved.frame.origin.x += (others.x(of: from.lowerBound) - mine.x(of: range.lowerBound)) * (1 - share)
            list.append(.text(moved))
        }
        for (range, from) in others.parts(since: mine) where from == nil {
            list.append(Self.faded(others.piece(range), by: way * share, opacity: 1 - share))
        }
        return list
    }

    /// How far characters move at most, in heights of a line.
    private static let rollingWay = 0.45

    private static func faded(_ run: TextRun, by distance: Double, opacity: Double) -> DisplayItem {
        var run = run
        run.frame.origin.y += distance
        return .group(DisplayGroup(DisplayList([.text(run)]), effects: DisplayGroup.Effects(opacity: opacity)))
    }
}

/// A line, character by character.
private struct RollingLine {
    private let run: TextRun
    private let characters: [Character]
    /// Where each character begins, and where the last one ends.
    private let edges: [Double]

    /// `nil` for a line that is not read from left to right throughout.
    init?(_ run: TextRun) {
        let text = run.lines.first?.text ?? ""
        if text.unicodeScalars.contains(where: { Self.isRightToLeft($0) }) { return nil }
        self.run = run
        characters = Array(text)
        let advances = TextMetrics.current.characterAdvances(in: text, font: run.font)
        guard advances.count == characters.count else { return nil }
        let width = run.lines.first?.width ?? advances.reduce(0, +)
        let room = Double(run.frame.width) - width
        var x = Double(run.frame.minX) + (run.alignment == .left ? 0 : run.alignment == .center ? room / 2 : room)
        var edges = [x]
        for advance in advances {
            x += advance
            edges.append(x)
        }
        self.edges = edges
    }

    /// Whether a scalar belongs to a script that is read from right to left, or decides on the order.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    func x(of index: Int) -> Double { edges[index] }

    /// The run that draws a part of the line.
    func piece(_ range: Range<Int>) -> TextRun {
        let width = edges[range.upperBound] - edges[range.lowerBound]
        var piece = run
        piece.lines = [TextLine(String(characters[range]), width: width)]
        piece.frame.origin.x = edges[range.lowerBound]
        piece.frame.size.width = width
        piece.alignment = .left
        return piece
    }

    /// The parts of this line, each with the same part of another one; without for one that has none.
    func parts(since other: RollingLine) -> [(Range<Int>, from: Range<Int>?)] {
        let (count, before) = (characters.count, other.characters.count)
        var parts: [(Range<Int>, from: Range<Int>?)] = []
        func add(_ range: Range<Int>, _ from: Range<Int>?) {
            if range.isEmpty { return }
            if let last = parts.last, (last.from == nil) == (from == nil) {
                parts[parts.count - 1] = (
                    last.0.lowerBound..<range.upperBound,
                    last.from.flatMap { start in from.map { start.lowerBound..<$0.upperBound } }
                )
            } else {
                parts.append((range, from))
            }
        }
        if count == before {
            for index in 0..<count {
                let isSame = characters[index] == other.characters[index]
                add(index..<index + 1, isSame ? index..<index + 1 : nil)
            }
            return parts
        }
        let shorter = min(count, before)
        var start = 0
        while start < shorter, characters[start] == other.characters[start] { start += 1 }
        var end = 0
        while end < shorter - start, characters[count - 1 - end] == other.characters[before - 1 - end] { end += 1 }
        add(0..<start, 0..<start)
        add(start..<count - end, nil)
        add(count - end..<count, before - end..<before)
        return parts
    }
}
