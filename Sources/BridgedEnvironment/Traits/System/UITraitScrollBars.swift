/// Whether scroll views show where their contents are: `showsScrollBars`. Hosts in which frames follow each other set
/// it on a scene before it has windows.
///
/// It has no place among the public traits: it is in no archive, and in a description only where it was set.
package struct UITraitScrollBars: UITraitDefinition {
    /// `false`.
    package static var defaultValue: Bool { false }
    /// `ScrollBars`.
    package static var name: String { "ScrollBars" }
}

extension UITraitCollection {
    /// Whether scroll views show where their contents are.
    package final var showsScrollBars: Bool { self[UITraitScrollBars.self] }
}

extension UIMutableTraits {
    /// Whether scroll views show where their contents are.
    package var showsScrollBars: Bool {
        get { self[UITraitScrollBars.self] }
        set { self[UITraitScrollBars.self] = newValue }
    }
}
