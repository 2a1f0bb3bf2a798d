import Foundation

/// A node of the trait hierarchy for an object that is not a view, such as a sprite, a document or a row of a model.
///
/// Give your class a node, conform to ``UITraitNodeOwner``, and set the node's parent: a view, a controller, a
/// window, a scene or another node. The object then has `traitCollection`, `traitOverrides` and trait change
/// registrations.
///
/// ```swift
/// final class Sprite: NSObject, UITraitNodeOwner {
///     let traitNode = UITraitNode()
/// }
/// let sprite = Sprite()
/// sprite.traitNode.owner = sprite
/// sprite.traitNode.setParent(view)
/// sprite.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (sprite: Sprite, _) in sprite.redraw() }
/// ```
@MainActor @preconcurrency public final class UITraitNode: NSObject, TraitNode, UITraitChangeObservable {
    package var scopeLink = ScopeLink()
    package var traitRecord: TraitRecord?
    private weak var parentStorage: (any TraitNode)?

    /// The object that handlers receive as their first argument; the node itself if there is no owner. Held weakly.
    public weak var owner: (any UITraitNodeOwner)?

    package var environment: any UITraitEnvironment {
        if let owner { return owner }
        return self
    }

    /// Creates a node without a parent.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    /// Makes this node inherit traits from an object of the trait hierarchy; with `nil`, it keeps its latest traits.
    ///
    /// The parent holds its child nodes weakly. An object outside the hierarchy, or a descendant of this node, traps.
    public func setParent(_ parent: (any UITraitEnvironment)?) {
        let node = parent.map { parent in
            guard let node = parent.node else {
                fatalError(
                    "A trait node's parent must be in the trait hierarchy: \(type(of: parent)) is not. "
                        + "Pass a view, controller, window, scene or an owner of a trait node.")
            }
            return node
        }
        var ancestor: (any ScopeNode)? = node
        while let above = ancestor {
            require(
                above !== self,
                "A trait node cannot be its own ancestor: its new parent, a \(parent.map { "\(type(of: $0))" } ?? ""), "
                    + "is the node or below it. Give that another parent first.")
            ancestor = above.scopeParent
        }
        let inherited = inheritedScope
        let hadParent = parentStorage != nil
        parentStorage?.traitRecord?.attachedNodes.removeAll { $0.node === self || $0.node == nil }
        parentStorage = node
        node?.record.attachedNodes.append(TraitRecord.WeakNode(node: self))
        scopeParentDidChange(from: inherited, hadParent: hadParent)
    }

    /// The object from which this node inherits traits.
    public var parent: (any UITraitEnvironment)? { parentStorage }

    /// The effective traits of this node.
    public var traitCollection: UITraitCollection { answeredTraits }
    /// The trait values that override the inherited ones for this node and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }
    /// Does nothing and is never called; register for the relevant traits instead.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Applies all pending trait changes in this node's tree immediately.
    public func updateTraitsIfNeeded() { updateTraitsNow() }

    package var scopeParent: (any ScopeNode)? { parentStorage }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) { forEachAttachedNode(body) }
    package var scopeChildLimit: Int { attachedNodeLimit }
}

/// An object that participates in the trait hierarchy through its own node.
@MainActor @preconcurrency public protocol UITraitNodeOwner: UITraitEnvironment, UITraitChangeObservable {
    /// The object's node in the trait hierarchy.
    var traitNode: UITraitNode { get }
}

extension UITraitNodeOwner {
    /// The effective traits of the object's node.
    public var traitCollection: UITraitCollection { traitNode.traitCollection }
    /// The trait values that override the inherited ones for the object and its descendant nodes.
    public var traitOverrides: UITraitOverrides {
        get { traitNode.traitOverrides }
        set { traitNode.traitOverrides = newValue }
    }
    /// Does nothing and is never called; register for the relevant traits instead.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
