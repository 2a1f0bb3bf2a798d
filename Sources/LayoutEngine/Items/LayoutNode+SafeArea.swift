import Foundation

/// The effect of an item on the safe area of a child.
package enum SafeAreaRole {
    case none
    /// The item keeps the child away from its own edges; the space between is outside the child's safe area.
    case reserves(Edge.Set)
    /// The child extends into the unsafe space around it.
    case ignores(Edge.Set)
}

/// The area in which a tree is laid out, and its safe area insets.
package struct RootSafeArea: Equatable {
    var area = CGRect.zero
    package var safe = CGRect.zero
}

extension LayoutNode {
    /// The distance in points by which unsafe space reaches into the item at each edge, as of the last layout.
    ///
    /// Visits each ancestor, and each again for every ancestor that changes safe areas, unless `safeAreaPositions`
    /// caches positions while many items are asked.
    package final var safeAreaInsets: EdgeInsets {
        if !context.reservesSafeArea, isAwayFromUnsafeSpace { return EdgeInsets() }
        let position = safeAreaPosition
        let frame = CGRect(origin: position.origin, size: self.frame.size)
        var reach = Sides(frame)
        var open: Set<Side> = Set(Side.allCases)
        var next = position.link
        while let child = next, let parent = child.parent {
            let outer = parent.safeAreaPosition
            switch parent.safeAreaRole(of: child) {
            case .none: break
            case .reserves(let edges):
                let safe = CGRect(origin: child.safeAreaPosition.origin, size: child.frame.size)
                reach.extend(
                    open.intersection(sides(edges, in: parent)), from: Sides(safe),
                    to: Sides(CGRect(origin: outer.origin, size: parent.frame.size)))
            case .ignores(let edges): open.subtract(sides(edges, in: parent))
            }
            next = outer.link
        }
        let root = context.safeArea
        reach.extend(open, from: Sides(root.safe), to: Sides(root.area))
        let own = Sides(frame)
        let left = own[.left] - reach[.left]
        let right = reach[.right] - own[.right]
        let isMirrored = layoutDirection == .rightToLeft
        return EdgeInsets(
            top: own[.top] - reach[.top], leading: isMirrored ? right : left,
            bottom: reach[.bottom] - own[.bottom], trailing: isMirrored ? left : right)
    }

    /// Whether the item touches no unsafe space of the root.
    private var isAwayFromUnsafeSpace: Bool {
        let root = context.safeArea
        if root.safe == root.area { return true }
        let (frame, safe) = (Sides(absoluteFrame), Sides(root.safe))
        return Side.allCases.allSatisfy { !frame.touches(safe, on: $0) }
    }

    /// The item's origin, and the nearest item, from it upwards, whose parent changes its safe area.
    private var safeAreaPosition: SafeAreaPosition {
        var path: [LayoutNode] = []
        var position = SafeAreaPosition()
        var node: LayoutNode? = self
        while let here = node {
            if let known = context.safeAreaPositions?[ObjectIdentifier(here)] {
                position = known
                break
            }
            path.append(here)
            node = here.parent
        }
        context.walkedCount += path.count
        while let here = path.popLast() {
            let origin = here.frame.origin
            position.origin = CGPoint(x: position.origin.x + origin.x, y: position.origin.y + origin.y)
            if let parent = here.parent {
                switch parent.safeAreaRole(of: here) {
                case .none: break
                case .reserves, .ignores: position.link = here
                }
            }
            context.safeAreaPositions?[ObjectIdentifier(here)] = position
        }
        return position
    }

    private func sides(_ edges: Edge.Set, in node: LayoutNode) -> Set<Side> {
        let isMirrored = node.layoutDirection == .rightToLeft
        var sides: Set<Side> = []
        if edges.contains(.top) { sides.insert(.top) }
        if edges.contains(.bottom) { sides.insert(.bottom) }
        if edges.contains(.leading) { sides.insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { sides.insert(isMirrored ? .left : .right) }
        return sides
    }
}

/// The position of an item as needed to compute its safe area.
package struct SafeAreaPosition {
    /// The item's origin in the area of the layout.
    var origin = CGPoint.zero
    /// The nearest item, from this one upwards, whose parent changes its safe area.
    var link: LayoutNode?
}

private enum Side: Int, CaseIterable {
    case left, right, top, bottom

    /// -1 if the outward direction has decreasing coordinates, otherwise 1.
    var sign: CGFloat { self == .left || self == .top ? -1 : 1 }
}

/// The coordinates of four sides.
private struct Sides {
    private var coordinates: [CGFloat]

    init(_ rect: CGRect) {
        let (x, y) = (rect.origin.x, rect.origin.y)
        coordinates = [x, x + rect.size.width, y, y + rect.size.height]
    }

    subscript(side: Side) -> CGFloat {
        get { coordinates[side.rawValue] }
        set { coordinates[side.rawValue] = newValue }
    }

    /// Whether a side lies at or beyond its counterpart in `safe`.
    func touches(_ safe: Sides, on side: Side) -> Bool { (self[side] - safe[side]) * side.sign > -0.01 }

    /// Moves each of `sides` that lies at or beyond its counterpart in `safe` out to `outer`.
    mutating func extend(_ sides: Set<Side>, from safe: Sides, to outer: Sides) {
        for side in sides {
            if touches(safe, on: side), (outer[side] - self[side]) * side.sign > 0 { self[side] = outer[side] }
        }
    }
}
