/// The storage a node needs to take part: its nearest scope, found when first needed, and the age of that result.
package struct ScopeLink: Sendable {
    package var scope: Scope?
    package var epoch: UInt32 = 0
    package var flags: Flags = []

    /// A link of a node that has not asked yet.
    package init() {}

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        /// `scope` is this node's own.
        static let owns = Flags(rawValue: 1)
        /// The own scope only keeps the values of a detached tree and goes when the tree joins another.
        static let isSnapshot = Flags(rawValue: 2)
        /// An observer or a scope is at or below this node.
        static let leads = Flags(rawValue: 4)
        /// The own scope's parent is set by its owner, not by the node's place.
        static let isBoundary = Flags(rawValue: 8)
        /// `scope` is the one the node stood in when the node it inherits from was released.
        static let keepsLast = Flags(rawValue: 16)
        /// The node inherits from another one than the node that its place among others suggests.
        package static let choosesParent = Flags(rawValue: 32)
    }

    /// Advances when a node's nearest scope may have changed.
    // Used on the main actor only; see `validDerivedValue`.
    nonisolated(unsafe) static var epoch: UInt32 = 1

    /// The derivedValue of a link's scope, if nothing changed since both were found. For the main actor's code only.
    ///
    /// Takes the link in parts and the scope unmanaged, so that asking costs no retain: the caller's link keeps it
    /// alive. Not isolated, as the closure in it would then check where it runs at every call.
    package nonisolated static func validDerivedValue(
        of scope: Unmanaged<Scope>, epoch: UInt32, flags: Flags
    ) -> AnyObject? {
        MainContext.assertCurrent()
        guard epoch == ScopeLink.epoch || flags.contains(.owns) else { return nil }
        return scope._withUnsafeGuaranteedRef { $0.validDerivedValue }
    }

    /// Whether `scope` is the nearest one: nothing moved since it was found, or it is the node's own.
    var isCurrent: Bool { epoch == ScopeLink.epoch || flags.contains(.owns) }

    /// The scope, if it is known to be the nearest one. For the main actor's code only.
    package var current: Scope? { isCurrent ? scope : nil }

    /// The scope, if it is known to be the node's current one, or its last one before the inherited node was released.
    package var lastKnown: Scope? { current ?? lastKept }

    /// The node's last scope before the inherited node was released, as long as it inherits from no other.
    var lastKept: Scope? { flags.contains(.keepsLast) ? scope : nil }

    /// The scope, if it is the node's own.
    package var ownScope: Scope? { flags.contains(.owns) ? scope : nil }

    /// Advances when a node with observers at or below it may have changed its depth.
    @MainActor static var depthEpoch: UInt32 = 1

    /// Makes every observer ask for its depth again.
    @MainActor package static func depthsChanged() {
        depthEpoch &+= 1
        placeEpoch &+= 1
        if depthEpoch == 0 { depthEpoch = 1 }
    }

    /// Advances when any node comes to inherit from another.
    @MainActor static var placeEpoch: UInt64 = 0

    /// How many nodes are told one by one that they have to look again.
    static let localLimit = 16

    @MainActor static func structureChanged() {
        epoch &+= 1
        if epoch == 0 { epoch = 1 }
    }
}

/// A node of an imperative tree through which values flow.
@MainActor package protocol ScopeNode: TreePlace {
    /// The node's place among scopes.
    var scopeLink: ScopeLink { get set }
    /// The node values are inherited from.
    var scopeParent: (any ScopeNode)? { get }
    /// A node above this one, and how many steps up it is. It may be further up than the parent, as long as no node
    /// that is skipped chooses its own parent.
    var scopeStride: (node: any ScopeNode, steps: Int)? { get }
    /// Calls `body` with each node that inherits from this one.
    func forEachScopeChild(_ body: (any ScopeNode) -> Void)
    /// How many nodes `forEachScopeChild` visits at most.
    var scopeChildLimit: Int { get }
    /// The observers that belong to this node.
    var observers: [KeyObserver] { get }
    /// The observers of a node with writes of its own that are filed outside of these.
    var surroundingObservers: [KeyObserver] { get }
    /// Whether the node's values include its own staged writes before they are committed.
    var answersStagedWrites: Bool { get }
    /// Whether the node takes the writes that wait at the node it joins, also outside of windows.
    var takesStagedWrites: Bool { get }
}

extension ScopeNode {
    package var surroundingObservers: [KeyObserver] { [] }
    package var answersStagedWrites: Bool { false }
    package var takesStagedWrites: Bool { true }
    package var scopeStride: (node: any ScopeNode, steps: Int)? {
        if let above = scopeParent { return (above, 1) }
        return nil
    }

    /// The nearest scope at or above this node. One comparison when nothing moved since the last time.
    package var nearestScope: Scope {
        let link = scopeLink
        if let scope = link.scope, link.isCurrent { return scope }
        return findNearestScope()
    }

