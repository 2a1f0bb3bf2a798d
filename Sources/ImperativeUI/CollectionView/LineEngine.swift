import Foundation

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

    unowned let source: any LineSource
    var isVertical = true
    var spacing: CGFloat = 0
    var sections: [Section] = []
    var startsAreKnown = false
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
        for index in measured.sorted() where index < sections[section].lines.lines.count {
            repack(from: index, through: index, in: section)
        }
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

    /// Breaks lines again; those behind the last one too, if any holds other items now.
    private func repack(from first: Int, through last: Int, in section: Int) {
        startsAreKnown = false
        for index in first...last {
            let old = sections[section].lines.lines[index]
            let line = source.line(inSection: section, from: old.first, to: sections[section].count)
            if line.items.count != old.count {
                sections[section].lines.removeAll(from: index)
                append(to: section, from: old.first)
                return
            }
            if line.extent != old.extent { sections[section].lines.setExtent(line.extent, of: index) }
        }
    }

    // MARK: Sizes contents ask for

    func preferredSize(section: Int, item: Int) -> CGSize? {
        section < preferred.count ? preferred[section][item] : nil
    }

    func setPreferredSize(_ size: CGSize, at path: IndexPath) {
        guard path.section < sections.count, path.item < sections[path.section].count else { return }
        preferred[path.section][path.item] = size
        guard let index = sections[path.section].lines.index(ofItem: path.item) else { return }
        // The first item of a line may go with those before now.
        let isFirst = sections[path.section].lines.lines[index].first == path.item
        repack(from: isFirst ? max(0, index - 1) : index, through: index, in: path.section)
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
}
