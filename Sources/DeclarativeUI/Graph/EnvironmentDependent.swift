import UnifiedStorage

/// Calls back when a key it is filed under changes.
final class EnvironmentDependent: Dependent, ReadingDependent {
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

    var reader: DependentReader? {
        guard home != nil, let place else { return nil }
        switch role {
        case .modifier:
            return DependentReader(place, role: (place as? any EnvironmentSetting)?.meansOfWriting.name ?? "")
        case .measuring: return DependentReader(place, role: "measuring")
        case .drawing: return DependentReader(place, role: "drawing")
        case .update: return DependentReader(place, role: "update")
        case .conversion: return DependentReader(place, role: "conversion to traits")
        }
    }
}
