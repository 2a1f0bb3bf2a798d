extension ValueReader {
    /// A reader at a node.
    @MainActor package init(_ node: any TraitNode) {
        self.init(
            TreePath(of: node), in: node.nearestScope, seeing: node.answeredMap, world: .imperative,
            seesStagedWrites: node.answersStagedWrites && node.ownScope != nil)
    }
}
