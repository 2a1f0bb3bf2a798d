import Foundation

/// A node of the environment for an object that is not a view, such as an element of a scene or a row of a model.
///
/// A node inherits the environment of its parent, which is another environment node or an object of the trait
/// hierarchy. Bridged keys cross between the two as they do between UIKit and SwiftUI. Nodes below a trait node read
/// a bridged key from its traits. Trait nodes below an environment node have the traits that its bridged values stand
/// for.
///
/// ```swift
/// let scene = UITraitNode(rootTraits: UITraitCollection(userInterfaceStyle: .dark))
/// let overlay = EnvironmentNode()
/// overlay.setParent(scene)
/// overlay.environment(\.danger, .high)
/// overlay.observe { values in draw(values.colorScheme, values.danger) }
/// ```
///
/// Nodes without writes share the values of the nearest node that has some, so a node costs little. The parent holds
/// its nodes weakly.
@MainActor @preconcurrency public final class EnvironmentNode: NSObject, UITraitEnvironment {
    package var scopeLink = ScopeLink()
    package weak var attachmentParent: (any AttachmentParent)?
    package let attachedNodes = AttachedNodes()
    /// The changes of the environment, in order.
    var changes: [EnvironmentChange] = []
    /// Runs the changes again when something that they have read changes.
    var surroundings: SurroundingsObserver?
    /// The reads of observable objects by the changes.
    var observed: ObservedRun?
    /// The changes by which keys were written when they last ran.
    var origins: [KeyID: WriteOrigin] = [:]
    package var queuedPhases = UpdatePhaseSet()
    /// The code that runs again when values change here.
    var runs: [EnvironmentRun] = []
    private var boundary: TraitBoundaryNode?

    /// The object that the node belongs to. Explanations show the name of its type. Held weakly.
    public weak var owner: AnyObject?

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
        observed?.end()
        surroundings?.unfile()
        for run in runs { run.end() }
        if attachedNodes.count > 0 { attachedNodes.outlive(in: nearestScope) }
        boundary?.end()
    }

    // MARK: Place

    /// Makes this node inherit from an environment node or an object of the trait hierarchy. With `nil`, it keeps its
    /// latest values.
    ///
    /// The parent holds the node weakly. An object outside of the hierarchies, or a descendant of this node, traps.
    public func setParent(_ parent: (any UITraitEnvironment)?) { attach(to: parent.map { $0.environmentParent }) }

    /// The object from which this node inherits; `nil` if it has no parent.
    public var parent: (any UITraitEnvironment)? { attachmentParent?.publicParent }

    /// The node from which trait nodes below this one inherit: a boundary, made when it is first needed.
    var traitBoundary: TraitBoundaryNode {
        if let boundary { return boundary }
        let made = TraitBoundaryNode(of: self, in: makeOwnScope())
        boundary = made
        markLeading()
        return made
    }

    // MARK: Values

    /// The environment values at this node. They include its own writes once these have taken effect.
    public var values: EnvironmentValues { EnvironmentValues(map: committedMap) }

    /// The traits that represent the values, which are those of a trait node below this node.
    public var traitCollection: UITraitCollection { values.withTraits { $0 } }

    /// Does nothing and is never called; use ``observe(in:_:)`` instead.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Applies all pending changes in this node's tree, and runs the code that observes them, before returning.
    public func updateIfNeeded() { UpdateQueue.shared.flush(including: .around(self)) }
}

extension EnvironmentNode: AttachedNode, AttachmentParent, ParentEnvironment, DeclarativePlace {
    package var nodeForTraits: any AttachmentParent { traitBoundary }
    package var nodeForValues: any AttachmentParent { self }
    package var scope: Scope { inheritedScope }
    package var childScope: Scope { nearestScope }
    package var isShownInTree: Bool { true }
    package var isShownInPaths: Bool { true }
    package var isEnvironmentChange: Bool { false }

    package var kind: String { "An environment node" }

    package func forEachScopeChild(_ body: (any ScopeNode) -> Void) {
        attachedNodes.forEach { body($0) }
        if let boundary { body(boundary) }
    }

    package var publicParent: (any UITraitEnvironment)? { self }
    package var scopeChildLimit: Int { attachedNodes.count + (boundary == nil ? 0 : 1) }
    package var observers: [KeyObserver] { runs }
    package var surroundingObservers: [KeyObserver] { surroundings.map { [$0] } ?? [] }
    package var placeType: Any.Type { owner.map { type(of: $0) } ?? EnvironmentNode.self }

    package func origin(ofWriting id: KeyID) -> WriteOrigin { origins[id] ?? WriteOrigin("environment") }
}
