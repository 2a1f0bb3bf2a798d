/// What a node pays for taking part: its nearest scope, found when first needed, and how fresh that finding is.
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
        /// A dependent or a scope is at or below this node.
        static let leads = Flags(rawValue: 4)
        /// The own scope's parent is set by its owner, not by the node's place.
        static let isBorder = Flags(rawValue: 8)
    }

    /// Advances when a node's nearest scope may have changed.
    // Used on the main actor only; see `validFacet`.
    @exclusivity(unchecked) nonisolated(unsafe) static var epoch: UInt32 = 1

    /// The facet of a link's scope, if nothing changed since both were found. For the main actor's code only.
    ///
    /// Takes the link in parts and the scope unmanaged, so that asking costs no retain: the caller's link keeps it alive.
    /// It is not isolated as its closure would be checked at every call.
    package nonisolated static func validFacet(
        of scope: Unmanaged<Scope>, epoch: UInt32, flags: Flags
    ) -> AnyObject? {
        guard epoch == ScopeLink.epoch || flags.contains(.owns) else { return nil }
        return scope._withUnsafeGuaranteedRef { $0.validFacet }
    }

    /// Whether `scope` is the nearest one: nothing moved since it was found, or it is the node's own.
    var isCurrent: Bool { epoch == ScopeLink.epoch || flags.contains(.owns) }

    /// Advances when a node with dependents at or below it may have changed its depth.
    @exclusivity(unchecked) @MainActor static var depthEpoch: UInt32 = 1

    /// Makes every dependent ask for its depth again.
    @MainActor package static func depthsChanged() {
        depthEpoch &+= 1
        if depthEpoch == 0 { depthEpoch = 1 }
    }

    @MainActor static func structureChanged() {
        epoch &+= 1
        if epoch == 0 { epoch = 1 }
    }
}

/// A node of an imperative tree through which values flow.
@MainActor package protocol ScopeNode: AnyObject {
    /// The node's place among scopes.
    var scopeLink: ScopeLink { get set }
    /// The node values are inherited from.
    var scopeParent: (any ScopeNode)? { get }
    /// A node above this one, the next but one or further where no other has a parent of its own choosing between, and
    /// how many steps up it is.
    var scopeStride: (node: any ScopeNode, steps: Int)? { get }
    /// Calls `body` with each node that inherits from this one.
    func forEachScopeChild(_ body: (any ScopeNode) -> Void)
    /// The dependents that belong to this node.
    var dependents: [Dependent] { get }
    /// Whether the node answers with its own staged writes before they are committed.
    var answersStagedWrites: Bool { get }
}

