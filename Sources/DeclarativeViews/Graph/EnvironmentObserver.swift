@_spi(Store) import BridgedEnvironment

/// Calls back when one of its keys changes.
package final class EnvironmentObserver: KeyObserver, ExplainableObserver {
    package var keysChanged: () -> Void = {}
    #if DEBUG
        private unowned var place: (any TreePlace)?
    #else
        // Accessed only while this observer is registered, which ends before the node's life does.
        private unowned(unsafe) var place: (any TreePlace)?
    #endif
    private var role = Role.modifier

    /// The code that runs again.
    package enum Role { case modifier, drawing, update }

    package override func keysDidChange(_ changes: KeyChanges) { keysChanged() }

    package override var updateLabel: String {
        guard home != nil, let place else { return "environment of a view" }
        return "\(role) of \(place.placeType), which reads \(keyNames)"
    }

    /// Sets the code that runs again and its node, for explanations. Without this they do not include it.
    package func runs(_ role: Role, of place: any TreePlace) {
        self.role = role
        self.place = place
    }

    package var reader: ObserverDescription? {
        guard home != nil, let place else { return nil }
        switch role {
        case .modifier:
            return ObserverDescription(place, role: (place as? any EnvironmentSetting)?.writeOrigin.name ?? "")
        case .drawing: return ObserverDescription(place, role: "drawing")
        case .update: return ObserverDescription(place, role: "update")
        }
    }
}
