import DeclarativeUI

/// What the two worlds share.
enum Theme: Int, CaseIterable {
    case standard, pastel, bold, monochrome

    var color: UIColor {
        switch self {
        case .standard: .systemBlue
        case .pastel: .systemPink
        case .bold: .systemRed
        case .monochrome: .systemGray
        }
    }
}

/// The imperative side: a trait.
struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
    static let name = "Theme"
    static let identifier = "isthmus.example.theme"
}

extension UITraitCollection {
    var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// The declarative side: an environment key.
struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.standard
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

/// The bridge: from here on both name the same datum.
extension ThemeKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) { mutableTraits.theme = value }
}
