import DeclarativeUI

/// The colour of the application, which both worlds share.
enum Accent: String, CaseIterable, Sendable {
    case ocean, forest, sunset

    /// Its colour in UIKit, which texts can have on a light background, too.
    var color: UIColor {
        switch self {
        case .ocean: .systemBlue
        case .forest: Self.color(red: 0.1, green: 0.5, blue: 0.25, dark: .systemGreen)
        case .sunset: Self.color(red: 0.75, green: 0.35, blue: 0, dark: .systemOrange)
        }
    }

    private static func color(red: CGFloat, green: CGFloat, blue: CGFloat, dark: UIColor) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark ? dark : UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
    }

    /// Its name for people.
    var title: String { rawValue.capitalized }
}

/// The imperative side: a trait.
struct AccentTrait: UITraitDefinition {
    static let defaultValue = Accent.ocean
    static let affectsColorAppearance = true
    static let name = "Accent"
    static let identifier = "isthmus.example.accent"
}

/// The declarative side: an environment key, bridged with the trait.
struct AccentKey: EnvironmentKey, UITraitBridgedEnvironmentKey {
    static let defaultValue = Accent.ocean

    static func read(from traitCollection: UITraitCollection) -> Accent { traitCollection[AccentTrait.self] }

    static func write(to mutableTraits: inout any UIMutableTraits, value: Accent) {
        mutableTraits[AccentTrait.self] = value
    }
}

extension EnvironmentValues {
    var accent: Accent {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}
