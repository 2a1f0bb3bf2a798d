/// The trait for the vertical size class, `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The identifier of the trait: `UITraitVerticalSizeClass`.
    public static var identifier: String { "UITraitVerticalSizeClass" }
    /// The name of the trait in descriptions: `VerticalSizeClass`.
    public static var name: String { "VerticalSizeClass" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitVerticalSizeClass: SystemTrait {
    static func printed(_ value: UIUserInterfaceSizeClass) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .compact: "Compact"
        case .regular: "Regular"
        }
    }
}

extension UITraitCollection {
    /// The vertical size class, which describes the available height.
    @inlinable public final var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }

    /// Creates a collection with a value for `verticalSizeClass`.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
}

extension UIMutableTraits {
    /// The vertical size class, which describes the available height.
    @inlinable public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
}
