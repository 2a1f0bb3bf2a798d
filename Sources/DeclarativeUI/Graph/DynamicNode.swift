/// A node whose child may be replaced by another, with its own life.
class DynamicNode: OneChildNode {
    /// The child goes; `child` is then `nil`, or one that was on its way out and is called back.
    ///
    /// - Parameters:
    ///   - tag: what told the child that goes from others; `nil` if there is none.
    ///   - next: what tells the child that is to come.
    final func replaceChild(tag: AnyHashable?, with next: AnyHashable?) {
        if let child { graph.end(child, .gone) }
        child = nil
        structureDidChange()
    }

    /// A new child has come into a tree that was there before.
    final func arrive(_ new: _ViewNode) {
        child = new
        structureDidChange()
    }
}

extension ViewGraph {
    /// Ends the life of a node and all below it. Those who want to know that it has disappeared are told in `stage`.
    func end(_ node: _ViewNode, _ stage: ActionList.Stage) {
        if stage == .vanished { willEmptyPlace(of: node) }
        let before = endingStage
        endingStage = stage
        defer { endingStage = before }
        node.tearDown()
    }
}
