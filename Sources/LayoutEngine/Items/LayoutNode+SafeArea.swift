import Foundation

/// What an item does to the safe area of one of its children.
package enum SafeAreaRole {
    case none
    /// Between the child and the item's own edges there is room that is not safe.
    case reserves(Edge.Set)
    /// The child reaches into what is not safe already.
    case ignores(Edge.Set)
}

/// The area a tree is laid out in, and how much of it at each side is not safe.
package struct RootSafeArea {
    var area = CGRect.zero
    package var safe = CGRect.zero
}

extension LayoutNode {
    /// How far from the item's edges the room that is not safe reaches, in points, where the item touches it, as of the
    /// last layout. Costs a step for each item above, and as many again for each of those that has to do with safe
    /// areas. While many are asked, no item above costs more than one step.
    package final var safeAreaInsets: EdgeInsets {
        let place = safeAreaPlace
        let frame = CGRect(origin: place.origin, size: self.frame.size)
        var reach = Sides(frame)
        var open: Set<Side> = Set(Side.allCases)
        var next = place.link
        while let child = next, let parent = child.parent {
            let outer = parent.safeAreaPlace
            switch parent.safeAreaRole(of: child) {
            case .none: break
            case .reserves(let edges):
                let safe = CGRect(origin: child.safeAreaPlace.origin, size: child.frame.size)
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

    /// Where the item is, and the nearest item from it upwards whose parent does something to its safe area.
    private var safeAreaPlace: SafeAreaPlace {
        var path: [LayoutNode] = []
        var place = SafeAreaPlace()
        var node: LayoutNode? = self
        while let here = node {
            if let known = context.safeAreaPlaces?[ObjectIdentifier(here)] {
                place = known
                break
            }
            path.append(here)
            node = here.parent
        }
        context.walkedCount += path.count
        while let here = path.popLast() {
            let origin = here.frame.origin
            place.origin = CGPoint(x: place.origin.x + origin.x, y: place.origin.y + origin.y)
            if let parent = here.parent {
                switch parent.safeAreaRole(of: here) {
                case .none: break
                case .reserves, .ignores: place.link = here
                }
            }
            context.safeAreaPlaces?[ObjectIdentifier(here)] = place
        }
        return place
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

/// What an item's safe area is worked out from.
package struct SafeAreaPlace {
    /// The origin of the item in the area.
    var origin = CGPoint.zero
    /// The nearest item, from this one upwards, whose parent does something to its safe area.
    var link: LayoutNode?
}

private enum Side: Int, CaseIterable {
    case left, right, top, bottom

    /// In which direction it is further out.
    var sign: CGFloat { self == .left || self == .top ? -1 : 1 }
}

/// The places of four sides.
private struct Sides {
    private var places: [CGFloat]

    init(_ rect: CGRect) {
        let (x, y) = (rect.origin.x, rect.origin.y)
        places = [x, x + rect.size.width, y, y + rect.size.height]
    }

    subscript(side: Side) -> CGFloat {
        get { places[side.rawValue] }
        set { places[side.rawValue] = newValue }
    }

    /// Moves each of `sides` that has come as far as `safe` out to `outer`.
    mutating func extend(_ sides: Set<Side>, from safe: Sides, to outer: Sides) {
        for side in sides {
            let isTouching = (self[side] - safe[side]) * side.sign > -0.01
            if isTouching, (outer[side] - self[side]) * side.sign > 0 { self[side] = outer[side] }
        }
    }
}
