/// A node that nodes of one's own can inherit from.
@MainActor package protocol AttachmentParent: ScopeNode {
    var attachedNodes: AttachedNodes { get }
    /// The node as the parent of another.
    var publicParent: (any UITraitEnvironment)? { get }
}

/// A node of one's own: it inherits from the node it was given as its parent.
@MainActor package protocol AttachedNode: ScopeNode {
    /// The parent, held weakly. Set only by `attach(to:)`.
    var attachmentParent: (any AttachmentParent)? { get set }
    /// The kind of the node, for messages.
    var kind: String { get }
}

extension AttachedNode {
    package var scopeParent: (any ScopeNode)? { attachmentParent }

    /// Makes this node inherit from another; with `nil`, it keeps its latest values.
    package func attach(to parent: (any AttachmentParent)?) {
        // A node with nothing below it is above none.
        var ancestor: (any ScopeNode)? = scopeChildLimit > 0 || parent === self ? parent : nil
        while let above = ancestor {
            require(
                above !== self,
                "\(kind) cannot be its own ancestor: its new parent, a \(parent.map { "\($0.placeType)" } ?? ""), "
                    + "is the node or below it. Give that another parent first.")
            ancestor = above.scopeParent
        }
        require(
            parent == nil || ownScope?.isLive != true,
            "The root of a tree has no parent: this node was created with traits of its own. Create it without.")
        let inherited = inheritedScope
        let hadParent = attachmentParent != nil
        attachmentParent?.attachedNodes.remove(ObjectIdentifier(self))
        attachmentParent = parent
        parent?.attachedNodes.add(self)
        scopeParentDidChange(from: inherited, hadParent: hadParent)
    }

    /// Makes this node the root of a tree that takes part in updates.
    func becomeRoot(_ traits: UITraitCollection) {
        _ = DeviceTraits.predict
        let writes = traits.map.entries.filter { $0.id.space == .trait }.map(\.write)
        let scope = Scope(root: Scope.prediction.applying(writes))
        scope.isLive = true
        adopt(scope)
    }

    /// Called in the deinitializer.
    package func leaveParent() { attachmentParent?.attachedNodes.remove(ObjectIdentifier(self)) }
}
