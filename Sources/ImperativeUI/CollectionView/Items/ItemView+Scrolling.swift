import Foundation
import BridgedEnvironment

extension ItemView {
    /// Scrolls to an item; without a position, just far enough to make the item visible. Ignores an item that does
    /// not exist.
    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        stopGliding()
        layoutIfNeeded()
        // More sizes become known while scrolling.
        for _ in 0..<SettlingLimit.measuredScrolling.rounds {
            prepareLayoutIfNeeded()
            guard let frame = attributes(of: ElementKey(path: path))?.frame else { return }
            let before = contentOffset
            let target = offset(showing: frame, at: position, beside: pinnedInsets(at: path))
            if target == before { break }
            contentOffset = target
            layoutIfNeeded()
        }
        if animated { (self as UIScrollView).delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition, beside pinned: UIEdgeInsets
    ) -> CGPoint {
        var inset = adjustedContentInset
        (inset.top, inset.bottom) = (inset.top + pinned.top, inset.bottom + pinned.bottom)
        let room = bounds.inset(by: inset)
        func place(
            _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat, low: Bool, middle: Bool, high: Bool
        ) -> CGFloat {
            if low { return start }
            if middle { return start - (room - length) / 2 }
            if high { return start + length - room }
            if start < from || length > room { return start }
            return max(from, start + length - room)
        }
        let x = place(
            frame.minX, frame.width, room.minX, room.width, low: position.contains(.left),
            middle: position.contains(.centeredHorizontally), high: position.contains(.right))
        let y = place(
            frame.minY, frame.height, room.minY, room.height, low: position.contains(.top),
            middle: position.contains(.centeredVertically), high: position.contains(.bottom))
        return inContent(CGPoint(x: x - inset.left, y: y - inset.top))
    }
}
