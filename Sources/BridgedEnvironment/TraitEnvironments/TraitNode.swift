/// A node of the imperative tree that has traits: the common part of views, controllers, presentation controllers and
/// scenes.
@MainActor package protocol TraitNode: AttachmentParent, UITraitEnvironment {
    /// The record that few nodes have: overrides, registrations, tracked methods. Made when first needed.
    var traitRecord: TraitRecord? { get set }
    /// Whether the node is in a state in which its handlers are called.
    var receivesTraitChanges: Bool { get }
    /// Whether a tracked method that runs because it was asked for is recorded. Not for controllers: their methods are
    /// called whether a class has them or not, so that being asked for tells nothing.
    var recordsRequestedRuns: Bool { get }
    /// The writes made by the node's place. Everything else that the node sets wins over them.
    var placeWrites: [PropertyWrite] { get }
    /// The object handlers are given for this node.
    var environment: any UITraitEnvironment { get }
}

/// The record of a node that overrides or observes traits.
@MainActor package final class TraitRecord {
    /// The overrides set through `traitOverrides`.
    package var overrides = OverrideList()
    /// The style set through `overrideUserInterfaceStyle`.
    package var style: UIUserInterfaceStyle = .unspecified
    /// The traits set by a parent controller through `setOverrideTraitCollection(_:forChild:)`, or
    /// `overrideTraitCollection`.
    package var parentOverrides: UITraitCollection?
    /// Values the node computes itself. Every override wins over them.
    package var computed: [PropertyWrite] = []
    /// The direction in which a view is laid out, independent of its traits.
    package var semantics = UISemanticContentAttribute.unspecified
    /// Registrations, tracked methods and colours.
    package var observers: [KeyObserver] = []

    /// Nodes of objects that are no views and inherit from this one.
    package var attachedNodes: AttachedNodes {
        if let attached { return attached }
        let made = AttachedNodes()
        attached = made
        return made
    }
    private var attached: AttachedNodes?
    /// How many nodes `attachedNodes` has at most.
    var attachedNodeLimit: Int { attached?.count ?? 0 }

    /// Lets the nodes that inherit from this one keep their latest values, because it goes.
    ///
    /// - Parameters:
    ///   - link: The place of the node among scopes.
    ///   - last: Returns the scope in which the node stands. Called on the main actor only.
    package nonisolated func releaseAttachedNodes(link: ScopeLink, lastIn last: @MainActor () -> Scope) {
        if MainContext.isCurrent {
            MainActor.assumeIsolated { if attachedNodeLimit > 0 { attachedNodes.outlive(in: last()) } }
        } else {
            MainMailbox.leave { [self] in
                if attachedNodeLimit > 0 { attachedNodes.outlive(in: link.lastKnown ?? .predicted) }
            }
        }
    }

    /// All writes of the node, the weaker first replaced by the stronger.
    package func writes(over placeWrites: [PropertyWrite]) -> [PropertyWrite] {
        var all = placeWrites + computed
        if let parentOverrides {
            for entry in parentOverrides.map.entries where entry.id.space == .trait { all.append(entry.write) }
        }
        if let styleWrite { all.append(styleWrite) }
        all += overrides.writes
        // Of each trait the last one, in its place.
        var known: Set<KeyID> = []
        var result: [PropertyWrite] = []
        for write in all.reversed() where known.insert(write.id).inserted { result.append(write) }
        return result.reversed()
    }

    /// The write of one trait among all writes of the node; `nil` if the node does not set it.
    func write(of id: KeyID, over placeWrites: [PropertyWrite]) -> PropertyWrite? {
        if let write = overrides.write(of: id) { return write }
        if let styleWrite, styleWrite.id == id { return styleWrite }
        if let entry = parentOverrides?.map.entry(of: id), id.space == .trait { return entry.write }
        return computed.last { $0.id == id } ?? placeWrites.last { $0.id == id }
    }

    private var styleWrite: PropertyWrite? {
        if style == .unspecified { return nil }
        return PropertyWrite(UITraitUserInterfaceStyle.self, in: .trait, value: style)
    }
}

extension TraitNode {
    package var observers: [KeyObserver] { traitRecord?.observers ?? [] }
    package var attachedNodes: AttachedNodes { record.attachedNodes }
    package var publicParent: (any UITraitEnvironment)? { self }
    package var receivesTraitChanges: Bool { true }
    package var recordsRequestedRuns: Bool { true }
    package var placeWrites: [PropertyWrite] { [] }

    /// Calls `body` with the nodes of objects that are no views and inherit from this one.
    package func forEachAttachedNode(_ body: (any ScopeNode) -> Void) {
        if let traitRecord, traitRecord.attachedNodeLimit > 0 { traitRecord.attachedNodes.forEach { body($0) } }
    }

