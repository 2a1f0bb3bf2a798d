import Foundation
import UnifiedStorage

/// A place in the trait hierarchy for an object that is no view: a sprite, a document, a row of a model.
///
/// Give your class a node, adopt ``UITraitNodeOwner``, and set the node's parent: a view, a controller, a window, a
/// scene or another node. The object then has `traitCollection`, `traitOverrides` and trait change registrations.
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

    /// The object handlers get as their first parameter; the node itself while there is none. Held weakly.
    public weak var owner: (any UITraitNodeOwner)?

    package var environment: any UITraitEnvironment {
        if let owner { return owner }
        return self
    }

    /// Makes a node without a parent.
    public override init() {
        _ = DeviceTraits.predict
        super.init()
    }

    /// Lets this node inherit from an object of the trait hierarchy, from now on; `nil` leaves it its last traits.
    ///
    /// The parent keeps the node's children weakly. An object outside the hierarchy, or one below this node, traps.
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

    /// The object this node inherits from.
    public var parent: (any UITraitEnvironment)? { parentStorage }

    /// The traits in force at this node.
    public var traitCollection: UITraitCollection { answeredTraits }
    /// The trait values this node sets for itself and the nodes below it.
    public var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }
    /// Does nothing and is not called: register for the traits that matter.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Puts what was staged in this node's tree in force now.
    public func updateTraitsIfNeeded() { updateTraitsNow() }

    package var scopeParent: (any ScopeNode)? { parentStorage }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) { forEachAttachedNode(body) }
    package var scopeChildLimit: Int { attachedNodeLimit }
}

/// An object that takes part in the trait hierarchy through a node of its own.
@MainActor @preconcurrency public protocol UITraitNodeOwner: UITraitEnvironment, UITraitChangeObservable {
    /// The object's place in the hierarchy.
    var traitNode: UITraitNode { get }
}

extension UITraitNodeOwner {
    /// The traits in force at the object's node.
    public var traitCollection: UITraitCollection { traitNode.traitCollection }
    /// The trait values the object sets for itself and the nodes below it.
    public var traitOverrides: UITraitOverrides {
        get { traitNode.traitOverrides }
        set { traitNode.traitOverrides = newValue }
    }
    /// Does nothing and is not called: register for the traits that matter.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
