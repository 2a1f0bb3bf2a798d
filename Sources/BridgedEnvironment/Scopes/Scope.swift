/// A place where values were written: a trait override, an environment modifier, or a boundary between the worlds.
///
/// Scopes form one tree through both worlds. A node without writes has no scope of its own and shares that of its
/// nearest ancestor with one. The map of a scope is derived from its parent's when it is next read, and only if
/// something above it changed.
@MainActor package final class Scope {
    /// The scope this one inherits from; `nil` for a root.
    @exclusivity(unchecked) package internal(set) var parent: Scope?
    /// The map this scope inherits instead of its parent's: a root's own values, or the last values of a detached
    /// tree.
    var base: PropertyMap?
    /// The committed writes made here, in the order they were made.
    // As for `subscribers`.
    @exclusivity(unchecked) package internal(set) var writes: [PropertyWrite] = [] {
        didSet { work?.writesDidChange() }
    }
    /// The writes that wait for the next commit, and an index of many writes; `nil` where there is neither.
    @exclusivity(unchecked) var work: ScopeWork?
    /// The observers to notify when a key changes at or above this scope.
    // Exclusive access is not checked for state touched by every read of a key: it is used on one actor, briefly.
    @exclusivity(unchecked) var subscribers = ScopeSubscribers()

    /// The write that is the only one here, now or after the next commit, if other scopes make the same.
    private var sharedWrite: SharedWrite?
    /// The only key that is ever written here, if that is known. Changes of other keys concern this scope as they do
    /// the one above, where their observers are registered.
    let onlyKey: KeyID?

    // One to four bytes each from here on, in the room that is left behind the key.
    /// Whether trees below this root take part in the update cycle: true for window scenes and windows.
    @exclusivity(unchecked) package var isLive = false {
        didSet { if isLive { PendingChanges.shared.treeMoves(self) } }
    }
    /// Whether `base` is dropped at the next commit, so that the scope inherits again.
    var isFrozenUntilCommit = false
    /// Whether this scope is already known to the pending changes.
    var isStaged = false
    // Not isolated for `ScopeLink.validDerivedValue`, and used on the main actor only.
    nonisolated(unsafe) private var validEpoch: UInt32 = 0

    /// The node that owns this scope, if it belongs to an imperative node.
    package weak var owner: (any ScopeNode)?
    /// The owner of the scope, for descriptions. The owner removes itself before it is deallocated.
    // Not weak, as that would give each owner, of which there are many, a second object.
    package unowned var label: (any ScopeLabel)?
    /// Something a face of the store derived from `map`, dropped with it.
    // Exclusive access is not checked for state touched by every read: it is loaded and stored whole, on one actor.
    // Nonisolated members are so for `ScopeLink.validDerivedValue`, and used on the main actor only.
    @exclusivity(unchecked) nonisolated(unsafe) package var derivedValue: AnyObject?

    private(set) var derived: PropertyMap
    private(set) var derivedFrom: PropertyMap?

    /// The scope's state before changes that some observers have not been told of; `nil` if there are none.
    var history: History?

    /// Advances with every change of any value; a scope is up to date when it was derived at this epoch.
    nonisolated(unsafe) private static var epoch: UInt32 = 1

    /// The scope of nodes that have never been in a window: its values are the prediction made for them.
    package static let predicted = Scope(root: .empty)
    /// The values of `predicted`. Scopes that are there by the time they are set read them from then on, too.
    package static var prediction: PropertyMap {
        get { predicted.map }
        set {
            predicted.base = newValue
            predicted.inputsChanged()
        }
    }

    /// A root with values of its own.
    package init(root base: PropertyMap) {
        self.base = base
        derived = base
        onlyKey = nil
    }

    /// A scope below `parent`, whose first writes are in force at once.
    package init(parent: Scope, writes: [PropertyWrite] = []) {
        self.parent = parent
        self.writes = writes
        derived = .empty
        onlyKey = nil
    }

    /// A scope below `parent`, whose first writes are in force at once.
    ///
    /// - Parameters:
    ///   - shared: The first write, if it is the only one and other scopes make the same.
    ///   - onlyKey: The only key that is ever written here, if that is known.
    package init(parent: Scope, writes: [PropertyWrite], shared: SharedWrite?, onlyKey: KeyID?) {
        self.parent = parent
        self.writes = writes
        sharedWrite = shared
        derived = .empty
        self.onlyKey = onlyKey
    }

    /// A scope below `parent` that makes one write, which is in force at once, and never writes another key.
    package init(parent: Scope, sharing write: SharedWrite) {
        self.parent = parent
        writes = write.list
        sharedWrite = write
        derived = .empty
        onlyKey = write.write.id
    }

    /// Stages a write that other scopes make too, as the only one. It is in force after the next commit.
    package func stage(sharing write: SharedWrite) {
        precondition(write.write.id == onlyKey, "A scope for one key is to write another.")
        sharedWrite = write
        stage(write.write)
    }

    /// Stages exactly `writes`. If they are one that other scopes make too, that is `shared`.
    package func stage(replacingAllWith writes: [PropertyWrite], shared: SharedWrite?) {
        sharedWrite = shared
        stage(replacingAllWith: writes)
    }

    isolated deinit {
        PendingChanges.shared.treeEnds(self)
        unsubscribeFromAll()
        // A chain of parents without other owners is released in a loop, so that its length costs no stack.
        var next = parent
        parent = nil
        while isKnownUniquelyReferenced(&next) { next = next?.detachForRelease() }
    }

    private func detachForRelease() -> Scope? {
        unsubscribeFromAll()
        defer { parent = nil }
        return parent
    }

    // MARK: Values

    /// The committed values in force here. Costs two comparisons when nothing changed anywhere, else the scopes above
    /// that have not been read since.
    package var map: PropertyMap {
        if validEpoch == Scope.epoch { return derived }
        return deriveChain()
    }

    /// The derivedValue, if it is known to belong to the values in force.
    nonisolated var validDerivedValue: AnyObject? { validEpoch == Scope.epoch ? derivedValue : nil }

    private func deriveChain() -> PropertyMap {
        if let parent, base == nil, parent.validEpoch != Scope.epoch {
            var chain: [Scope] = []
            var scope = parent
            while scope.validEpoch != Scope.epoch {
                chain.append(scope)
                guard scope.base == nil, let above = scope.parent else { break }
                scope = above
            }
            for scope in chain.reversed() { scope.derive() }
        }
        derive()
        return derived
    }

    /// The values that the scope's own writes are applied to.
    package var inheritedMap: PropertyMap { base ?? parent?.map ?? .empty }

    private func derive() {
        validEpoch = Scope.epoch
        let from = base ?? parent?.derived ?? .empty
        if let derivedFrom, derivedFrom.isIdentical(to: from) { return }
        derivedFrom = from
        if let sharedWrite, sharedWrite.isOnly(in: writes) {
            derived = sharedWrite.map(over: from)
        } else {
            derived = from.applying(writes)
        }
        derivedValue = nil
    }

    /// Makes every scope check its sources when it is next read.
    static func valuesChanged() {
        epoch &+= 1
        if epoch == 0 { epoch = 1 }
    }

    /// Forgets the derived map, because the writes or the base changed.
    func inputsChanged() {
        derivedFrom = nil
        validEpoch = 0
        Scope.valuesChanged()
    }

    // MARK: Place

    /// The root of the scopes above this one.
    package var root: Scope {
        var scope = self
        while let above = scope.parent { scope = above }
        return scope
    }

    /// The topmost of the scopes above this one that belongs to its tree alone.
    package var top: Scope {
        var scope = self
        while let above = scope.parent, above !== Scope.predicted { scope = above }
        return scope
    }

    /// Whether this scope inherits from a live root through parents that are not frozen.
    package var inheritsLive: Bool { root.isLive }
}

/// Names a scope in descriptions.
@MainActor package protocol ScopeLabel: AnyObject {
    var scopeLabel: String { get }
}

/// A write, or the removal of one, that waits for the next commit.
struct StagedWrite {
    let id: KeyID
    let write: PropertyWrite?
}

extension Scope: UpdateMember {
    package var updateLabel: String { label?.scopeLabel ?? owner.map { "\(type(of: $0))" } ?? "scope" }
}
