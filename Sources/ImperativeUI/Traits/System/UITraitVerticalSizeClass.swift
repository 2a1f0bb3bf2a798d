import UnifiedStorage

/// How much height there is: `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// `UITraitVerticalSizeClass`.
    public static var identifier: String { "UITraitVerticalSizeClass" }
    /// `VerticalSizeClass`.
    public static var name: String { "VerticalSizeClass" }
    /// Whether system colours may differ by it.
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
    /// How much height there is.
    @inlinable public final var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }

    /// A collection with `verticalSizeClass` set.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
}

extension UIMutableTraits {
    /// How much height there is.
    @inlinable public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
}
