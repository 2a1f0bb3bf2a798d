/// Values as texts for people: the same on every run as far as the values' own descriptions are.
package enum ValueText {
    /// The value as text. Objects are called by their type, as their descriptions mostly hold an address.
    package static func of(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: return TypeName.of(type(of: value))
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return "nil" }
            return Mirror(reflecting: wrapped).displayStyle == .class ? of(wrapped) : "\(value)"
        default: return "\(value)"
        }
    }
}
