import DeclarativeViews
import Foundation
import ImperativeUI

/// A scroll view in a hosting view that a touch drags.
final class ScrollingNodeDrag: DragResting {
    private weak var scroller: ScrollingNode?

    fileprivate init(_ scroller: ScrollingNode) { self.scroller = scroller }

    func rest(velocity: CGVector) {
        guard let scroller, !scroller.isTornDown else { return }
        scroller.endDrag(velocity: velocity)
    }
}

extension _UIHostingView {
    /// Scrolls for a wheel, a key or a drag, which notes the scroll view it moved. Returns whether a view scrolled.
    package final func scrollContents(by delta: CGVector, at point: CGPoint, _ drag: (any DragNoting)?) -> Bool {
        guard let drag else { return scroll(by: delta, at: point) }
        layoutIfNeeded()
        return interaction.scroll(by: delta, at: local(point)) { scroller in
            // Only its first move makes it known.
            if scroller.run.isNoted { return }
            scroller.run.isNoted = true
            drag.note(ScrollingNodeDrag(scroller))
        }
    }

    /// Takes hold of the scroll bar at a point. Returns how it follows the pointer; `nil` where there is none.
    package final func grabScrollBar(at point: CGPoint) -> ((CGPoint) -> Void)? {
        layoutIfNeeded()
        guard let follow = interaction.grabScrollBar(at: local(point)) else { return nil }
        return { [weak self] point in
            guard let self else { return }
            layoutIfNeeded()
            follow(local(point))
        }
    }

    /// Whether something at a point can be dragged along an axis.
    package final func scrolls(_ isVertical: Bool, at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.scrolls(along: isVertical ? .vertical : .horizontal, at: local(point))
    }
}
