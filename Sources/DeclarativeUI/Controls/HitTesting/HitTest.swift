import Foundation

/// Finds what lies under a point of a tree that has been laid out.
@MainActor enum HitTest {
    private struct Visit {
        let node: LayoutNode
        /// The absolute origin of the node's parent.
        let origin: CGPoint
        /// Whether the items inside have been looked at, and the node's own frame is what is left.
        let isFrame: Bool
    }

    /// The item in front at a point, or `nil` if nothing is there. Costs a step for each item in front of it.
    ///
    /// - Parameter includesViewports: whether the empty part of a scroll view counts.
    static func item(at point: CGPoint, below root: LayoutNode, includesViewports: Bool = false) -> LayoutNode? {
        var stack = [Visit(node: root, origin: .zero, isFrame: false)]
        var children: [LayoutNode] = []
        while let visit = stack.popLast() {
            let node = visit.node
            var frame = node.frame
            frame.origin.x += visit.origin.x
            frame.origin.y += visit.origin.y
            let isInside = frame.contains(point)
            if visit.isFrame {
                if isInside { return node }
                continue
            }
            switch node.hitRole {
            case .ignored: continue
            case .solid, .foreign:
                if isInside { return node }
                continue
            case .scrolls:
                if !isInside { continue }
                if includesViewports { stack.append(Visit(node: node, origin: visit.origin, isFrame: true)) }
            case .area: stack.append(Visit(node: node, origin: visit.origin, isFrame: true))
            case .passes, .responds: break
            }
            children.removeAll(keepingCapacity: true)
            node.appendChildrenBackToFront(to: &children)
            for child in children { stack.append(Visit(node: child, origin: frame.origin, isFrame: false)) }
        }
        return nil
    }
}
