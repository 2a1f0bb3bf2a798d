import Foundation
import LayoutEngine

/// Where the contents of a scroll view can come to rest.
extension ScrollingNode {
    /// Returns the offsets at which a marked view begins, and the ends of the contents; nothing without such a view.
    ///
    /// Of lazy containers those lines count that are near one of some offsets; where they are may be a guess.
    ///
    /// - Parameter offsets: Where scrolling begins, and where it would end.
    final func stops(near offsets: [CGPoint]) -> ScrollStops {
        var stops = ScrollStops()
        for axis in [Axis.horizontal, .vertical] where axes.includes(axis) {
            let found = targets(along: axis, near: offsets.map { $0[axis] })
            guard !found.isEmpty else { continue }
            let end = max(0, state.contentSize[axis] - state.viewport[axis])
            var all = found.map { ScrollStops.Stop(offset: min(max(0, $0.offset), end), item: $0.item) }
            all += [ScrollStops.Stop(offset: 0, item: nil), ScrollStops.Stop(offset: end, item: nil)]
            stops[axis] = all.sorted { $0.offset < $1.offset }
        }
        return stops
    }

    private func targets(along axis: Axis, near offsets: [CGFloat]) -> [ScrollStops.Stop] {
        var found: [ScrollStops.Stop] = []
        func add(_ frame: CGRect?, _ item: LayoutNode?) {
            if let frame { found.append(ScrollStops.Stop(offset: offset(of: frame, along: axis), item: item)) }
        }
        walk { node in
            if node.departs || (node !== self && node is ScrollingNode) { return .beyond }
            guard let target = node as? ScrollTargetNode, target.modifier.isEnabled else { return .below }
            let items = LayoutItemCollector.items(at: target)
            if !target.modifier.isLayout {
                add(target.frame(in: self), items.first)
                return .below
            }
            guard let container = items.first.flatMap(Self.container) else { return .below }
            guard let lazy = container as? LazyLayoutNode, !lazy.isWhole else {
                for child in container.children where container.shows(child) { add(frame(of: child), child) }
                return .below
            }
            guard lazy.rule.axis == axis, let node = Self.lazyNode(of: lazy, below: target) else { return .below }
            for line in lines(of: node, near: offsets, along: axis) {
                let cell = line * node.columns
                let index = lazy.cells.firstIndex { $0.isInLine && $0.number == cell }
                add(node.frame(ofCells: cell..<cell + 1, in: self), index.map { lazy.children[$0] })
            }
            return .below
        }
        return found
    }

    /// The lines of a lazy container that are near some offsets.
    private func lines(of node: LazyContainerNode, near offsets: [CGFloat], along axis: Axis) -> [Int] {
        let (metrics, count) = (node.layoutNode.metrics, node.layoutNode.metrics.count)
        guard count > 0, let first = node.frame(ofCells: 0..<1, in: self) else { return [] }
        // The container may begin anywhere in the contents.
        let base = offset(of: first, along: axis) - metrics.top(of: 0)
        let (room, more) = (state.viewport[axis], 4)
        var lines: Set<Int> = []
        for offset in offsets where offset.isFinite {
            let from = max(0, metrics.firstLine(endingAfter: offset - base - room) - more)
            let to = min(count - 1, metrics.firstLine(endingAfter: offset - base + room) + more)
            if from <= to { lines.formUnion(from...to) }
        }
        return lines.sorted()
    }

    /// The layout that an item is, within wrappers of one child.
    private static func container(of item: LayoutNode) -> ContainerLayoutNode? {
        var item = item
        while true {
            if let container = item as? ContainerLayoutNode { return container }
            var children: [LayoutNode] = []
            item.appendChildrenBackToFront(to: &children)
            guard children.count == 1 else { return nil }
            item = children[0]
        }
    }

    private static func lazyNode(of item: LazyLayoutNode, below node: _ViewNode) -> LazyContainerNode? {
        node.first { ($0 as? LazyContainerNode)?.layoutNode === item } as? LazyContainerNode
    }

    /// The offset at which a rectangle of the scroll view's space would be at its start.
    final func offset(of frame: CGRect, along axis: Axis) -> CGFloat {
        var frame = frame
        if layoutDirection == .rightToLeft { frame.origin.x = state.viewport.width - frame.maxX }
        return state.offset[axis] + frame.origin[axis] - state.margins(along: axis).before
    }

    /// The frame of an item of the contents, in the space of the scroll view, as on screen but where it comes to rest.
    final func frame(of item: LayoutNode) -> CGRect? {
        guard let viewport = self.item else { return nil }
        var frame = item.restingFrame
        var node = item.parent
        while let here = node, here !== viewport {
            frame.origin.x += here.restingFrame.origin.x
            frame.origin.y += here.restingFrame.origin.y
            node = here.parent
        }
        return node == nil ? nil : frame
    }
}
