import Foundation
import LayoutEngine
import BridgedEnvironment

/// Passes taps, presses and scrolls from a graph's delegate to its views.
@MainActor package final class GraphInteraction {
    // The delegate owns the graph and this.
    private(set) weak var graph: ViewGraph?
    package var pressed: TapTarget?
    /// The point of the current press.
    var pressPoint: CGPoint?
    var followed: FollowedPointer?
    /// The views that a pointer is over without being down.
    var hovered: [HoverTarget] = []

    package init(_ graph: ViewGraph) { self.graph = graph }

    var root: RootNode? { graph?.rootNode as? RootNode }

    // MARK: At a point

    /// Performs `count` taps at a point of the area of the last layout. Returns whether a view acted.
    @discardableResult
    package func tap(at point: CGPoint, count: Int = 1) -> Bool {
        guard isCount(count), let target = target(at: point, count: count) else { return false }
        target.tap(count, at: point)
        return true
    }

    /// Begins a press at a point. Returns whether there is something to press.
    @discardableResult
    package func press(at point: CGPoint) -> Bool {
        cancelPress()
        guard let target = target(at: point, count: 1) else { return false }
        press(target, at: point)
        return true
    }

    /// Ends the press, so that the pressed view acts.
    @discardableResult
    package func release() -> Bool {
        guard let target = pressed else { return false }
        cancelPress()
        guard target.isEnabled else { return false }
        target.tap(1, at: pressPoint)
        return true
    }

    /// Cancels the press, so that the pressed view does not act.
    package func cancelPress() {
        guard let target = pressed else { return }
        pressed = nil
        target.setPressed(false)
    }

    /// Scrolls the innermost scroll view at a point that can be scrolled in that direction.
    ///
    /// - Parameter onDrag: For a touch that drags: called with the scroll view it moved, to be told when the touch
    ///   has gone.
    @discardableResult
    package func scroll(by delta: CGVector, at point: CGPoint) -> Bool { scroll(by: delta, at: point, onDrag: nil) }

    package func scroll(by delta: CGVector, at point: CGPoint, onDrag: ((ScrollingNode) -> Void)?) -> Bool {
        guard delta.dx.isFinite, delta.dy.isFinite else {
            RuntimeIssue.report("interaction", "A scroll is by a finite number of points; \(delta) does nothing.")
            return false
        }
        guard let item = item(at: point, includesViewports: true) else { return false }
        var node: LayoutNode? = item
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner, owner.isScrollEnabled,
                onDrag == nil ? owner.step(by: delta) : owner.drag(by: delta)
            {
                onDrag?(owner)
                if owner.endsEditing { (graph?.delegate as? any GraphFocusDelegate)?.endEditing() }
                return true
            }
            if let text = here.tapTarget?.viewNode as? any TextEditingNode, text.scroll(by: delta) { return true }
            node = here.parent
        }
        return false
    }

    /// Whether a scroll view at a point has more along an axis than is seen.
    package func scrolls(along axis: Axis, at point: CGPoint) -> Bool {
        var node = item(at: point, includesViewports: true)
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner, owner.isScrollEnabled,
                owner.axes.includes(axis),
                owner.state.contentSize[axis] > owner.state.viewport[axis] || owner.keepsTouches(along: axis)
            {
                return true
            }
            node = here.parent
        }
        return false
    }

    /// Takes hold of the innermost scroll bar at a point. Returns how it follows the pointer, in points of the area of
    /// the last layout; `nil` if there is none.
    package func grabScrollBar(at point: CGPoint) -> ((CGPoint) -> Void)? {
        var node = item(at: point, includesViewports: true)
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner, owner.isScrollEnabled,
                let local = HitTest.point(point, in: here), let follow = owner.grabBar(at: local)
            {
                return { [weak here] in
                    guard let here, let local = HitTest.point($0, in: here) else { return }
                    follow(local)
                }
            }
            node = here.parent
        }
        return nil
    }

    func item(at point: CGPoint, includesViewports: Bool = false) -> LayoutNode? {
        guard let top = root?.layoutRoot.node else { return nil }
        return HitTest.item(at: point, below: top, includesViewports: includesViewports)
    }

    /// Returns the frontmost item of the other world at a point, and the point in its own coordinates.
    package func foreignItem(at point: CGPoint) -> (item: LayoutNode, point: CGPoint)? {
        guard let top = root?.layoutRoot.node, let hit = HitTest.hit(at: point, below: top) else { return nil }
        guard case .foreign = hit.item.hitRole else { return nil }
        return hit
    }

    /// Returns the innermost target at a point for which `count` taps are enough.
    func target(at point: CGPoint, count: Int) -> TapTarget? {
        guard let item = item(at: point) else { return nil }
        if case .foreign = item.hitRole { return nil }
        var node: LayoutNode? = item
        while let here = node {
            if let target = here.tapTarget(at: point), target.answers(count) { return target }
            node = here.parent
        }
        return nil
    }

    private func isCount(_ count: Int) -> Bool {
        if count > 0 { return true }
        RuntimeIssue.report("interaction", "A tap is at least one tap; \(count) taps do nothing.")
        return false
    }

    // MARK: By name

    /// Taps the view with an accessibility identifier: the first one inside it that responds to taps, otherwise the
    /// nearest around it.
    ///
    /// Costs a step for each node up to it.
    @discardableResult
    package func tap(identifier: String, count: Int = 1) -> Bool {
        guard isCount(count), let root else { return false }
        guard let named = root.first(where: { ($0 as? any AccessibilityDescribing)?.identifier == identifier }) else {
            return false
        }
        return act(named.describedActivatable, count)
    }

    /// Taps the first view that responds to taps, has exactly this label, and is not covered.
    ///
    /// A view without an accessibility label is found by the texts it shows, joined by ", ".
    @discardableResult
    package func tap(label: String, count: Int = 1) -> Bool {
        guard isCount(count) else { return false }
        return firstElement(label: label)?.tap(count) ?? false
    }

    func act(_ node: (any ActivatableNode)?, _ count: Int) -> Bool {
        guard let target = node?.target, target.answers(count) else { return false }
        target.tap(count)
        return true
    }
}

extension _ViewNode {
    /// The view that a description of this node's views refers to: the first inside that responds to taps, otherwise
    /// the nearest around them.
    var describedActivatable: (any ActivatableNode)? {
        if let inside = first(where: { $0.responder != nil }) { return inside.responder }
        var node = parent
        while let here = node {
            if let activatable = here.responder { return activatable }
            node = here.parent
        }
        return nil
    }

    /// The texts at and below this node, or the labels that replace them, in order.
    var shownTexts: [String] {
        var texts: [String] = []
        walk { node in
            if node.departs || node.isUnspoken { return .beyond }
            if let text = node as? any TextShowing { texts.append(text.shownText) }
            guard let label = (node as? any AccessibilityDescribing)?.label else { return .below }
            texts.append(label)
            return .beyond
        }
        return texts
    }
}
