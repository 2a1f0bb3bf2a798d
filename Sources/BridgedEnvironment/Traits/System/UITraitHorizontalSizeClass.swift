/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Codable, Sendable {
    /// The size class is not specified.
    case unspecified = 0
    /// The space is compact.
    case compact = 1
    /// The space is regular.
    case regular = 2
}

/// The trait for the horizontal size class, `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The default value of the trait: `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The identifier of the trait: `UITraitHorizontalSizeClass`.
    public static var identifier: String { "UITraitHorizontalSizeClass" }
    /// The name of the trait in descriptions: `HorizontalSizeClass`.
    public static var name: String { "HorizontalSizeClass" }
    /// A Boolean value that indicates whether system colours can depend on the trait: `false`.
    public static var affectsColorAppearance: Bool { false }
}

extension UITraitHorizontalSizeClass: SystemTrait {
    static func printed(_ value: UIUserInterfaceSizeClass) -> String {
        switch value {
        case .unspecified: "Unspecified"
        case .compact: "Compact"
        case .regular: "Regular"
        }
    }
}

extension UITraitCollection {
    /// The horizontal size class, which describes the available width.
    @inlinable public final var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }

    /// Creates a collection with a value for `horizontalSizeClass`.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
}

extension UIMutableTraits {
    /// The horizontal size class, which describes the available width.
    @inlinable public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
}
