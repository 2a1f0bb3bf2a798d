import Foundation

extension UICollectionViewLayout {
    /// Makes the lines if they need to be made again.
    final func prepareLines() {
        guard let engine, let itemView, needsLines else { return }
        needsLines = false
        engine.build(counts: itemView.knownCounts)
    }

    final var linesSize: CGSize {
        guard let engine, let itemView else { return .zero }
        let room = itemView.layoutRoom
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
        // Content above the visible area grows upwards, so that the visible area stays.
        guard let bounds = itemView?.bounds else { return }
        let growth = engine.length - before
        if engine.isVertical, preferred.frame.minY < bounds.minY {
            context.contentOffsetAdjustment.y += growth
        } else if !engine.isVertical, preferred.frame.minX < bounds.minX {
            context.contentOffsetAdjustment.x += growth
        }
    }

    /// Called when the view's size has changed. If the length of lines changes, measured sizes are no longer valid.
    final func roomDidChange(acrossLines: Bool) {
        if acrossLines { engine?.forgetPreferredSizes() }
        invalidateLayout()
    }

    /// Called when items were inserted, deleted or moved. A deleted item has no new path.
    final func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?, sectionCount: Int) {
        engine?.movePreferredSizes(newPath, sectionCount: sectionCount)
        countsDidChange()
    }

    /// Called when all items may have changed.
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
