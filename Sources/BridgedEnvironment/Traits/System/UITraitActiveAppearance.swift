/// The appearance of a user interface: active or inactive.
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
    /// A Boolean value that indicates whether system colours can depend on the trait: `true`.
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
    /// The appearance of the window: active or inactive.
    @inlinable public final var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    /// Creates a collection with a value for `activeAppearance`.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
}

extension UIMutableTraits {
    /// The appearance of the window: active or inactive.
    @inlinable public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}
