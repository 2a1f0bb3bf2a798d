/// Tracks which nodes must be drawn again.
///
/// A node that changes is marked, with all nodes above it, and each container notes which of its children it was. So
/// drawing the tree again visits the changed nodes and no others. In trees that are never drawn, all nodes stay
/// marked, and marking costs nothing.
extension LayoutNode {
    /// Notes that the node shows something else, or shows it elsewhere in its parent.
    package final func displayDidChange() {
        if context.hasMedia { noteForOtherMedia(.display) }
        markDisplayChanged()
    }

    /// Notes that the node is drawn elsewhere in its parent, or in another size, in the medium of the layout.
    final func markDisplayChanged() {
        var node = self
        while !node.displayChanged {
            node.displayChanged = true
            guard let parent = node.parent else { return }
            parent.childDisplayDidChange(node)
            node = parent
        }
    }

    /// Notes that the node draws other children, or all of them in other frames.
    final func contentsDidMove() {
        if context.hasMedia { noteForOtherMedia(.contents) }
        childrenDisplayDidChange()
        displayDidChange()
    }

    /// Notes that the node's order among its siblings, from back to front, may have changed.
    final func displayOrderDidChange() {
        var node = parent
        while let ancestor = node {
            if ancestor is ContainerLayoutNode { return ancestor.contentsDidMove() }
            node = ancestor.parent
        }
    }
}

/// The parts of a container that must be drawn again, since it was drawn last.
package final class DisplayChanges {
    /// The object that the code drawing the container keeps for it.
    package let drawing: AnyObject
    /// The children to be drawn again, in no order; a child may be listed repeatedly.
    package private(set) var changed: [LayoutNode] = []
    /// Whether all children must be drawn again.
    package private(set) var isStale = true

    package init(since drawing: AnyObject) { self.drawing = drawing }

    /// Notes that a child must be drawn again.
    func childDidChange(_ child: LayoutNode, among count: Int) {
        if isStale { return }
        if changed.count >= count / 4 + 8 { childrenDidChange() } else { changed.append(child) }
    }

    /// Notes that all children must be drawn again.
    package func childrenDidChange() {
        isStale = true
        changed = []
    }

    /// Notes that everything has been drawn.
    package func didDraw() {
        isStale = false
        changed = []
    }
}