    private func findNearestScope() -> Scope {
        // Reads mostly come from above to below: then the node above knows.
        guard let parent = scopeParent else {
            if let last = scopeLink.lastKept { return last }
            scopeLink.scope = .predicted
            scopeLink.epoch = ScopeLink.epoch
            return .predicted
        }
        let link = parent.scopeLink
        if let scope = link.scope, link.isCurrent {
            scopeLink.scope = scope
            scopeLink.epoch = ScopeLink.epoch
            return scope
        }
        var path: [any ScopeNode] = [self, parent]
        var found = Scope.predicted
        while let above = path[path.count - 1].scopeParent {
            let link = above.scopeLink
            if let scope = link.scope, link.isCurrent {
                found = scope
                break
            }
            path.append(above)
        }
        if found === Scope.predicted { found = path[path.count - 1].scopeLink.lastKept ?? found }
        for node in path {
            node.scopeLink.scope = found
            node.scopeLink.epoch = ScopeLink.epoch
        }
        return found
    }

    /// Lets this node, which is about to be released, find its last scope although the inherited node is gone.
    package func keepLast(_ scope: Scope) {
        if ownScope != nil || scopeParent != nil { return }
        scopeLink.scope = scope
        scopeLink.epoch = 0
        scopeLink.flags.insert(.keepsLast)
    }

    /// The scope this node inherits from, its own left aside.
    package var inheritedScope: Scope { scopeParent?.nearestScope ?? .predicted }

    /// The committed values here.
    package var committedMap: PropertyMap { nearestScope.map }

    /// The values read at this node: the committed ones, with its own staged writes where its kind includes them.
    package var answeredMap: PropertyMap {
        let scope = nearestScope
        return scope.hasStagedWrites && seesStagedWrites(of: scope) ? scope.mapWithStagedWrites : scope.map
    }

    /// Whether this node's values already include the writes staged at `scope`: only if that is its own scope, and its
    /// kind includes staged writes.
    package func seesStagedWrites(of scope: Scope) -> Bool { answersStagedWrites && ownScope === scope }

    /// This node's own scope, if it has one.
    package var ownScope: Scope? { scopeLink.flags.contains(.owns) ? scopeLink.scope : nil }

    /// This node's own scope, made now if it has none. The observers below are filed there from now on.
    package func makeOwnScope() -> Scope {
        if let scope = ownScope {
            scopeLink.flags.remove(.isSnapshot)
            return scope
        }
        let inherited = nearestScope
        let scope = Scope(parent: inherited)
        adopt(scope)
        rehomeBelow(to: scope, valuesMayDiffer: false)
        return scope
    }

    /// Makes `scope` this node's own from birth. With `isBoundary` its parent is the caller's business.
    package func adopt(_ scope: Scope, isBoundary: Bool = false) {
        forgetFindings()
        scope.owner = self
        scopeLink.scope = scope
        scopeLink.epoch = ScopeLink.epoch
        scopeLink.flags.insert(.owns)
        if isBoundary { scopeLink.flags.insert(.isBoundary) }
        markLeading()
    }

    /// Makes this node, and those below that found their scope through it, look for their scope again: one by one where
    /// they are few, else all nodes there are.
    ///
    /// Below a node that has not found its scope there is none that has.
    func forgetFindings() {
        if !scopeLink.isCurrent || scopeLink.scope == nil { return }
        scopeLink.epoch = 0
        var left = ScopeLink.localLimit
        var stack: [any ScopeNode] = [self]
        while let node = stack.popLast() {
            let count = node.scopeChildLimit
            if count == 0 { continue }
            left -= count
            if left < 0 { return ScopeLink.structureChanged() }
            node.forEachScopeChild { child in
                if child.scopeLink.flags.contains(.owns) || !child.scopeLink.isCurrent { return }
                child.scopeLink.epoch = 0
                stack.append(child)
            }
        }
    }

    /// Tells the nodes above that an observer or a scope is here.
    package func markLeading() {
        scopeLink.flags.insert(.leads)
        var node = scopeParent
        while let above = node, !above.scopeLink.flags.contains(.leads) {
            above.scopeLink.flags.insert(.leads)
            node = above.scopeParent
        }
    }

    /// Files one of this node's observers where the node stands.
    package func file(_ observer: KeyObserver, keys: [KeyID]) {
        observer.file(in: nearestScope, keys: keys)
        markLeading()
    }

    /// The topmost node above this one.
    package var scopeTop: any ScopeNode {
        var node: any ScopeNode = self
        while let above = node.scopeStride { node = above.node }
        return node
    }

    /// How many nodes are above this one.
    package var scopeDepth: Int { ScopeDepths.depth(of: self) }
}

extension Scope {
    /// The node of the tree this scope stands in, if an imperative node is at or above it.
    package var nearestOwner: (any ScopeNode)? {
        var scope: Scope? = self
        while let here = scope {
            if let owner = here.owner { return owner }
            scope = here.parent
        }
        return nil
    }
}
