import Foundation
import LayoutEngine

/// A node that depends on the position of its items in the visible part of an enclosing scroll view.
///
/// It is checked after layouts in which it moved within the contents, and when these were scrolled and it is in sight
/// or was before.
class ScrollSightNode: FollowingNode {
    private final var wantedAxis: Axis?
    private(set) final var axis = Axis.vertical
    // Weak, as ancestors are released before the end of this node's life.
    private(set) final weak var scroller: ScrollingNode?

    init(axis: Axis?, in context: _NodeContext) {
        wantedAxis = axis
        super.init(in: context)
        graph.geometry.add(self)
        findScroller()
    }

    override final var followsInContents: Bool { true }

    /// How far out of sight an item before the start, or after the end, still matters, in points.
    func reach(of length: CGFloat, in room: CGFloat) -> (before: CGFloat, after: CGFloat) { (0, 0) }

    /// Sets the axis along which the node's position matters; `nil` for that of the nearest scroll view.
    final func setAxis(_ axis: Axis?) {
        if axis == wantedAxis { return }
        wantedAxis = axis
        findScroller()
    }

    /// Looks which scroll view the node is in.
    final func findScroller() {
        var next = parent
        while let here = next {
            if let found = here as? ScrollingNode, wantedAxis.map({ found.axes.includes($0) }) ?? true {
                let axis = wantedAxis ?? (found.axes == .horizontal ? .horizontal : .vertical)
                if found !== scroller || axis != self.axis { leaveSight() }
                (scroller, self.axis) = (found, axis)
                found.sights.enter()
                return checkAgain()
            }
            next = here.parent
        }
        leaveSight()
        scroller = nil
        checkAgain()
    }

    private func leaveSight() { scroller?.sights.set(nil, of: self, along: axis) }

    /// Notes where in the contents the items are. Part of each check.
    final func updateSight() {
        guard let scroller, let room = scroller.sights.window(along: axis)?.room else { return }
        var all: ClosedRange<CGFloat>?
        for item in items {
            guard let range = extent(of: item) else { continue }
            let reach = reach(of: range.upperBound - range.lowerBound, in: room)
            let lower = min(range.lowerBound - reach.after, all?.lowerBound ?? .infinity)
            all = lower...max(range.upperBound + reach.before, all?.upperBound ?? -.infinity)
        }
        scroller.sights.set(all, of: self, along: axis)
    }

    /// From where to where in the contents an item is; `nil` if it is not in them.
    private func extent(of item: LayoutNode) -> ClosedRange<CGFloat>? {
        guard let scroller, let extent = scroller.extent(of: item, along: axis) else { return nil }
        return extent.start.isFinite && extent.length.isFinite ? extent.start...extent.start + extent.length : nil
    }

    /// Returns the position of an item in the visible part; `nil` if it is in no scroll view.
    final func spot(of item: LayoutNode) -> ScrollSpot? {
        guard let range = extent(of: item), let window = scroller?.sights.window(along: axis) else { return nil }
        return spot(range, window)
    }

    /// Whether an item matters where it is; true for one that is in no scroll view.
    final func isInSight(_ item: LayoutNode) -> Bool {
        guard let range = extent(of: item), let window = scroller?.sights.window(along: axis) else { return true }
        return isInSight(range, window)
    }

    /// Returns the position an item would have had in the visible part after the previous layout, if it was out of
    /// sight there.
    final func formerSpot(of item: LayoutNode) -> ScrollSpot? {
        guard let range = extent(of: item), let window = scroller?.sights.formerWindow(along: axis),
            !isInSight(range, window)
        else { return nil }
        return spot(range, window)
    }

    private func isInSight(_ range: ClosedRange<CGFloat>, _ window: ScrollWindow) -> Bool {
        guard let seen = window.range else { return true }
        let reach = reach(of: range.upperBound - range.lowerBound, in: window.room)
        // An item that only touches the edge is out of sight, like rows that a lazy container has not made.
        return range.upperBound + reach.before > seen.lowerBound && range.lowerBound - reach.after < seen.upperBound
    }

    private func spot(_ range: ClosedRange<CGFloat>, _ window: ScrollWindow) -> ScrollSpot {
        ScrollSpot(
            start: range.lowerBound - window.start, length: range.upperBound - range.lowerBound, room: window.room)
    }

    /// Called when the contents were scrolled, where the node is put away as it is out of sight.
    func didLeaveSight() {}

    override func willTearDown() {
        leaveSight()
        super.willTearDown()
    }
}
