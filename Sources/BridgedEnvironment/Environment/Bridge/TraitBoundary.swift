/// The boundary from the declarative world to the imperative one.
///
/// Its scope is a child of the scope around. It holds the traits made from the bridged keys that were written since the
/// last boundary, and behind it these keys count as not set.
@MainActor package final class TraitBoundary {
    /// The scope of the nodes behind the boundary.
    package let scope: Scope
    private let outer: Scope
    private let observer = ConversionObserver()
    /// For each trait, the key from which it was converted.
    private var origins: [KeyID: KeyID]

    /// - Parameter outer: The scope around.
    package init(in outer: Scope) {
        self.outer = outer
        let bridged = BridgedTraits(of: outer.map)
        scope = Scope(parent: outer, writes: bridged.boundaryWrites)
        origins = bridged.traits.writers
        observer.boundary = self
        observer.file(in: outer, keys: bridged.keys)
    }

    /// The values around.
    package var environment: EnvironmentValues { EnvironmentValues(map: outer.map) }

    /// The place of the boundary in explanations, until it ends.
    package var place: (any BoundaryPlace)? {
        get { observer.place }
        set { observer.place = newValue }
    }

    /// Returns the key from which the boundary converted its write of a trait; `nil` for other writes.
    package func origin(of id: KeyID) -> KeyID? { origins[id] }

    /// Ends the conversion. The nodes behind the boundary keep their latest values.
    package func end() {
        observer.unfile()
        place = nil
        scope.freeze()
    }

    fileprivate func convertAgain() {
        let bridged = BridgedTraits(of: outer.map)
        observer.file(in: outer, keys: bridged.keys)
        origins = bridged.traits.writers
        let writes = bridged.boundaryWrites
        if !writes.isSame(as: scope.writes) { scope.stage(replacingAllWith: writes) }
    }
}

/// Converts again when something that was converted changes.
private final class ConversionObserver: KeyObserver, ExplainableObserver {
    weak var boundary: TraitBoundary?
    // Not weak, as that would give each place a second object. The place owns the boundary.
    unowned var place: (any BoundaryPlace)?

    override func keysDidChange(_ changes: KeyChanges) { boundary?.convertAgain() }

    override var updateLabel: String {
        guard home != nil, let place else { return "conversion to traits" }
        return "conversion of \(place.placeType), which reads \(keyNames)"
    }

    var reader: ObserverDescription? {
        guard home != nil, let place else { return nil }
        return ObserverDescription(place, role: "conversion to traits")
    }
}
