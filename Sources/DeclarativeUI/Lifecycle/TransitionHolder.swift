/// A node that says how what is below it comes and goes.
@MainActor protocol TransitionHolder: _ViewNode {
    /// Whether what is below goes at once, and is gone before others take its place.
    var isIdentityTransition: Bool { get }
    /// Whether the transition has an animation of its own, for changes that are not animated.
    var hasOwnAnimation: Bool { get }
    /// What is below has come into a tree that was there before.
    func beginArriving(under transaction: Transaction)
    /// What is below is to go; its life ends when `tracker` says that no animation begun for it is running.
    func beginLeaving(under transaction: Transaction, tracker: AnimationTracker)
    /// What is below stays after all.
    func returnFromLeaving(under transaction: Transaction)
}

extension _ViewNode {
    /// The transitions at this place: those of its own views, not of what is inside containers or on its way out
    /// already.
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
