import UnifiedStorage

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Codable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ample room.
    case regular = 2
}

/// How much width there is: `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// `.unspecified`.
    @inlinable public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// `UITraitHorizontalSizeClass`.
    public static var identifier: String { "UITraitHorizontalSizeClass" }
    /// `HorizontalSizeClass`.
    public static var name: String { "HorizontalSizeClass" }
    /// Whether system colours may differ by it.
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
    /// How much width there is.
    @inlinable public final var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }

    /// A collection with `horizontalSizeClass` set.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
}

extension UIMutableTraits {
    /// How much width there is.
    @inlinable public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
}
