/// Following of positions: code that depends on where an item is on screen is told when a layout has moved it.
///
/// A node that has moved is marked, and a layout passes the mark on, down to the items that are followed and to nowhere
/// else. So a layout costs nothing for followers whose items stay where they are.
///
/// A follower that depends only on an item's position in the contents of a scroll view is not told when these are
/// scrolled: a mark says whether a node has moved with them, and is then passed on only to followers of the position on
/// screen.
extension LayoutNode {
    /// Lists the item in the context's `movedItems` whenever the item, or an ancestor, has moved or changed its size.
    ///
    /// The item is listed for the first time after the next layout that places it.
    package final func followPosition() {
        isFollowed = true
        leadToFollowers(ofPositions: true)
        didMove()
    }

    /// Lists the item as `followPosition()` does, but not when its surroundings were scrolled with all their contents.
    ///
    /// If the item is followed on screen too, it is listed then as well.
    package final func followPositionInContents() {
        isFollowed = true
        leadToFollowers(ofPositions: false)
        didMove()
    }

    /// Passes moves of the ancestors on to this node.
    ///
    /// - Parameter ofPositions: Whether those are passed on, too, that come from scrolling.
    final func leadToFollowers(ofPositions: Bool) {
        var node: LayoutNode? = self
        while let here = node, !here.leadsToFollowers || (ofPositions && !here.leadsToPositions) {
            here.leadsToFollowers = true
            here.leadsToPositions = ofPositions
            node = here.parent
        }
    }

    /// Notes that the node is elsewhere on screen, without having been placed: because of an effect or a direction.
    package final func didMove() {
        if !leadsToFollowers || hasMoved, !hasMovedWithContents { return }
        markMoved()
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

    /// Tells the node and its followers that it has moved.
    @inline(never)
    final func noteMove() {
        clearMoved()
        positionDidChange()
        if isFollowed { context.movedItems.append(self) }
    }

    /// Marks the children that lead to followers as moved.
    ///
    /// - Parameter withContents: Whether they only moved with contents that were scrolled.
    @inline(never)
    final func passMoveOn(withContents: Bool) {
        var children: [LayoutNode] = []
        appendChildrenBackToFront(to: &children)
        for child in children where withContents ? child.leadsToPositions : child.leadsToFollowers {
            if withContents { child.markScrolled() } else { child.markMoved() }
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
