import UnifiedStorage

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Codable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
}

/// Whether the interface is light or dark: `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// `UITraitUserInterfaceStyle`.
    public static var identifier: String { "UITraitUserInterfaceStyle" }
    /// `UserInterfaceStyle`.
    public static var name: String { "UserInterfaceStyle" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: SystemTrait {
    static func printed(_ value: UIUserInterfaceStyle) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

extension UITraitCollection {
    /// Whether the interface is light or dark.
    @inlinable public final var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

    /// A collection with `userInterfaceStyle` set.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }
}

extension UIMutableTraits {
    /// Whether the interface is light or dark.
    @inlinable public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
}