extension ScopeNode {
    package var answersStagedWrites: Bool { false }
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
        for node in path {
            node.scopeLink.scope = found
            node.scopeLink.epoch = ScopeLink.epoch
        }
        return found
    }

    /// The scope this node inherits from, its own left aside.
    package var inheritedScope: Scope { scopeParent?.nearestScope ?? .predicted }

    /// The committed values here.
    package var committedMap: PropertyMap { nearestScope.map }

    /// The values this node answers with: the committed ones, and its own staged ones where its kind answers with them.
    package var answeredMap: PropertyMap {
        let scope = nearestScope
        if answersStagedWrites, scopeLink.flags.contains(.owns), scope.hasStagedWrites {
            return scope.mapWithStagedWrites
        }
        return scope.map
    }

    /// This node's own scope, if it has one.
    package var ownScope: Scope? { scopeLink.flags.contains(.owns) ? scopeLink.scope : nil }

    /// This node's own scope, made now if it has none. The dependents below are filed there from now on.
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

    /// Makes `scope` this node's own from birth. With `isBorder` its parent is the caller's business.
    package func adopt(_ scope: Scope, isBorder: Bool = false) {
        if scopeLink.epoch == ScopeLink.epoch, scopeLink.scope != nil { ScopeLink.structureChanged() }
        scope.owner = self
        scopeLink.scope = scope
        scopeLink.epoch = ScopeLink.epoch
        scopeLink.flags.insert(.owns)
        if isBorder { scopeLink.flags.insert(.isBorder) }
        markLeading()
    }

    /// Tells the nodes above that a dependent or a scope is here.
    package func markLeading() {
        scopeLink.flags.insert(.leads)
        var node = scopeParent
        while let above = node, !above.scopeLink.flags.contains(.leads) {
            above.scopeLink.flags.insert(.leads)
            node = above.scopeParent
        }
    }

    /// Files one of this node's dependents where the node stands.
    package func file(_ dependent: Dependent, keys: [KeyID]) {
        dependent.file(in: nearestScope, keys: keys)
        markLeading()
    }

    /// Tells the store that this node inherits from another node than before.
    ///
    /// - Parameter old: what `inheritedScope` was before the change, and whether there was a parent at all.
    package func scopeParentDidChange(from old: Scope, hadParent: Bool) {
        if scopeLink.flags.contains(.leads) { ScopeLink.depthsChanged() }
        if scopeLink.flags.contains(.isBorder) { return }
        guard let parent = scopeParent else {
            if hadParent { keepLastValues(of: old) }
            return
        }
        if scopeLink.flags.contains(.leads) { parent.markLeading() }
        let new = parent.nearestScope
        var cameFromElsewhere = true
        if scopeLink.flags.contains(.isSnapshot), let snapshot = ownScope {
            scopeLink.flags.remove([.owns, .isSnapshot])
            scopeLink.scope = nil
            ScopeLink.structureChanged()
            rehomeBelow(to: new, valuesMayDiffer: true)
            snapshot.owner = nil
        } else if let scope = ownScope {
            cameFromElsewhere = scope.parent !== new
            scope.move(to: new)
        } else if old !== new {
            // Nodes below that found their scope through this one look again.
            if scopeLink.scope != nil { ScopeLink.structureChanged() }
            rehomeBelow(to: new, valuesMayDiffer: true)
        } else {
            cameFromElsewhere = false
        }
        if cameFromElsewhere, new === Scope.predicted, scopeLink.flags.contains(.leads) {
            // Its dependents have to be told apart from those of other trees that were never in a window.
            scopeTop.standAlone()
        }
        // An object that joins takes what its parent answers at that moment, staged writes included.
        if parent.answersStagedWrites, parent.ownScope?.hasStagedWrites == true {
            let answered = parent.answeredMap
            let scope = ownScope ?? makeSnapshot(parent: new)
            scope.holdUntilCommit(answered)
        }
    }

    /// Keeps the values this node had inside `old` while it is outside every tree.
    private func keepLastValues(of old: Scope) {
        if let scope = ownScope {
            if scope.parent === Scope.predicted { return }
            scope.freeze()
        } else if old !== Scope.predicted {
            let snapshot = makeSnapshot(parent: old)
            snapshot.freeze()
        }
    }

    /// Gives the top of a tree that was never in a window a scope of its own until it joins another tree.
    private func standAlone() {
        if ownScope == nil { _ = makeSnapshot(parent: .predicted) }
    }

    private func makeSnapshot(parent: Scope) -> Scope {
        let snapshot = Scope(parent: parent)
        adopt(snapshot)
        scopeLink.flags.insert(.isSnapshot)
        ScopeLink.structureChanged()
        rehomeBelow(to: snapshot, valuesMayDiffer: false)
        return snapshot
    }

    /// Files the dependents and scopes at and below this node, down to the next scopes, at `scope`.
    ///
    /// Visits only nodes that lead to one.
    private func rehomeBelow(to scope: Scope, valuesMayDiffer: Bool) {
        if !scopeLink.flags.contains(.leads) { return }
        var stack: [any ScopeNode] = [self]
        while let node = stack.popLast() {
            let flags = node.scopeLink.flags
            guard flags.contains(.leads) else { continue }
            if node !== self, flags.contains(.owns) {
                if !flags.contains(.isBorder), let below = node.scopeLink.scope {
                    if valuesMayDiffer { below.move(to: scope) } else { below.reparentUnchanged(to: scope) }
                }
                continue
            }
            for dependent in node.dependents where dependent.home !== scope {
                dependent.rehome(to: scope, valuesMayDiffer: valuesMayDiffer)
            }
            node.forEachScopeChild { child in
                if child.scopeLink.flags.contains(.leads) { stack.append(child) }
            }
        }
    }

    /// The topmost node above this one.
    package var scopeTop: any ScopeNode {
        var node: any ScopeNode = self
        while let above = node.scopeStride { node = above.node }
        return node
    }

    /// How many nodes are above this one.
    package var scopeDepth: Int {
        var depth = 0
        var stride = scopeStride
        while let (node, steps) = stride {
            depth += steps
            stride = node.scopeStride
        }
        return depth
    }
}

extension Scope {
    /// Puts a scope with the same values between this one and its parent.
    func reparentUnchanged(to newParent: Scope) {
        if parent === newParent { return }
        for key in Array(climbs.keys) { withdrawInterest(in: key) }
        parent = newParent
        for key in interests.keys { climb(for: key) }
        inputsChanged()
    }

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
