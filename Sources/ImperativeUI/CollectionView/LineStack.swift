import Foundation

/// The lines of a section, one after the other: which items each holds and where it begins.
///
/// Where lines begin is worked out as far as somebody asks, so that a line whose extent changes does not cost the length
/// of the rest.
struct LineStack {
    /// Items that stand side by side.
    struct Line: Equatable {
        var first: Int
        var count: Int
        /// Its length along the scrolling axis, in points.
        var extent: CGFloat
    }

    private(set) var lines: [Line] = []
    private var starts: [CGFloat] = []
    /// How many of `starts` hold.
    private var known = 0
    private var extents: CGFloat = 0
    let spacing: CGFloat

    init(spacing: CGFloat) { self.spacing = spacing }

    /// The length of all lines and the space between them.
    var length: CGFloat { lines.isEmpty ? 0 : max(0, extents + spacing * CGFloat(lines.count - 1)) }

    mutating func append(_ line: Line) {
        lines.append(line)
        starts.append(0)
        extents += line.extent
    }

    mutating func reserve(_ count: Int) {
        lines.reserveCapacity(count)
        starts.reserveCapacity(count)
    }

    mutating func setExtent(_ extent: CGFloat, of index: Int) {
        extents += extent - lines[index].extent
        lines[index].extent = extent
        known = min(known, index + 1)
    }

    /// Takes away the lines from one on.
    mutating func removeAll(from index: Int) {
        extents -= lines[index...].reduce(0) { $0 + $1.extent }
        lines.removeSubrange(index...)
        starts.removeSubrange(index...)
        known = min(known, index)
    }

    /// Where a line begins, from the beginning of the first.
    mutating func start(of index: Int) -> CGFloat {
        while known <= index { learnNext() }
        return starts[index]
    }

    /// The lines that have something in common with what lies between two places.
    mutating func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        while known < lines.count, known == 0 || starts[known - 1] < high { learnNext() }
        // Lines end in the order in which they begin, unless the space between them is negative.
        var (lower, upper) = (0, known)
        while lower < upper {
            let middle = (lower + upper) / 2
            if starts[middle] + lines[middle].extent <= low { lower = middle + 1 } else { upper = middle }
        }
        var end = lower
        while end < known, starts[end] < high { end += 1 }
        return lower..<end
    }

    private mutating func learnNext() {
        starts[known] = known == 0 ? 0 : starts[known - 1] + lines[known - 1].extent + spacing
        known += 1
    }

    /// The line an item is in; `nil` if it is in none.
    func index(ofItem item: Int) -> Int? {
        var (lower, upper) = (0, lines.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if lines[middle].first + lines[middle].count <= item { lower = middle + 1 } else { upper = middle }
        }
        return lower < lines.count && lines[lower].first <= item ? lower : nil
    }
}
