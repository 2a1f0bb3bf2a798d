import Drawing
import BridgedEnvironment

/// The medium that shows text: `textMedium`. Hosts set it on a scene before it has windows, and `UIWindow.textMedium`
/// on a window. Set otherwise, earlier measurements stay as they are.
///
/// It has no place among the public traits: it is in no archive, and in a description only where it was set.
package struct UITraitTextMedium: UITraitDefinition {
    /// `.uniform`.
    package static var defaultValue: TextMedium { .uniform }
    /// `TextMedium`.
    package static var name: String { "TextMedium" }
}

extension UITraitCollection {
    /// The medium that shows text.
    package final var textMedium: TextMedium { self[UITraitTextMedium.self] }
}

extension UIMutableTraits {
    /// The medium that shows text.
    package var textMedium: TextMedium {
        get { self[UITraitTextMedium.self] }
        set { self[UITraitTextMedium.self] = newValue }
    }
}
