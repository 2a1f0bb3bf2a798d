import Foundation

extension UICollectionViewLayout {
    /// Makes the lines where they are to be made again.
    final func prepareLines() {
        guard let engine, let collectionView, needsLines else { return }
        needsLines = false
        engine.build(
            counts: (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) })
    }

    final var linesSize: CGSize {
        guard let engine, let collectionView else { return .zero }
        let room = collectionView.layoutRoom
        return engine.isVertical
            ? CGSize(width: room.width, height: engine.length) : CGSize(width: engine.length, height: room.height)
    }

    final func invalidateLines(with context: UICollectionViewLayoutInvalidationContext) {
        guard let engine, !needsLines, !context.invalidateEverything, !context.invalidateDataSourceCounts,
            let preferred = context.preferred
        else {
            needsLines = true
            return
        }
        let before = engine.length
        if let kind = preferred.representedElementKind {
            let length = engine.isVertical ? preferred.frame.height : preferred.frame.width
            engine.setPreferredLength(length, ofKind: kind, section: preferred.indexPath.section)
        } else {
            engine.setPreferredSize(preferred.frame.size, at: preferred.indexPath)
        }
        // What begins above the visible part grows upwards.
        guard let bounds = collectionView?.bounds else { return }
        let growth = engine.length - before
        if engine.isVertical, preferred.frame.minY < bounds.minY {
            context.contentOffsetAdjustment.y += growth
        } else if !engine.isVertical, preferred.frame.minX < bounds.minX {
            context.contentOffsetAdjustment.x += growth
        }
    }

    /// The view's size is another one: where that changes the room for lines, sizes that contents asked for no longer
    /// hold.
    final func roomDidChange(acrossLines: Bool) {
        if acrossLines { engine?.forgetPreferredSizes() }
        invalidateLayout()
    }

    /// Items came, went or moved; an item that is no more has no new path.
    final func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?, sectionCount: Int) {
        engine?.movePreferredSizes(newPath, sectionCount: sectionCount)
        countsDidChange()
    }

    /// All items may be others.
    final func itemsDidReload() {
        engine?.forgetPreferredSizes()
        countsDidChange()
    }

    private func countsDidChange() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        invalidateLayout(with: context)
    }
}
