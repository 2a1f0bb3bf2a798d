import Foundation
import BridgedEnvironment

/// Stores the lines of all sections and finds the frame of each item.
@MainActor final class LineEngine {
    struct Section {
        var frame: SectionFrame
        var count: Int
        var lines: LineStack
        var start: CGFloat = 0

        var length: CGFloat {
            frame.lead + (frame.header?.length ?? 0) + frame.before + lines.length + frame.after
                + (frame.footer?.length ?? 0) + frame.tail
        }
        var linesStart: CGFloat { headerStart + (frame.header?.length ?? 0) + frame.before }
        var headerStart: CGFloat { start + frame.lead }
        var footerEnd: CGFloat { start + length - frame.tail }
    }

    unowned let source: any LineSource
    var isVertical = true
    var spacing: CGFloat = 0
    var sections: [Section] = []
    var startsAreKnown = false
    /// The sizes that the contents of items have asked for, by section.
    private(set) var preferred: [[Int: CGSize]] = []
    private var edges: [SectionEdgeKey: CGFloat] = [:]

    fileprivate struct SectionEdgeKey: Hashable {
        var section: Int
        var kind: String
    }

    init(source: any LineSource) { self.source = source }

    // MARK: Building

    /// Breaks all items into lines again.
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
            append(to: index, from: 0)
        }
        startsAreKnown = false
    }

    /// The maximum number of items in a line, reached only by items without a size along it.
    static let lineLimit = 10_000

    /// The maximum number of items that are asked for their sizes one by one. Further items are left out, and that is
    /// reported. Only tests change it.
    static var askedItemLimit = 1_000_000

    /// Breaks the items from `first` on into lines. Items whose sizes are known to be equal are added all at once.
    private func append(to section: Int, from first: Int) {
        let end = sections[section].count
        guard first < end else { return }
        let regular = source.regularLine(inSection: section, count: end).flatMap { $0.count > 0 ? $0 : nil }
        let measured = regular == nil ? [] : preferred[section].keys.filter { $0 >= first }.sorted()
        var (item, next, asked) = (first, 0, 0)
        while item < end {
            if let regular {
                while next < measured.count, measured[next] < item { next += 1 }
                // A measured item may fit on the line before its own, and the last line may differ from the rest.
                let irregular = next < measured.count ? min(measured[next], end) : end
                let lineCount = (irregular - item) / regular.count - 1
                if lineCount > 0 {
                    sections[section].lines.append(
                        itemsFrom: item, count: lineCount * regular.count, perLine: regular.count,
                        extent: regular.extent)
                    item += lineCount * regular.count
                }
            }
            if asked >= LineEngine.askedItemLimit {
                RuntimeIssue.report(
                    "collection-layout",
                    "Section \(section) of a collection view has \(end) items whose sizes are asked for one by one. "
                        + "The first \(item) are laid out, the others left out. Give all items one size, or "
                        + "an estimated one.")
                return
            }
            let line = source.line(inSection: section, from: item, to: end)
            let count = max(1, line.items.count)
            sections[section].lines.append(LineStack.Line(first: item, count: count, extent: line.extent))
            item += count
            asked += count
        }
    }

    /// Breaks lines again, including lines behind `last` if items have moved across it.
    private func repack(from first: Int, through last: Int, in section: Int) {
        startsAreKnown = false
        for index in first...last {
            let old = sections[section].lines[index]
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

    /// The sizes that contents have asked for.
    struct Measured {
        fileprivate var preferred: [[Int: CGSize]]
        fileprivate var edges: [SectionEdgeKey: CGFloat]
    }

    /// All sizes that contents have asked for. To be set where the lines are made again afterwards.
    var measured: Measured {
        get { Measured(preferred: preferred, edges: edges) }
        set { (preferred, edges) = (newValue.preferred, newValue.edges) }
    }

    func preferredSize(section: Int, item: Int) -> CGSize? {
        section < preferred.count ? preferred[section][item] : nil
    }

    func setPreferredSize(_ size: CGSize, at path: IndexPath) {
        guard path.section < sections.count, path.item < sections[path.section].count else { return }
        preferred[path.section][path.item] = size
        guard let index = sections[path.section].lines.index(ofItem: path.item) else { return }
        // The first item of a line may now fit on the line before.
        let isFirst = sections[path.section].lines[index].first == path.item
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
