import Drawing
import Foundation
import BridgedEnvironment

/// The lines of a section in order: the items of each, and where it begins.
///
/// Equal lines are stored as one run, so that their number does not matter. The starts of lines are computed only as
/// far as they are needed, so that resizing a line does not cost time for all lines after it.
struct LineStack {
    /// Items placed side by side.
    struct Line: Equatable {
        var first: Int
        var count: Int
        /// Its length along the scrolling axis, in points.
        var extent: CGFloat
    }

    /// Consecutive lines with the same extent and the same number of items, except that the last may have fewer.
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

        /// Returns the part of the run for a range of line numbers.
        func part(_ lines: Range<Int>) -> Run {
            let first = firstItem + (lines.lowerBound - firstLine) * itemsPerLine
            // The last line may have fewer items, so that the product may be beyond all integers.
            let end = min(
                endItem, firstItem.addingSaturated((lines.upperBound - firstLine).multipliedSaturated(by: itemsPerLine))
            )
            return Run(
                firstLine: lines.lowerBound, lineCount: lines.count, firstItem: first, itemCount: end - first,
                itemsPerLine: itemsPerLine, extent: extent)
        }
    }

    private var runs: [Run] = []
    /// The start of each run.
    private var starts: [CGFloat] = []
    /// The number of valid entries in `starts`.
    private var known = 0
    private var extents: CGFloat = 0
    let spacing: CGFloat

    init(spacing: CGFloat) { self.spacing = spacing }

    /// The number of lines.
    var count: Int { runs.last?.endLine ?? 0 }
    /// The number of runs. For tests.
    var runCount: Int { runs.count }

    /// The length of all lines and the spaces between them.
    var length: CGFloat { runs.isEmpty ? 0 : max(0, extents + spacing * CGFloat(count - 1)) }

    /// Returns the line with a number, which must exist.
    subscript(index: Int) -> Line { runs[run(ofLine: index)].line(at: index) }

    mutating func append(_ line: Line) {
        append(itemsFrom: line.first, count: line.count, perLine: line.count, extent: line.extent)
    }

    /// Adds lines of one extent for consecutive items, `perLine` items in each.
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
        let number = run(ofLine: index)
        let old = runs[number]
        extents += extent - old.extent
        var line = old.part(index..<index + 1)
        line.extent = extent
        var parts = [line]
        if index > old.firstLine { parts.insert(old.part(old.firstLine..<index), at: 0) }
        if index + 1 < old.endLine { parts.append(old.part(index + 1..<old.endLine)) }
        if parts.count == 1 {
            runs[number] = line
        } else {
            runs.replaceSubrange(number...number, with: parts)
            starts.replaceSubrange(number...number, with: repeatElement(starts[number], count: parts.count))
        }
        // The first part begins where the run began.
        known = min(known, number + 1)
    }

    /// Removes all lines from `index` on.
    mutating func removeAll(from index: Int) {
        if index >= count { return }
        let number = run(ofLine: index)
        let old = runs[number]
        for run in runs[number...] { extents -= run.extent * CGFloat(run.lineCount) }
        runs.removeSubrange(number...)
        starts.removeSubrange(number...)
        known = min(known, number)
        if index > old.firstLine {
            let rest = old.part(old.firstLine..<index)
            runs.append(rest)
            starts.append(0)
            extents += rest.extent * CGFloat(rest.lineCount)
        }
    }

    /// Returns the start of a line, relative to the start of the first.
    mutating func start(of index: Int) -> CGFloat {
        let number = run(ofLine: index)
        while known <= number { learnNext() }
        return start(of: index, inRun: number)
    }

    private func start(of index: Int, inRun number: Int) -> CGFloat {
        starts[number] + CGFloat(index - runs[number].firstLine) * (runs[number].extent + spacing)
    }

    /// Returns the lines that intersect the range between two positions.
    mutating func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        while known < runs.count, known == 0 || starts[known - 1] < high { learnNext() }
        // Lines end in the order in which they begin, unless the spacing is negative.
        let first = firstLine { line, number in start(of: line, inRun: number) + runs[number].extent > low }
        let end = firstLine { line, number in start(of: line, inRun: number) >= high }
        return first..<max(first, end)
    }

    /// Returns the first line in runs with known starts for which `holds` is true, or the end of these runs.
    ///
    /// `holds` must be monotonic: once true for a line, true for all lines after it.
    private func firstLine(where holds: (_ line: Int, _ run: Int) -> Bool) -> Int {
        let number = (0..<known).partitioningIndex { holds(runs[$0].endLine - 1, $0) }
        guard number < known else { return known == 0 ? 0 : runs[known - 1].endLine }
        return (runs[number].firstLine..<runs[number].endLine - 1).partitioningIndex { holds($0, number) }
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

    /// Returns the line that contains an item; `nil` if none does.
    func index(ofItem item: Int) -> Int? {
        let number = runs.partitioningIndex { $0.endItem > item }
        guard number < runs.count, runs[number].firstItem <= item else { return nil }
        return runs[number].firstLine + (item - runs[number].firstItem) / runs[number].itemsPerLine
    }
}
