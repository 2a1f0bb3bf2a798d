import ImperativeUI
import UnifiedStorage

extension PlatformViewHost {
    /// Makes the boundary from which what a node presents inherits: the node's environment.
    convenience init(presenting node: any PresentingNode) {
        self.init(outer: node.scope, node: PresentationLabel.shared)
    }
}

/// What the scope of something presented is called.
final class PresentationLabel: ScopeLabel {
    static let shared = PresentationLabel()
    let scopeLabel = "Presentation"
}
