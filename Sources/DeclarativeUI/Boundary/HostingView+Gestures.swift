import DeclarativeViews
import Foundation
import ImperativeUI
import LayoutEngine

/// Touches and pointers of a hosting view.
extension _UIHostingView {
    /// Adds the recognisers of the touched views, the innermost first.
    ///
    /// Of the views that are tapped, the innermost takes part for which this is a full number of taps.
    package final func addGestures(to search: inout GestureSearch) {
        addGesturesOfViews(to: &search)
        addMenuPress(to: &search)
    }

    private func addGesturesOfViews(to search: inout GestureSearch) {
        guard isAmongViews(search.child) else { return }
        let point: (UIGestureRecognizer) -> CGPoint = { [weak self] recognizer in
            self.map { $0.local(recognizer.location(in: $0)) } ?? .zero
        }
        // A text that follows the touch is further in than all gestures, and is not tapped.
        var hasTap = search.isFollowed
        let start = local(search.touch.location(in: self))
        let represented = representedItem(in: search.child)
        let onlyCloses = interaction.closeByTouch(at: start, in: represented)
        for part in interaction.touchParts(at: start, in: represented) {
            switch part {
            case .scroller: search.passScroller()
            case .tap where onlyCloses: continue
            case .tap(let target):
                let answers = search.total.map { target.answers($0) } ?? target.answers(number: search.number)
                if hasTap || !answers { continue }
                hasTap = true
                let pressed = search.total == nil && target.answers(1) ? target : nil
                search.add(
                    TapTargetRecognizer(
                        target, pressing: pressed, number: search.number, in: interaction, point: point))
            case .gesture(let target, let viewSpace):
                guard let node = target.node else { continue }
                if !node.mask.contains(.subviews) {
                    search.dropInner()
                    hasTap = search.isFollowed
                }
                guard target.isEnabled, !search.isFollowed || node.priority != .inner else { continue }
                let known = target.runs.lazy.compactMap { $0 as? GestureTargetRecognizer }
                if let lasting = known.first(where: { search.continues($0) }) {
                    search.add(lasting)
                } else if let made = GestureTargetRecognizer(target, at: viewSpace, point: point) {
                    search.add(made)
                }
            }
        }
    }

    /// A pointer that is not down is over this view, or over one in it; `nil` for a pointer that has left.
    package final func hover(at point: CGPoint?, over child: UIView?) {
        interaction.hover(at: isAmongViews(child) ? point.map(local) : nil, in: representedItem(in: child))
    }

    /// Returns the view at a point that can be tapped.
    package final func pressableElement(at point: CGPoint, over child: UIView?) -> PointedElement? {
        guard child == nil, let target = interaction.pressableTarget(at: local(point)) else { return nil }
        return PointedElement(target, in: self) { [weak self] in self?.frame(of: target) }
    }

    /// Whether the touched view is this one, or one that is represented among its views: no other subview.
    final func isAmongViews(_ child: UIView?) -> Bool { child.map { representedItem(in: $0) != nil } ?? true }

    /// The item of a represented view.
    final func representedItem(in child: UIView?) -> LayoutNode? { (child as? BoundaryView)?.item }
}
