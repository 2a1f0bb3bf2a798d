import Motion

/// A node that animates the insertion and removal of its content.
@MainActor protocol TransitionHolder: _ViewNode {
    /// Whether the content is removed at once, before other views replace it.
    var isIdentityTransition: Bool { get }
    /// Whether the transition has its own animation, used for changes without one.
    var hasOwnAnimation: Bool { get }
    /// Called when the content has been inserted into an existing tree.
    func beginArriving(under transaction: Transaction)
    /// Called when the content is being removed. Its life ends when `tracker` finds that no animation begun for it is
    /// running.
    func beginLeaving(under transaction: Transaction, tracker: AnimationTracker)
    /// Called when the content is to stay after all.
    func returnFromLeaving(under transaction: Transaction)
}

extension _ViewNode {
    /// The transitions at this place: those of its own views, without those inside containers and those already
    /// departing.
    final var transitionHolders: [any TransitionHolder] {
        var holders: [any TransitionHolder] = []
        var stack: [_ViewNode] = [self]
        while let node = stack.popLast() {
            if node.departs, node !== self { continue }
            if let holder = node as? any TransitionHolder {
                holders.append(holder)
            } else if !(node is any LayoutItemNode) {
                node.appendChildren(to: &stack)
            }
        }
        return holders
    }
}
