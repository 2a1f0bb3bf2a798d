import Foundation
import BridgedEnvironment

extension UICollectionViewFlowLayout {
    private var isVertical: Bool { scrollDirection == .vertical }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func inset(of section: Int) -> UIEdgeInsets {
        guard let collectionView, let flowDelegate else { return sectionInset.finite }
        return flowDelegate.collectionView(collectionView, layout: self, insetForSectionAt: section).finite
    }

    private func interitemSpacing(of section: Int) -> CGFloat {
        guard let collectionView, let flowDelegate else { return minimumInteritemSpacing.usableLength }
        return flowDelegate.collectionView(
            collectionView, layout: self, minimumInteritemSpacingForSectionAt: section
        ).usableLength
    }

    /// Returns the space for items across the scrolling axis.
    private func room(inSection section: Int) -> (start: CGFloat, length: CGFloat) {
        let (inset, size) = (inset(of: section), collectionView?.layoutRoom ?? .zero)
        return isVertical
            ? (inset.left, max(0, size.width - inset.left - inset.right))
            : (inset.top, max(0, size.height - inset.top - inset.bottom))
    }

    private var asksContents: Bool { estimatedItemSize != .zero }

    /// The assumed size of an item whose content has not been measured.
    private var estimatedSize: CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize.usable
    }

    private func size(at path: IndexPath) -> CGSize {
        if asksContents {
            if let size = engine?.preferredSize(section: path.section, item: path.item) { return size }
            return estimatedSize
        }
        guard let collectionView, let flowDelegate else { return itemSize.usable }
        return flowDelegate.collectionView(collectionView, layout: self, sizeForItemAt: path).usable
    }
}

extension UICollectionViewFlowLayout: LineSource {
    func frame(ofSection section: Int) -> SectionFrame {
        let (inset, size) = (inset(of: section), collectionView?.layoutRoom ?? .zero)
        var (spacing, header, footer) = (minimumLineSpacing, headerReferenceSize, footerReferenceSize)
        if let collectionView, let flowDelegate {
            spacing = flowDelegate.collectionView(
                collectionView, layout: self, minimumLineSpacingForSectionAt: section)
            header = flowDelegate.collectionView(
                collectionView, layout: self, referenceSizeForHeaderInSection: section)
            footer = flowDelegate.collectionView(
                collectionView, layout: self, referenceSizeForFooterInSection: section)
        }
        func edge(_ kind: String, _ wanted: CGSize) -> SectionEdge? {
            let length = (isVertical ? wanted.height : wanted.width).usableLength
            guard length > 0 else { return nil }
            return SectionEdge(kind: kind, length: length, start: 0, breadth: isVertical ? size.width : size.height)
        }
        return SectionFrame(
            before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
            lineSpacing: spacing.usableLength, header: edge(UICollectionView.elementKindSectionHeader, header),
            footer: edge(UICollectionView.elementKindSectionFooter, footer))
    }

    func regularLine(inSection section: Int, count: Int) -> (count: Int, extent: CGFloat)? {
        guard asksContents || flowDelegate == nil else { return nil }
        let size = asksContents ? estimatedSize : itemSize.usable
        let columns = columns(
            of: isVertical ? size.width : size.height, in: room(inSection: section).length,
            spacing: interitemSpacing(of: section))
        return (min(columns, count), isVertical ? size.height : size.width)
    }

    private func columns(of length: CGFloat, in room: CGFloat, spacing: CGFloat) -> Int {
        guard length + spacing > 0 else { return LineEngine.lineLimit }
        return Int(clamping: (room + spacing + 0.001) / (length + spacing), to: 1...LineEngine.lineLimit)
    }

    func line(inSection section: Int, from first: Int, to end: Int) -> PackedLine {
        let room = room(inSection: section)
        let spacing = interitemSpacing(of: section)
        var sizes: [CGSize] = []
        var used: CGFloat = 0
        for item in first..<end {
            let size = size(at: IndexPath(item: item, section: section))
            let length = isVertical ? size.width : size.height
            let next = sizes.isEmpty ? length : used + spacing + length
            if !sizes.isEmpty, next > room.length + 0.001 || sizes.count == LineEngine.lineLimit { break }
            used = next
            sizes.append(size)
        }
        let lengths = sizes.map { isVertical ? $0.width : $0.height }
        let extent = sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0
        let (start, gap) = spread(
            lengths, over: room.length, spacing: spacing, isLast: first + sizes.count == end)
        var position = room.start + start
        let items = sizes.indices.map { index in
            defer { position += lengths[index] + gap }
            let size = sizes[index]
            // Items are centred within their line.
            let frame =
                isVertical
                ? CGRect(x: position, y: (extent - size.height) / 2, width: size.width, height: size.height)
                : CGRect(x: (extent - size.width) / 2, y: position, width: size.width, height: size.height)
            return PackedLine.Item(frame: frame, fitsWidth: asksContents, fitsHeight: asksContents)
        }
        return PackedLine(items: items, extent: extent)
    }

    /// Returns the position of the first item and the spacing between items.
    private func spread(
        _ lengths: [CGFloat], over room: CGFloat, spacing: CGFloat, isLast: Bool
    ) -> (start: CGFloat, gap: CGFloat) {
        guard let first = lengths.first else { return (0, 0) }
        var count = lengths.count
        if lengths.allSatisfy({ $0 == first }) {
            count = columns(of: first, in: room, spacing: spacing)
            if count > 1 {
                return (
                    0, count < LineEngine.lineLimit ? max(0, room - CGFloat(count) * first) / CGFloat(count - 1) : 0
                )
            }
        } else if isLast {
            return (0, spacing)
        }
        let rest = max(0, room - lengths.reduce(0, +))
        return count == 1 ? (rest / 2, 0) : (0, rest / CGFloat(count - 1))
    }
}
