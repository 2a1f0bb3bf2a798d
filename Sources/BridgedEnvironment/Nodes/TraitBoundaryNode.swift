/// The place behind the boundary of an environment node, from which the trait nodes below it inherit.
@MainActor final class TraitBoundaryNode: AttachmentParent, BoundaryPlace, UnnamedPlace {
    var scopeLink = ScopeLink()
    let attachedNodes = AttachedNodes()
    private(set) weak var environmentNode: EnvironmentNode?
    private let boundary: TraitBoundary

    init(of node: EnvironmentNode, in scope: Scope) {
        environmentNode = node
        boundary = TraitBoundary(in: scope)
        adopt(boundary.scope, isBoundary: true)
        boundary.place = self
    }

    /// Called when the environment node goes.
    func end() {
        attachedNodes.outlive(in: boundary.scope, leaving: self)
        boundary.end()
    }

    var publicParent: (any UITraitEnvironment)? { environmentNode }
    var scopeParent: (any ScopeNode)? { environmentNode }
    func forEachScopeChild(_ body: (any ScopeNode) -> Void) { attachedNodes.forEach { body($0) } }
    var scopeChildLimit: Int { attachedNodes.count }
    var observers: [KeyObserver] { [] }
    var worldBelow: Explanation.World { .imperative }
    func origin(of id: KeyID) -> KeyID? { boundary.origin(of: id) }
}
