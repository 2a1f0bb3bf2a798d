import Foundation

/// A node of the trait hierarchy for an object that is not a view, such as a sprite, a document or a row of a model.
///
/// Give your class a node, conform to ``UITraitNodeOwner``, and set the node's parent: a view, a controller, a
/// window, a scene or another node. The object then has `traitCollection`, `traitOverrides` and trait change
/// registrations.
///
/// ```swift
/// final class Sprite: UITraitNodeOwner {
///     let traitNode = UITraitNode()
///     var needsDisplay = false
/// }
/// let sprite = Sprite()
/// sprite.traitNode.owner = sprite
/// sprite.traitNode.setParent(view)
/// sprite.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (sprite: Sprite, _) in
///     sprite.needsDisplay = true
/// }
/// ```
@MainActor @preconcurrency public final class UITraitNode: NSObject, TraitNode, AttachedNode, UITraitChangeObservable {
    package var scopeLink = ScopeLink()
    package var traitRecord: TraitRecord?
    package weak var attachmentParent: (any AttachmentParent)?

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

    /// Creates the root of a separate tree, which takes part in updates like the tree of a window.
    public init(rootTraits: UITraitCollection) {
        super.init()
        becomeRoot(rootTraits)
    }

    isolated deinit {
        leaveParent()
        if attachedNodeLimit > 0 { attachedNodes.outlive(in: nearestScope) }
    }

    /// Makes this node inherit traits from an object of the trait hierarchy or an environment node. With `nil`, it
    /// keeps its latest traits.
    ///
    /// The parent holds its child nodes weakly. An object outside of the hierarchies, or a descendant of this node,
    /// traps.
    public func setParent(_ parent: (any UITraitEnvironment)?) { attach(to: parent.map { $0.traitParent }) }

    /// The object from which this node inherits traits; `nil` if it has no parent.
    public var parent: (any UITraitEnvironment)? { attachmentParent?.publicParent }

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

    package var kind: String { "A trait node" }
    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) { forEachAttachedNode(body) }
    package var scopeChildLimit: Int { attachedNodeLimit }
}

/// An object that participates in the trait hierarchy through its own node. Any class can adopt the protocol.
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

// So that a class need not inherit from `NSObject` for the sake of `UITraitEnvironment`.
extension UITraitNodeOwner {
    /// Returns whether another object is the same one.
    public nonisolated func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    /// The hash value of the object's identity.
    public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object itself, as `NSObjectProtocol` requires.
    public nonisolated func `self`() -> Self { self }
    /// Returns `false`: the object does not stand for another one.
    public nonisolated func isProxy() -> Bool { false }
    /// The name of the object's class.
    public nonisolated var description: String { "\(type(of: self))" }
}
