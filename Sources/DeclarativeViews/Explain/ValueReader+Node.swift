import BridgedEnvironment

extension ValueReader {
    /// Makes the reader for a view at its place.
    @MainActor package init(_ node: _ViewNode) { self.init(TreePath(of: node), in: node.scope) }
}
