import Foundation

extension LineEngine {
    private func learnStarts() {
        if startsAreKnown { return }
        startsAreKnown = true
        var start: CGFloat = 0
        for index in sections.indices {
            sections[index].start = start
            start += sections[index].length + spacing
        }
    }

    /// The length of the whole content along the scrolling axis.
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
            // An empty rectangle intersects nothing.
            for index in sections[section].lines.indices(from: low - offset, to: high - offset)
            where sections[section].lines[index].extent > 0 {
                for attributes in attributes(ofLine: index, in: section) where attributes.frame.shares(with: rect) {
                    found.append(attributes)
                }
            }
            if let footer = footer(of: section), footer.frame.shares(with: rect) { found.append(footer) }
        }
        return found
    }

    /// Returns the sections of which a part is in a rectangle.
    func sectionIndices(in rect: CGRect) -> [Int] {
        guard rect.isFinite else { return [] }
        learnStarts()
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = sections.partitioningIndex { $0.start + $0.length > low }
        let end = sections.partitioningIndex { $0.start >= high }
        return first < end ? Array(first..<end) : []
    }

    /// Returns where a section, which must exist, begins and ends along the scrolling axis.
    func range(ofSection section: Int) -> Range<CGFloat> {
        learnStarts()
        let start = sections[section].headerStart
        return start..<max(start, sections[section].footerEnd)
    }

    func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.section >= 0, path.section < sections.count,
            let index = sections[path.section].lines.index(ofItem: path.item)
        else { return nil }
        learnStarts()
        let line = attributes(ofLine: index, in: path.section)
        let offset = path.item - sections[path.section].lines[index].first
        return line.indices.contains(offset) ? line[offset] : nil
    }

    private func attributes(ofLine index: Int, in section: Int) -> [UICollectionViewLayoutAttributes] {
        let start = sections[section].linesStart + sections[section].lines.start(of: index)
        let line = sections[section].lines[index]
        let packed = source.line(inSection: section, from: line.first, to: sections[section].count)
        return packed.items.enumerated().map { offset, item in
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: line.first + offset, section: section))
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
        sections[section].frame.header.map { attributes(of: $0, section, at: sections[section].headerStart) }
    }

    private func footer(of section: Int) -> UICollectionViewLayoutAttributes? {
        sections[section].frame.footer.map {
            attributes(of: $0, section, at: sections[section].footerEnd - $0.length)
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
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
}
