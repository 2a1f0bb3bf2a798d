import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Finds the item at a point of a laid out tree.
@MainActor enum HitTest {
    private struct Visit {
        let node: LayoutNode
        /// The point in the coordinates of the node's parent, in which its contents are laid out.
        let point: CGPoint
        /// Whether the items inside have been tested, so that only the node's own frame remains.
        let isFrame: Bool
    }

    /// Returns the frontmost item at a point; `nil` if there is none. Costs a step for each item in front of it.
    ///
    /// - Parameter includesViewports: Whether the empty part of a scroll view counts.
    static func item(at point: CGPoint, below root: LayoutNode, includesViewports: Bool = false) -> LayoutNode? {
        hit(at: point, below: root, includesViewports: includesViewports)?.item
    }

    /// Returns the frontmost item at a point, and the point in the item's own coordinates.
    static func hit(
        at point: CGPoint, below root: LayoutNode, includesViewports: Bool = false
    ) -> (item: LayoutNode, point: CGPoint)? {
        var stack = [Visit(node: root, point: point, isFrame: false)]
        var children: [LayoutNode] = []
        while let visit = stack.popLast() {
            let node = visit.node
            // Departing and invisible items let taps through.
            if node.context.departing[ObjectIdentifier(node)] != nil { continue }
            guard node.opacity > 0, let local = local(visit.point, in: node) else { continue }
            let isInside = CGRect(origin: .zero, size: node.placedSize).covers(local)
            if visit.isFrame {
                if isInside { return (node, local) }
                continue
            }
            switch node.hitRole {
            case .ignored: continue
            case .solid, .foreign:
                if isInside, node.shows(at: local) { return (node, local) }
                continue
            case .outline(let covers):
                guard isInside, covers(local, node.placedSize) else { continue }
                stack.append(Visit(node: node, point: visit.point, isFrame: true))
            case .scrolls:
                if !isInside { continue }
                if includesViewports { stack.append(Visit(node: node, point: visit.point, isFrame: true)) }
            case .area: stack.append(Visit(node: node, point: visit.point, isFrame: true))
            case .passes, .responds: break
            }
            children.removeAll(keepingCapacity: true)
            node.appendChildrenBackToFront(to: &children)
            for child in children { stack.append(Visit(node: child, point: local, isFrame: false)) }
        }
        return nil
    }

    /// Converts a point of the area to an item's own coordinates; `nil` if an effect makes the item vanish.
    static func point(_ point: CGPoint, in item: LayoutNode) -> CGPoint? {
        var path: [LayoutNode] = []
        var node: LayoutNode? = item
        while let here = node {
            path.append(here)
            node = here.parent
        }
        var point = point
        for node in path.reversed() {
            guard let next = local(point, in: node) else { return nil }
            point = next
        }
        return point
    }

    /// Converts a point from the parent's coordinates to the node's own; `nil` if an effect makes the node vanish.
    private static func local(_ point: CGPoint, in node: LayoutNode) -> CGPoint? {
        let origin = node.frame.origin
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if let projection = node.projection {
            // A point behind the viewer is not seen where the projection would put it.
            guard let point = projection.inverse?.point(local), projection.depth(of: point) > 0 else { return nil }
            return point
        }
        let transform = node.transform
        if transform.isIdentity { return local }
        if transform.a * transform.d == transform.b * transform.c { return nil }
        return local.applying(transform.inverted())
    }
}
