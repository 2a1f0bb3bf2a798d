/// The style of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Codable, Sendable {
    /// The style is not specified.
    case unspecified = 0
    /// A light style, with dark text on a light background.
    case light = 1
    /// A dark style, with light text on a dark background.
    case dark = 2
}

/// The trait for whether the interface is light or dark, `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// The identifier of the trait: `UITraitUserInterfaceStyle`.
    public static var identifier: String { "UITraitUserInterfaceStyle" }
    /// The name of the trait in descriptions: `UserInterfaceStyle`.
    public static var name: String { "UserInterfaceStyle" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
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
    /// The style of the interface: light or dark.
    @inlinable public final var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

    /// Creates a collection with a value for `userInterfaceStyle`.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }
}

extension UIMutableTraits {
    /// The style of the interface: light or dark.
    @inlinable public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
}
