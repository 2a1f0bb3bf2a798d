import UnifiedStorage

/// Calls back when a key it is filed under changes.
final class EnvironmentObserver: KeyObserver, ExplainableObserver {
    var keysChanged: () -> Void = {}
    // Only looked at while this is filed, which ends before the node's life does.
    #if DEBUG
        private unowned var place: (any TreePlace)?
    #else
        private unowned(unsafe) var place: (any TreePlace)?
    #endif
    private var role = Role.modifier

    /// What runs again.
    enum Role { case modifier, measuring, drawing, update, conversion }

    override func keysDidChange(_ keys: [KeyID]) { keysChanged() }

    override var updateLabel: String {
        guard home != nil, let place else { return "environment of a view" }
        return "\(role) of \(place.placeType), which reads \(keyNames)"
    }

    /// Names what is run again, and of which node, for explanations. They do not show it without this.
    func runs(_ role: Role, of place: any TreePlace) {
        self.role = role
        self.place = place
    }

    var reader: ObserverDescription? {
        guard home != nil, let place else { return nil }
        switch role {
        case .modifier:
            return ObserverDescription(place, role: (place as? any EnvironmentSetting)?.writeOrigin.name ?? "")
        case .measuring: return ObserverDescription(place, role: "measuring")
        case .drawing: return ObserverDescription(place, role: "drawing")
        case .update: return ObserverDescription(place, role: "update")
        case .conversion: return ObserverDescription(place, role: "conversion to traits")
        }
    }
}
