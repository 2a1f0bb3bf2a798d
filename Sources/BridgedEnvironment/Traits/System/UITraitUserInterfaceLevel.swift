/// The level of the interface to which content belongs.
public enum UIUserInterfaceLevel: Int, Codable, Sendable {
    /// The level is not specified.
    case unspecified = -1
    /// The main content of a window.
    case base = 0
    /// Content above a window's main content, such as a sheet.
    case elevated = 1
}

/// The trait for whether the interface is above other content, `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// The identifier of the trait: `UITraitUserInterfaceLevel`.
    public static var identifier: String { "UITraitUserInterfaceLevel" }
    /// The name of the trait in descriptions: `UserInterfaceLevel`.
    public static var name: String { "UserInterfaceLevel" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceLevel: SystemTrait {
    static func printed(_ value: UIUserInterfaceLevel) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .base: "Base"
        case .elevated: "Elevated"
        }
    }
}

extension UITraitCollection {
    /// The level of the interface, which is elevated above other content.
    @inlinable public final var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

    /// Creates a collection with a value for `userInterfaceLevel`.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
}

extension UIMutableTraits {
    /// The level of the interface, which is elevated above other content.
    @inlinable public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
}
