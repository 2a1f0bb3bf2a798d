import BridgedEnvironment
import Drawing

package enum InteractiveHostKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}

package enum InterfaceLevelKey: EnvironmentKey {
    package static var defaultValue: UIUserInterfaceLevel { .unspecified }
}

package enum TextMediumKey: EnvironmentKey {
    package static var defaultValue: TextMedium { .uniform }
}

enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// The medium that shows text; `.uniform` by default.
    var textMedium: TextMedium {
        get { self[TextMediumKey.self] }
        set { self[TextMediumKey.self] = newValue }
    }

    /// The colours of the system's palette for this place.
    var paletteAppearance: SystemPalette.Appearance {
        let isDark = colorScheme == .dark
        // In light style nothing depends on the level, so it is not read.
        return SystemPalette.Appearance(
            isDark: isDark, isHighContrast: colorSchemeContrast == .increased,
            isElevated: isDark && self[InterfaceLevelKey.self] == .elevated)
    }

    /// Whether people use the host; `false` by default.
    var isInInteractiveHost: Bool {
        get { self[InteractiveHostKey.self] }
        set { self[InteractiveHostKey.self] = newValue }
    }

    /// A Boolean value that indicates whether views allow user interaction; `true` by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The maximum number of lines of text; `nil`, the default, for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}
