/// Whether people use the host, `isInInteractiveHost`: scroll views then show bars, and cells take the focus. Such a host
/// sets it on a scene before that has windows.
///
/// It has no place among the public traits: it is in no archive, and in a description only where it was set.
package struct UITraitInteractiveHost: UITraitDefinition {
    /// `false`.
    package static var defaultValue: Bool { false }
    /// `InteractiveHost`.
    package static var name: String { "InteractiveHost" }
}

extension UITraitCollection {
    /// Whether people use the host.
    package final var isInInteractiveHost: Bool { self[UITraitInteractiveHost.self] }
}

extension UIMutableTraits {
    /// Whether people use the host.
    package var isInInteractiveHost: Bool {
        get { self[UITraitInteractiveHost.self] }
        set { self[UITraitInteractiveHost.self] = newValue }
    }
}
