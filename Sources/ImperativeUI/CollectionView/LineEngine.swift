import Foundation

/// A line with its items in their places.
struct PackedLine {
    struct Item {
        /// The rectangle; along the scrolling axis it counts from the beginning of the line.
        var frame: CGRect
        var fitsWidth = false
        var fitsHeight = false
    }

    var items: [Item]
    /// The length along the scrolling axis.
    var extent: CGFloat
}

/// What is around the lines of a section, along the scrolling axis, in points.
struct SectionFrame {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var header: SectionEdge?
    var footer: SectionEdge?
}

/// A supplementary view before or after a section's lines.
struct SectionEdge {
    var kind: String
    /// Its length along the scrolling axis.
    var length: CGFloat
    /// Its place across.
    var start: CGFloat
    var breadth: CGFloat
    /// Whether its content decides the length.
    var fits = false
}

/// Breaks the items of sections into lines.
@MainActor protocol LineSource: AnyObject {
    /// What is around the lines.
    func frame(ofSection section: Int) -> SectionFrame
    /// How many items every line but the last holds, and how long it is before its items were measured; `nil` if that
    /// differs from line to line.
    func regularLine(inSection section: Int, count: Int) -> (count: Int, extent: CGFloat)?
    /// The line that begins with an item; never empty.
    func line(inSection section: Int, from first: Int, to end: Int) -> PackedLine
}

/// Keeps the lines of every section and answers which items are where.
@MainActor final class LineEngine {
    struct Section {
        var frame: SectionFrame
        var count: Int
        var lines: LineStack
        var start: CGFloat = 0

        var length: CGFloat {
            (frame.header?.length ?? 0) + frame.before + lines.length + frame.after + (frame.footer?.length ?? 0)
        }
        var linesStart: CGFloat { start + (frame.header?.length ?? 0) + frame.before }
    }

    private unowned let source: any LineSource
    var isVertical = true
    var spacing: CGFloat = 0
    private(set) var sections: [Section] = []
    private var startsAreKnown = false
    /// The sizes that contents asked for.
    private(set) var preferred: [[Int: CGSize]] = []
    private var edges: [SectionEdgeKey: CGFloat] = [:]

    private struct SectionEdgeKey: Hashable {
        var section: Int
        var kind: String
    }

    init(source: any LineSource) { self.source = source }

    // MARK: Building

    /// Breaks everything into lines again.
    func build(counts: [Int]) {
        if preferred.count > counts.count { preferred.removeLast(preferred.count - counts.count) }
        while preferred.count < counts.count { preferred.append([:]) }
        sections = []
        sections.reserveCapacity(counts.count)
        for (index, count) in counts.enumerated() {
            var frame = source.frame(ofSection: index)
            if let header = frame.header {
                frame.header?.length = edges[SectionEdgeKey(section: index, kind: header.kind)] ?? header.length
            }
            if let footer = frame.footer {
                frame.footer?.length = edges[SectionEdgeKey(section: index, kind: footer.kind)] ?? footer.length
            }
            sections.append(Section(frame: frame, count: count, lines: LineStack(spacing: frame.lineSpacing)))
            fill(index)
        }
        startsAreKnown = false
    }

    private func fill(_ section: Int) {
        let count = sections[section].count
        guard count > 0 else { return }
        guard let regular = source.regularLine(inSection: section, count: count), regular.count > 0 else {
            return append(to: section, from: 0)
        }
        let lineCount = (count + regular.count - 1) / regular.count
        var lines = LineStack(spacing: sections[section].frame.lineSpacing)
        lines.reserve(lineCount)
        for index in 0..<lineCount {
            let first = index * regular.count
            lines.append(
                LineStack.Line(first: first, count: min(regular.count, count - first), extent: regular.extent))
        }
        sections[section].lines = lines
        let measured = Set(preferred[section].keys.map { $0 / regular.count } + [lineCount - 1])
        for index in measured where index < lineCount { repack(index, in: section) }
    }

    private func append(to section: Int, from first: Int) {
        let end = sections[section].count
        var first = first
        while first < end {
            let line = source.line(inSection: section, from: first, to: end)
            let count = max(1, line.items.count)
            sections[section].lines.append(LineStack.Line(first: first, count: count, extent: line.extent))
            first += count
        }
    }

    private func repack(_ index: Int, in section: Int) {
        let old = sections[section].lines.lines[index]
        let line = source.line(inSection: section, from: old.first, to: sections[section].count)
        if line.items.count == old.count {
            if line.extent != old.extent { sections[section].lines.setExtent(line.extent, of: index) }
        } else {
            sections[section].lines.removeAll(from: index)
            append(to: section, from: old.first)
        }
        startsAreKnown = false
    }

