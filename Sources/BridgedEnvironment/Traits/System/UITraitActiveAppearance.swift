/// Whether a user interface has an active appearance.
public enum UIUserInterfaceActiveAppearance: Int, Codable, Sendable {
    /// The appearance is not specified.
    case unspecified = -1
    /// The appearance of an interface in the background.
    case inactive = 0
    /// The appearance of the interface in use.
    case active = 1
}

/// The trait for whether the window has an active appearance, `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// The identifier of the trait: `UITraitActiveAppearance`.
    public static var identifier: String { "UITraitActiveAppearance" }
    /// The name of the trait in descriptions: `ActiveAppearance`.
    public static var name: String { "ActiveAppearance" }
    /// Whether system colours can depend on the trait: `true`.
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
    /// Whether the window has an active appearance.
    @inlinable public final var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    /// Creates a collection with a value for `activeAppearance`.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
}

extension UIMutableTraits {
    /// Whether the window has an active appearance.
    @inlinable public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
