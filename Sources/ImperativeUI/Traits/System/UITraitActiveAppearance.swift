import UnifiedStorage

/// Whether an interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Codable, Sendable {
    /// Not known.
    case unspecified = -1
    /// It looks like one in the background.
    case inactive = 0
    /// It looks like the one in use.
    case active = 1
}

/// Whether the window looks active: `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// `UITraitActiveAppearance`.
    public static var identifier: String { "UITraitActiveAppearance" }
    /// `ActiveAppearance`.
    public static var name: String { "ActiveAppearance" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitActiveAppearance: SystemTrait {
    static func printed(_ value: UIUserInterfaceActiveAppearance) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .inactive: "Inactive"
        case .active: "Active"
        }
    }
}

extension UITraitCollection {
    /// Whether the window looks active.
    @inlinable public final var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    /// A collection with `activeAppearance` set.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
}

extension UIMutableTraits {
    /// Whether the window looks active.
    @inlinable public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
