import Foundation
import LayoutEngine
import BridgedEnvironment

/// The visible part of a scroll view's contents, and the nodes that depend on it.
@MainActor final class ScrollerSights {
    // The scroll view owns this.
    @Unretained private var scroller: ScrollingNode
    private var horizontal = ScrollSight()
    private var vertical = ScrollSight()
    private var windows: [ScrollWindow]?
    private var formerWindows: [ScrollWindow]?
    private var isEntered = false

    init(of scroller: ScrollingNode) { self.scroller = scroller }

    private func index(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }

    /// The visible part along an axis as of the layout in progress; `nil` before the first.
    func window(along axis: Axis) -> ScrollWindow? { windows?[index(axis)] }

    /// The visible part after the previous layout; `nil` before the first.
    func formerWindow(along axis: Axis) -> ScrollWindow? { formerWindows?[index(axis)] }

    /// Sets the range of a node in the contents; `nil` for none.
    func set(_ range: ClosedRange<CGFloat>?, of node: ScrollSightNode, along axis: Axis) {
        (axis == .horizontal ? horizontal : vertical).set(range, of: node)
    }

    /// Registers the scroll view when the first node depends on its visible part.
    func enter() {
        if isEntered { return }
        isEntered = true
        scroller.graph.feature(ScrollSights.self).add(scroller)
        look()
    }

    /// Requests a check of the nodes that are or were visible, if the contents were scrolled.
    func look() {
        guard let now = scroller.windowsNow else { return }
        if now == windows { return }
        let before = windows
        windows = now
        let geometry = scroller.graph.geometry
        for (index, sight) in [horizontal, vertical].enumerated() where !sight.isEmpty && before?[index] != now[index] {
            for window in [before?[index], now[index]] {
                guard let range = window?.range else { continue }
                sight.forEach(in: range) { node in
                    if node.isUnselected { node.didLeaveSight() } else { geometry.needsCheck(node) }
                }
            }
        }
    }

    /// A layout is done that stays.
    func settle() { formerWindows = windows }

    func checkInvariants() {
        horizontal.checkInvariants()
        vertical.checkInvariants()
    }
}

/// The scroll views of a graph with nodes that depend on their visible parts. A layout costs a step for each, and one
/// for each visible node of those that were scrolled.
@MainActor final class ScrollSights: GraphFeature {
    static let slot = GraphFeatureSlot()

    private var scrollers: [ScrollingNode] = []

    init(of graph: ViewGraph) {}

    func add(_ scroller: ScrollingNode) { scrollers.append(scroller) }

    func itemsWerePlaced(round: Int) -> Bool {
        scrollers.removeAll { $0.isTornDown }
        for scroller in scrollers { scroller.sights.look() }
        return false
    }

    func layoutDidEnd() {
        if PassingLayout.isInProgress { return }
        for scroller in scrollers where !scroller.isTornDown { scroller.sights.settle() }
    }

    func graphWillEnd() { scrollers = [] }

    func checkInvariants() {
        for scroller in scrollers where !scroller.isTornDown { scroller.sights.checkInvariants() }
    }
}

extension ScrollingNode {
    /// The item of the contents, once it is collected.
    private final var contentsItem: LayoutNode? { (item as? UnaryLayoutNode<ScrollLayout>)?.child }

    private final func isMirrored(along axis: Axis) -> Bool {
        axis == .horizontal && layoutDirection == .rightToLeft
    }

    /// The visible parts of the contents along both axes; `nil` before they were placed.
    fileprivate final var windowsNow: [ScrollWindow]? {
        guard let item, item.isPlaced, let contents = contentsItem else { return nil }
        let frame = contents.frame
        return [Axis.horizontal, .vertical].map { axis in
            let room = item.placedSize[axis]
            let start = isMirrored(along: axis) ? frame.maxX - room : -frame.origin[axis]
            return ScrollWindow(start: start, room: room)
        }
    }

    /// Where in the contents an item begins, and how long it is, along an axis in the reading direction; `nil` if it is
    /// not in them. Visits each item between.
    final func extent(of item: LayoutNode, along axis: Axis) -> (start: CGFloat, length: CGFloat)? {
        guard let contents = contentsItem else { return nil }
        var start: CGFloat = 0
        var next: LayoutNode? = item
        while let here = next, here !== contents {
            start += here.frame.origin[axis]
            next = here.parent
        }
        if next == nil { return nil }
        let length = item.placedSize[axis]
        return (isMirrored(along: axis) ? contents.placedSize.width - start - length : start, length)
    }
}
