import ImperativeUI
import UnifiedStorage

extension PlatformViewHost {
    /// Makes the boundary from which what a node presents inherits: the node's environment.
    convenience init(presenting node: any PresentingNode) {
        self.init(outer: node.scope, node: ScopeName.presentation)
    }
}

extension ScopeName {
    fileprivate static let presentation = ScopeName("Presentation")
}