    /// How many nodes `forEachAttachedNode` visits at most.
    package var attachedNodeLimit: Int { traitRecord?.attachedNodeLimit ?? 0 }

    package var placeType: Any.Type { type(of: environment) }

    package func origin(ofWriting id: KeyID) -> WriteOrigin {
        guard let record = traitRecord else { return WriteOrigin("own traits") }
        if record.overrides.write(of: id) != nil { return WriteOrigin("traitOverrides") }
        if record.style != .unspecified, id == UITraitUserInterfaceStyle.keyID {
            return WriteOrigin("overrideUserInterfaceStyle")
        }
        if record.parentOverrides?.map.contains(id) == true { return WriteOrigin("override collection") }
        return WriteOrigin("own traits")
    }

    package var environment: any UITraitEnvironment { self }

    /// The node's record, made now if it has none.
    package var record: TraitRecord {
        if let record = traitRecord { return record }
        let record = TraitRecord()
        traitRecord = record
        return record
    }

    /// The traits in force here, as the node's public property returns them.
    package var answeredTraits: UITraitCollection {
        if let tracking = TraitTracking.current, let collection = tracking.collection(for: self) { return collection }
        let scope = nearestScope
        if scope.hasStagedWrites, seesStagedWrites(of: scope) {
            return UITraitCollection(map: scope.mapWithStagedWrites)
        }
        return scope.traitCollection
    }

    /// The overrides as a value.
    package var overridesValue: UITraitOverrides {
        get { UITraitOverrides(traitRecord?.overrides ?? OverrideList(), owner: self) }
        set {
            let changes = newValue.list.changes(from: traitRecord?.overrides ?? OverrideList())
            if changes.isEmpty { return }
            record.overrides = newValue.list
            stageRecord(of: changes)
        }
    }

    /// Stages the record's writes of some traits, after they changed.
    private func stageRecord(of ids: [KeyID]) {
        let (record, placeWrites) = (record, placeWrites)
        let writes = ids.map { ($0, record.write(of: $0, over: placeWrites)) }
        if ownScope == nil, writes.allSatisfy({ $0.1 == nil }) { return }
        let scope = makeOwnScope()
        for (id, write) in writes {
            if let write { scope.stage(write) } else { scope.stage(removing: id) }
        }
    }

    /// Stages the record's writes, after they changed.
    package func stageRecord() {
        let writes = record.writes(over: placeWrites)
        if writes.isEmpty, ownScope == nil { return }
        // Others keep values of the environment here.
        makeOwnScope().stage(replacingAllWith: writes, keeping: .environment)
    }

    /// The style override, separate from `traitOverrides`.
    package var styleOverride: UIUserInterfaceStyle {
        get { traitRecord?.style ?? .unspecified }
        set {
            if newValue == styleOverride { return }
            record.style = newValue
            stageRecord()
        }
    }

    /// Puts staged writes of the tree this node belongs to in force now, and calls the registered handlers.
    package func updateTraitsNow() {
        UpdateQueue.shared.flush(through: .handlers, including: .around(self))
    }

    // MARK: Registrations

    func register(
        _ traits: [UITrait], deliver: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeToken {
        require(
            !traits.isEmpty,
            "A registration needs at least one trait: the list is empty. Name the traits the handler depends on.")
        return addRegistration(for: traits.map { KeyID($0, in: .trait) }, deliver: deliver).makeToken()
    }

    /// Adds a registration for keys and files it where this node stands.
    @discardableResult
    package func addRegistration(
        for keys: [KeyID], deliver: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> TraitRegistration {
        let registration = TraitRegistration(node: self, deliver: deliver)
        record.observers.append(registration)
        file(registration, keys: keys)
        return registration
    }

    func register<Target: AnyObject>(
        _ traits: [UITrait], target: AnyObject?, as type: Target.Type,
        deliver: @escaping (Target, any UITraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeToken {
        if let target, !(target is Target) {
            fatalError(
                "An action must be a method of its target: \(Swift.type(of: target)) is not a \(Target.self).")
        }
        return register(traits) { [weak target] object, previous in
            if let target = target as? Target { deliver(target, object, previous) }
        }
    }

    func unregister(_ token: any UITraitChangeRegistration) {
        guard let registration = (token as? TraitChangeToken)?.registration,
            let index = traitRecord?.observers.firstIndex(where: { $0 === registration })
        else { return }
        traitRecord?.observers.remove(at: index)
        registration.end()
    }
}

extension Scope {
    /// The collection of this scope's values: one object for all nodes that share the scope.
    package var traitCollection: UITraitCollection {
        let map = map
        // Only this property sets a scope's derivedValue, always to a collection.
        if let derivedValue { return unsafeDowncast(derivedValue, to: UITraitCollection.self) }
        let collection = UITraitCollection(map: map)
        derivedValue = collection
        return collection
    }
}
