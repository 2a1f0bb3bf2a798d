/// Following of places: who depends on where an item is on screen is told when a layout has moved it.
///
/// A node that has moved is marked, and a layout passes the mark on, down to the items that are followed and to nowhere
/// else. So a layout costs nothing for followers whose items stay where they are.
extension LayoutNode {
    /// Has the context list the item in `movedItems` when the item, or one above it, has moved or has another size.
    ///
    /// The item is listed for the first time after the next layout that places it.
    package final func followPlace() {
        isFollowed = true
        leadToFollowers()
        didMove()
    }

    /// Has moves of the ancestors passed on to this node.
    final func leadToFollowers() {
        var node: LayoutNode? = self
        while let here = node, !here.leadsToFollowers {
            here.leadsToFollowers = true
            node = here.parent
        }
    }

    /// Notes that the node is elsewhere on screen, without having been placed: because of an effect or a direction.
    package final func didMove() {
        if !leadsToFollowers || hasMoved { return }
        hasMoved = true
        var child = self
        while let ancestor = child.parent {
            ancestor.childNeedsLayout(child)
            if ancestor.hasPlacementBelow { return }
            ancestor.hasPlacementBelow = true
            child = ancestor
        }
    }

    /// Lists the followed items of a node that is shown no longer.
    final func didLeave() {
        var pending: [LayoutNode] = [self]
        while let node = pending.popLast() {
            if !node.leadsToFollowers { continue }
            if node.isFollowed { context.movedItems.append(node) }
            node.appendChildrenBackToFront(to: &pending)
        }
    }

    /// Tells the node, and who follows it, that it has moved.
    @inline(never)
    final func noteMove() {
        hasMoved = false
        placeDidChange()
        if isFollowed { context.movedItems.append(self) }
    }

    /// Marks the children that lead to followers as moved.
    @inline(never)
    final func passMoveOn() {
        var children: [LayoutNode] = []
        appendChildrenBackToFront(to: &children)
        for child in children where child.leadsToFollowers {
            child.hasMoved = true
            hasPlacementBelow = true
        }
        childrenNeedLayout()
    }
}

extension LayoutContext {
    /// Returns the followed items that have moved since the last call; an item may be listed repeatedly.
    package func takeMovedItems() -> [LayoutNode] {
        if movedItems.isEmpty { return [] }
        defer { movedItems = [] }
        return movedItems
    }
}
