import UnifiedStorage

/// The layer of the interface content belongs to.
public enum UIUserInterfaceLevel: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The content of a window.
    case base = 0
    /// Content above a window's main content, such as a sheet.
    case elevated = 1
}

/// Whether the interface lies above other content: `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// `UITraitUserInterfaceLevel`.
    public static var identifier: String { "UITraitUserInterfaceLevel" }
    /// `UserInterfaceLevel`.
    public static var name: String { "UserInterfaceLevel" }
    /// Whether system colours may differ by it.
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
    /// Whether the interface lies above other content.
    @inlinable public final var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

    /// A collection with `userInterfaceLevel` set.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
}

extension UIMutableTraits {
    /// Whether the interface lies above other content.
    @inlinable public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
}
