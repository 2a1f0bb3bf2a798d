import Foundation

/// The items near the visible ones, of whose coming the data source was told.
struct ItemPrefetching {
    private var told: Set<IndexPath> = []

    /// A view is shown: it is no longer only near.
    mutating func shown(_ key: ElementKey) { if key.kind == nil { told.remove(key.path) } }

    mutating func forgetAll() { told = [] }

    /// The items have other paths; `nil` for those that are gone, or to be read again.
    mutating func follow(_ newPath: (IndexPath) -> IndexPath?) { told = Set(told.compactMap(newPath)) }

    /// Replaces the items that are near. Returns those that have come near, and those that no longer are.
    mutating func update(near: [IndexPath]) -> (come: [IndexPath], gone: [IndexPath]) {
        let now = Set(near)
        let come = near.filter { !told.contains($0) }
        let gone = told.subtracting(now).sorted()
        told = now
        return (come, gone)
    }
}

extension ItemView {
    /// Tells the data source of items that have come within one page of the visible ones.
    func prefetch() {
        guard prefetchesItems, !bounds.isEmpty else { return itemState.prefetching.forgetAll() }
        let isAcross = contentSize.width > bounds.width
        let pages = bounds.insetBy(dx: isAcross ? -bounds.width : 0, dy: -bounds.height)
        let visible = itemState.shown
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
            let frame = attributes.frame
            return abs(frame.midY - middle.y) + (isAcross ? abs(frame.midX - middle.x) : 0)
        }
        let near = itemAttributes(in: pages).filter { visible[$0.key] == nil }
            .sorted { distance($0) < distance($1) }.map(\.indexPath)
        let (come, gone) = itemState.prefetching.update(near: near)
        if !gone.isEmpty { cancelPrefetching(gone) }
        if !come.isEmpty { prefetch(come) }
    }
}
