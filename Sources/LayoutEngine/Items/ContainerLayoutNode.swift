import Foundation

/// A layout item with any number of children. Subclasses decide what to do with them.
package class ContainerLayoutNode: LayoutNode {
    // Assigned in single steps, as the state of `LayoutNode` is.
    @exclusivity(unchecked)
    package private(set) final var children: [LayoutNode] = []

    /// The pending changes of the display; `nil` until the container is drawn.
    package final var displayChanges: DisplayChanges?
    /// The children that need a layout, where there are many.
    private final var pending: PendingChildren?

    /// Replaces the children. A new child leaves its former parent; a child that stays keeps its cached results.
    package final func setChildren(_ newChildren: [LayoutNode]) {
        // Computing a priority may visit the whole subtree, so ask only if the result matters.
        let passesAll = passesAnyAttributes
        let oldPriority = passesAll ? 0 : priority
        let oldChildren = children
        for child in oldChildren where child.isChild(of: self) { child.parent = nil }
        children = newChildren
        for child in newChildren {
            adopt(child)
        }
        for child in oldChildren where child.leadsToFollowers && child.parent == nil { child.didLeave() }
        pending = newChildren.count > PendingChildren.minimum ? PendingChildren() : nil
        contentsDidMove()
        if !passesAll && priority == oldPriority { invalidateSize() } else { attributesDidChange() }
    }

    /// Whether attributes of the children, such as priorities and layout values, affect the attributes of this node.
    var passesAnyAttributes: Bool { false }

    /// Whether `child` is among the children shown at the current position.
    package func shows(_ child: LayoutNode) -> Bool { true }

    override final func appendInvalidChildren(to list: inout [LayoutNode]) {
        for child in pending?.known ?? children where !child.isValid { list.append(child) }
    }

    override final func knowsPending(_ child: LayoutNode) -> Bool {
        (pending?.known ?? children).contains { $0 === child }
    }

    override final func childNeedsLayout(_ child: LayoutNode) { pending?.insert(child) }

    override final func childrenNeedLayout() { pending?.forget() }

    override final func childDisplayDidChange(_ child: LayoutNode) {
        displayChanges?.childDidChange(child, among: children.count)
    }

    override final func childrenDisplayDidChange() { displayChanges?.childrenDidChange() }

    override func makeGuides() -> Guides {
        var guides: Guides = []
        for child in children { guides.formUnion(child.explicitGuides) }
        return guides
    }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        for child in pending?.known ?? children where child.needsContentLayout { list.append(child) }
        pending?.willLayOut(children)
    }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        if !context.hasZIndexes {
            list.append(contentsOf: children)
            return
        }
        let first = list.count
        var isOrdered = true
        for child in children {
            if isOrdered, child.layoutValue(for: ZIndexKey.self) != 0 { isOrdered = false }
            list.append(child)
        }
        if isOrdered { return }
        // Sorting is stable: of equals, the later one is in front.
        list[first...].sort { $0.layoutValue(for: ZIndexKey.self) < $1.layoutValue(for: ZIndexKey.self) }
    }

    override final func appendChildren(to list: inout [LayoutNode]) { list += children }

    override func exchangeKept(_ kept: inout AnyObject?) {
        pending?.forget()
        let other = (kept as? DisplayChanges)
        kept = displayChanges
        displayChanges = other
    }

    override final func takeChildren(into list: inout [LayoutNode]) {
        list.append(contentsOf: children)
        children.removeAll()
    }

    deinit {
        LayoutNode.release(&children, of: self)
    }
}

extension LayoutNode {
    /// Makes `child`, which has no parent, a child of this node.
    final func adopt(_ child: LayoutNode) {
        if let parent = child.parent {
            fatalError(
                """
                A layout node has one parent and stands in it once, but a \(child.reportedType) is already a child of \
                a \(parent.reportedType). Remove it from there before adding it
                """)
        }
        child.parent = self
        if child.medium != context.medium { child.show(in: context.medium) }
        if child.leadsToFollowers {
            child.markMoved()
            leadToFollowers(ofPositions: child.leadsToPositions)
        }
        child.followOrientation(contentOrientation)
    }

    /// Records the orientation of the nearest enclosing stack, and passes it on to the items below that have no nearer
    /// one.
    final func followOrientation(_ orientation: Axis?) {
        // Most items have none below that follow, and so need no list.
        var pending: [LayoutNode] = []
        var next: LayoutNode? = self
        while let node = next ?? pending.popLast() {
            next = nil
            if node.knownOrientation == orientation { continue }
            node.knownOrientation = orientation
            node.stackOrientationDidChange()
            node.appendOrientationFollowers(to: &pending)
        }
    }

    /// Releases the children of a node that is being freed. Iterates, so that deep trees do not overflow the stack.
    static func release(_ children: inout [LayoutNode], of parent: LayoutNode) {
        var pending: [LayoutNode] = []
        swap(&pending, &children)
        for child in pending where child.isChild(of: parent) { child.parent = nil }
        while var node = pending.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            let start = pending.count
            node.takeChildren(into: &pending)
            // Skip a child that has another parent by now.
            for index in start..<pending.count where pending[index].isChild(of: node) { pending[index].parent = nil }
        }
    }
}
