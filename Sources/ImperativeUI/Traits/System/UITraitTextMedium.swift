import Drawing
import UnifiedStorage

/// What text is shown in: `textMedium`. Hosts set it on a scene before it has windows, and
/// `UIWindow.textMedium` on a window. Set otherwise, what was measured before stays as it is.
///
/// It has no place among the public traits: it is in no archive, and in a description only where it was set.
package struct UITraitTextMedium: UITraitDefinition {
    /// `.uniform`.
    package static var defaultValue: TextMedium { .uniform }
    /// `TextMedium`.
    package static var name: String { "TextMedium" }
}

extension UITraitCollection {
    /// What text is shown in.
    package final var textMedium: TextMedium { self[UITraitTextMedium.self] }
}

extension UIMutableTraits {
    /// What text is shown in.
    package var textMedium: TextMedium {
        get { self[UITraitTextMedium.self] }
        set { self[UITraitTextMedium.self] = newValue }
    }
}
