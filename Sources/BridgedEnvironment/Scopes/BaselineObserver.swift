/// An observer that receives the values from before a change. Observers of this kind are notified by depth, then by
/// age.
@_spi(Store) @MainActor open class BaselineObserver: KeyObserver {
    /// The values at its place before the changes it has not yet been told of; `nil` when it knows of all.
    // Access is not checked, here and below, for the reason given in `KeyObserver`.
    @exclusivity(unchecked) private final var baseline: PropertyMap?
    @exclusivity(unchecked) package final var queuedPhases = UpdatePhaseSet()
    private final var depth = 0
    private final var depthEpoch: UInt32 = 0

    /// How many observers of this kind were made before this one.
    package final let serial: UInt64
    private static var made: UInt64 = 0

    /// Creates an observer that is not registered yet.
    override public init() {
        serial = BaselineObserver.made
        BaselineObserver.made += 1
        super.init()
    }

    /// The depth of the node it belongs to, which `measure` finds out when nodes may have moved since the last time.
    package final func depth(measure: () -> Int) -> Int {
        if depthEpoch == ScopeLink.depthEpoch { return depth }
        depth = measure()
        depthEpoch = ScopeLink.depthEpoch
        return depth
    }

    override final func willFile(in scope: Scope) { Scope.noteFiling(of: self, in: scope) }

    override final func keepBaseline() {
        if baseline == nil, let home { baseline = Scope.knownValues(of: self, in: home) }
    }

    override package final func forgetBaseline() { baseline = nil }

    /// Counts the values at its place as known: it is told of changes from now on only.
    package final func startAfresh() {
        forgetBaseline()
        if let home { Scope.noteFiling(of: self, in: home) }
    }

    /// Returns the values it knew of, if one of its keys has another value in `map`. From now on it knows those in
    /// `map`.
    package final func takeChange(to map: PropertyMap) -> PropertyMap? {
        let known = baseline
        startAfresh()
        guard let known, hasKey(where: { $0.isChanged(from: known, to: map) }) else { return nil }
        return known
    }
}
