extension UITraitEnvironment {
    /// The object's place in the trait hierarchy; `nil` for an object outside of it.
    package var node: (any TraitNode)? { (self as? any UITraitNodeOwner)?.traitNode ?? self as? any TraitNode }
}

extension UITraitEnvironment {
    /// The node from which trait nodes below this object inherit.
    package var traitParent: any AttachmentParent { (self as? any ParentEnvironment)?.nodeForTraits ?? parentNode }

    /// The node from which environment nodes below this object inherit.
    package var environmentParent: any AttachmentParent {
        (self as? any ParentEnvironment)?.nodeForValues ?? parentNode
    }

    private var parentNode: any AttachmentParent {
        guard let node else {
            fatalError(
                "A node's parent must be in the trait hierarchy: \(type(of: self)) is not. Pass a view, controller, "
                    + "window, scene, an owner of a trait node or an environment node.")
        }
        return node
    }
}

/// An object of which nodes inherit otherwise than from its trait node.
@MainActor package protocol ParentEnvironment: UITraitEnvironment {
    /// The node from which trait nodes below inherit.
    var nodeForTraits: any AttachmentParent { get }
    /// The node from which environment nodes below inherit.
    var nodeForValues: any AttachmentParent { get }
}

extension UITraitDefinition {
    /// Its key in the store.
    package static var keyID: KeyID { KeyID(self, in: .trait) }
}