    // MARK: Sizes contents ask for

    func preferredSize(section: Int, item: Int) -> CGSize? {
        section < preferred.count ? preferred[section][item] : nil
    }

    func setPreferredSize(_ size: CGSize, at path: IndexPath) {
        guard path.section < sections.count, path.item < sections[path.section].count else { return }
        preferred[path.section][path.item] = size
        if let index = sections[path.section].lines.index(ofItem: path.item) { repack(index, in: path.section) }
    }

    func setPreferredLength(_ length: CGFloat, ofKind kind: String, section: Int) {
        guard section < sections.count else { return }
        edges[SectionEdgeKey(section: section, kind: kind)] = length
        if sections[section].frame.header?.kind == kind { sections[section].frame.header?.length = length }
        if sections[section].frame.footer?.kind == kind { sections[section].frame.footer?.length = length }
        startsAreKnown = false
    }

    func forgetPreferredSizes() {
        preferred = []
        edges = [:]
    }

    func movePreferredSizes(_ newPath: (IndexPath) -> IndexPath?, sectionCount: Int) {
        var moved = [[Int: CGSize]](repeating: [:], count: sectionCount)
        for (section, sizes) in preferred.enumerated() {
            for (item, size) in sizes {
                guard let path = newPath(IndexPath(item: item, section: section)) else { continue }
                if path.section < sectionCount { moved[path.section][path.item] = size }
            }
        }
        preferred = moved
        edges = [:]
    }

    // MARK: Answers

    private func learnStarts() {
        if startsAreKnown { return }
        startsAreKnown = true
        var start: CGFloat = 0
        for index in sections.indices {
            sections[index].start = start
            start += sections[index].length + spacing
        }
    }

    /// The length of everything along the scrolling axis.
    var length: CGFloat {
        guard let last = sections.indices.last else { return 0 }
        learnStarts()
        return sections[last].start + sections[last].length
    }

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard rect.isFinite else { return [] }
        learnStarts()
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in sections.indices {
            let start = sections[section].start
            if start >= high { break }
            if start + sections[section].length <= low { continue }
            if let header = header(of: section), header.frame.shares(with: rect) { found.append(header) }
            let offset = sections[section].linesStart
            for index in sections[section].lines.indices(from: low - offset, to: high - offset) {
                for attributes in attributes(ofLine: index, in: section) where attributes.frame.shares(with: rect) {
                    found.append(attributes)
                }
            }
            if let footer = footer(of: section), footer.frame.shares(with: rect) { found.append(footer) }
        }
        return found
    }

    func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.section >= 0, path.section < sections.count,
            let index = sections[path.section].lines.index(ofItem: path.item)
        else { return nil }
        learnStarts()
        let line = attributes(ofLine: index, in: path.section)
        let place = path.item - sections[path.section].lines.lines[index].first
        return line.indices.contains(place) ? line[place] : nil
    }

    private func attributes(ofLine index: Int, in section: Int) -> [UICollectionViewLayoutAttributes] {
        let start = sections[section].linesStart + sections[section].lines.start(of: index)
        let line = sections[section].lines.lines[index]
        let packed = source.line(inSection: section, from: line.first, to: sections[section].count)
        return packed.items.enumerated().map { place, item in
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: line.first + place, section: section))
            attributes.frame = item.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
            attributes.fitsWidth = item.fitsWidth
            attributes.fitsHeight = item.fitsHeight
            return attributes
        }
    }

    func edge(ofKind kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        guard section >= 0, section < sections.count else { return nil }
        learnStarts()
        return [header(of: section), footer(of: section)].first { $0?.representedElementKind == kind } ?? nil
    }

    private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
        sections[section].frame.header.map { attributes(of: $0, section, at: sections[section].start) }
    }

    private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
        sections[section].frame.footer.map {
            attributes(of: $0, section, at: sections[section].start + sections[section].length - $0.length)
        }
    }

    private func attributes(
        of edge: SectionEdge, _ section: Int, at start: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: edge.kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            isVertical
            ? CGRect(x: edge.start, y: start, width: edge.breadth, height: edge.length)
            : CGRect(x: start, y: edge.start, width: edge.length, height: edge.breadth)
        attributes.fitsHeight = edge.fits && isVertical
        attributes.fitsWidth = edge.fits && !isVertical
        return attributes
    }
}

extension CGRect {
    /// Whether two rectangles have an area in common.
    func shares(with other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && width > 0 && height > 0
    }
}
