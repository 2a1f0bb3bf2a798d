import Drawing
import Foundation

/// The lines of a section, one after the other: which items each holds and where it begins.
///
/// Lines that are alike are kept as one run, so that it makes no difference how many they are. Where lines begin is
/// worked out as far as somebody asks, so that a line whose extent changes does not cost the length of the rest.
struct LineStack {
    /// Items that stand side by side.
    struct Line: Equatable {
        var first: Int
        var count: Int
        /// Its length along the scrolling axis, in points.
        var extent: CGFloat
    }

    /// Lines that follow one another, of one extent and with as many items each, except that the last may hold fewer.
    private struct Run {
        var firstLine: Int
        var lineCount: Int
        var firstItem: Int
        var itemCount: Int
        var itemsPerLine: Int
        var extent: CGFloat

        var endLine: Int { firstLine + lineCount }
        var endItem: Int { firstItem + itemCount }

        func line(at index: Int) -> Line {
            let first = firstItem + (index - firstLine) * itemsPerLine
            return Line(first: first, count: min(itemsPerLine, endItem - first), extent: extent)
        }

        /// The lines of a range of line numbers.
        func part(_ lines: Range<Int>) -> Run {
            let first = firstItem + (lines.lowerBound - firstLine) * itemsPerLine
            let end = min(endItem, firstItem + (lines.upperBound - firstLine) * itemsPerLine)
            return Run(
                firstLine: lines.lowerBound, lineCount: lines.count, firstItem: first, itemCount: end - first,
                itemsPerLine: itemsPerLine, extent: extent)
        }
    }

    private var runs: [Run] = []
    /// Where runs begin.
    private var starts: [CGFloat] = []
    /// How many of `starts` hold.
    private var known = 0
    private var extents: CGFloat = 0
    let spacing: CGFloat

    init(spacing: CGFloat) { self.spacing = spacing }

    /// How many lines there are.
    var count: Int { runs.last?.endLine ?? 0 }
    /// How many pieces are kept for them. For tests.
    var runCount: Int { runs.count }

    /// The length of all lines and the space between them.
    var length: CGFloat { runs.isEmpty ? 0 : max(0, extents + spacing * CGFloat(count - 1)) }

    /// The line of a number, which must be there.
    subscript(index: Int) -> Line { runs[run(ofLine: index)].line(at: index) }

    mutating func append(_ line: Line) {
        append(itemsFrom: line.first, count: line.count, perLine: line.count, extent: line.extent)
    }

    /// Adds lines of as many items each for items that follow one another, all of one extent.
    mutating func append(itemsFrom first: Int, count itemCount: Int, perLine: Int, extent: CGFloat) {
        if itemCount <= 0 { return }
        let lineCount = (itemCount - 1) / perLine + 1
        runs.append(
            Run(
                firstLine: count, lineCount: lineCount, firstItem: first, itemCount: itemCount, itemsPerLine: perLine,
                extent: extent))
        starts.append(0)
        extents += extent * CGFloat(lineCount)
    }

    mutating func setExtent(_ extent: CGFloat, of index: Int) {
        let place = run(ofLine: index)
        let old = runs[place]
        extents += extent - old.extent
        var line = old.part(index..<index + 1)
        line.extent = extent
        var parts = [line]
        if index > old.firstLine { parts.insert(old.part(old.firstLine..<index), at: 0) }
        if index + 1 < old.endLine { parts.append(old.part(index + 1..<old.endLine)) }
        if parts.count == 1 {
            runs[place] = line
        } else {
            runs.replaceSubrange(place...place, with: parts)
            starts.replaceSubrange(place...place, with: repeatElement(starts[place], count: parts.count))
        }
        // The first part begins where the run did.
        known = min(known, place + 1)
    }

    /// Takes away the lines from one on.
    mutating func removeAll(from index: Int) {
        if index >= count { return }
        let place = run(ofLine: index)
        let old = runs[place]
        for run in runs[place...] { extents -= run.extent * CGFloat(run.lineCount) }
        runs.removeSubrange(place...)
        starts.removeSubrange(place...)
        known = min(known, place)
        if index > old.firstLine {
            let rest = old.part(old.firstLine..<index)
            runs.append(rest)
            starts.append(0)
            extents += rest.extent * CGFloat(rest.lineCount)
        }
    }

    /// Where a line begins, from the beginning of the first.
    mutating func start(of index: Int) -> CGFloat {
        let place = run(ofLine: index)
        while known <= place { learnNext() }
        return start(of: index, inRun: place)
    }

    private func start(of index: Int, inRun place: Int) -> CGFloat {
        starts[place] + CGFloat(index - runs[place].firstLine) * (runs[place].extent + spacing)
    }

    /// The lines that have something in common with what lies between two places.
    mutating func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        while known < runs.count, known == 0 || starts[known - 1] < high { learnNext() }
        // Lines end in the order in which they begin, unless the space between them is negative.
        let first = firstLine { line, place in start(of: line, inRun: place) + runs[place].extent > low }
        let end = firstLine { line, place in start(of: line, inRun: place) >= high }
        return first..<max(first, end)
    }

    /// The first line in runs with known starts for which `holds`, if that stays so once it does; the end of them if
    /// there is none.
    private func firstLine(where holds: (_ line: Int, _ run: Int) -> Bool) -> Int {
        let place = (0..<known).partitioningIndex { holds(runs[$0].endLine - 1, $0) }
        guard place < known else { return known == 0 ? 0 : runs[known - 1].endLine }
        return (runs[place].firstLine..<runs[place].endLine - 1).partitioningIndex { holds($0, place) }
    }

    private mutating func learnNext() {
        if known == 0 {
            starts[0] = 0
        } else {
            let before = runs[known - 1]
            starts[known] = starts[known - 1] + CGFloat(before.lineCount) * (before.extent + spacing)
        }
        known += 1
    }

    private func run(ofLine index: Int) -> Int { runs.partitioningIndex { $0.endLine > index } }

    /// The line an item is in; `nil` if it is in none.
    func index(ofItem item: Int) -> Int? {
        let place = runs.partitioningIndex { $0.endItem > item }
        guard place < runs.count, runs[place].firstItem <= item else { return nil }
        return runs[place].firstLine + (item - runs[place].firstItem) / runs[place].itemsPerLine
    }
}
