import UnifiedStorage

/// Where the accessory of a tab bar is shown: `tabAccessoryEnvironment`.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UITabAccessory.Environment { .unspecified }
    /// `UITraitTabAccessoryEnvironment`.
    public static var identifier: String { "UITraitTabAccessoryEnvironment" }
    /// `TabAccessoryEnvironment`.
    public static var name: String { "TabAccessoryEnvironment" }
    /// Whether system colours may differ by it.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitTabAccessoryEnvironment: SystemTrait {
    static func printed(_ value: UITabAccessory.Environment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// Where the accessory of a tab bar is shown.
    @inlinable public final var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }

    /// A collection with `tabAccessoryEnvironment` set.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
    }
}

extension UIMutableTraits {
    /// Where the accessory of a tab bar is shown.
    @inlinable public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
