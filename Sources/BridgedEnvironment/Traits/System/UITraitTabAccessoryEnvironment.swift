/// The trait for the place of the tab bar's accessory, `tabAccessoryEnvironment`.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UITabAccessory.Environment { .unspecified }
    /// The identifier of the trait: `UITraitTabAccessoryEnvironment`.
    public static var identifier: String { "UITraitTabAccessoryEnvironment" }
    /// The name of the trait in descriptions: `TabAccessoryEnvironment`.
    public static var name: String { "TabAccessoryEnvironment" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitTabAccessoryEnvironment: SystemTrait {
    static func printed(_ value: UITabAccessory.Environment) -> String { String(value.rawValue) }
}

extension UITraitCollection {
    /// The place of the tab bar's accessory.
    @inlinable public final var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }

    /// Creates a collection with a value for `tabAccessoryEnvironment`.
    public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
        self.init(UITraitTabAccessoryEnvironment.self, value: tabAccessoryEnvironment)
    }
}

extension UIMutableTraits {
    /// The place of the tab bar's accessory.
    @inlinable public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}
